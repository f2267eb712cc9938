//! The real disk: the system's own files, through the standard library.

use super::disk::{Access, Disk, DiskFile, FileKind, FileMeta};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// The files of the system that the program runs on.
#[derive(Clone, Copy, Debug)]
pub struct System;

impl Disk for System {
    fn meta(&self, path: &Path) -> io::Result<FileMeta> {
        fs::metadata(path).map(FileMeta::from)
    }

    fn meta_of_link(&self, path: &Path) -> io::Result<FileMeta> {
        fs::symlink_metadata(path).map(FileMeta::from)
    }

    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn DiskFile>> {
        boxed(OpenOptions::new().read(true).write(access == Access::Writing).open(path))
    }

    fn create_new(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        boxed(OpenOptions::new().write(true).create_new(true).open(path))
    }

    fn create_temporary(&self, folder: &Path) -> io::Result<(PathBuf, Box<dyn DiskFile>)> {
        let mut builder = tempfile::Builder::new();
        // Whoever may read the other files of the folder may read this one, too.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let (file, path) = builder.prefix(".new-").tempfile_in(folder)?.keep()?;
        Ok((path, Box::new(file)))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn create_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir(path)
    }

    #[cfg(unix)]
    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        File::open(path)?.sync_all()
    }

    #[cfg(not(unix))]
    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn names(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
    }
}

impl DiskFile for File {
    fn meta(&self) -> io::Result<FileMeta> {
        self.metadata().map(FileMeta::from)
    }

    fn is_at(&self, path: &Path) -> io::Result<bool> {
        match same_file(self, path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            answer => answer,
        }
    }

    fn try_lock(&self, access: Access) -> io::Result<()> {
        match access {
            Access::Reading => File::try_lock_shared(self)?,
            Access::Writing => File::try_lock(self)?,
        }
        Ok(())
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        File::set_len(self, len)
    }

    fn sync_data(&self) -> io::Result<()> {
        File::sync_data(self)
    }

    fn sync_all(&self) -> io::Result<()> {
        File::sync_all(self)
    }
}

impl From<fs::Metadata> for FileMeta {
    fn from(metadata: fs::Metadata) -> Self {
        let kind = match metadata.file_type() {
            kind if kind.is_file() => FileKind::File,
            kind if kind.is_dir() => FileKind::Folder,
            kind if kind.is_symlink() => FileKind::Link,
            _ => FileKind::Other,
        };
        FileMeta { kind, len: metadata.len() }
    }
}

fn boxed(file: io::Result<File>) -> io::Result<Box<dyn DiskFile>> {
    file.map(|file| Box::new(file) as Box<dyn DiskFile>)
}

#[cfg(unix)]
fn same_file(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let identity = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    Ok(identity(file.metadata()?) == identity(fs::metadata(path)?))
}

#[cfg(windows)]
fn same_file(file: &File, path: &Path) -> io::Result<bool> {
    use same_file::Handle;
    Ok(Handle::from_file(file.try_clone()?)? == Handle::from_path(path)?)
}

/// Where nothing tells files apart, the name is believed.
#[cfg(not(any(unix, windows)))]
fn same_file(_: &File, path: &Path) -> io::Result<bool> {
    fs::metadata(path).map(|_| true)
}
