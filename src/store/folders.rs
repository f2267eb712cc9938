//! Folders as the store needs them: there, on the disk, and not mistaken for missing.

use super::disk::{Disk, FileKind};
use super::error::{Operation, Result, StoreError, is_missing};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Creates a folder and its missing parents, and syncs each to the disk.
pub(super) fn create_folder(disk: &dyn Disk, path: &Path) -> Result<()> {
    if is_folder(disk, path) {
        return Ok(());
    }
    // A relative path of one part has an empty parent: the working folder.
    if let Some(parent) = path.parent()
        && parent != Path::new("")
    {
        create_folder(disk, parent)?;
    }
    match disk.create_folder(path) {
        Ok(()) => sync_name(disk, path),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => check_folder(disk, path),
        Err(error) => Err(StoreError::io(Operation::Create, path)(error)),
    }
}

/// Whether a path leads to a folder.
pub(super) fn is_folder(disk: &dyn Disk, path: &Path) -> bool {
    disk.meta(path).is_ok_and(|meta| meta.kind == FileKind::Folder)
}

/// Flushes the name of a new file or folder to the disk, and the name of the folder around it: the
/// program that created that folder may have been killed before it flushed its name.
pub(crate) fn sync_name(disk: &dyn Disk, path: &Path) -> Result<()> {
    let inner = around(path);
    sync_names(disk, &inner).map_err(StoreError::io(Operation::Sync, &inner))?;
    let outer = around(&inner);
    match sync_names(disk, &outer) {
        // A user who may not open the outer folder did not create the inner one.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Ok(()),
        synced => synced.map_err(StoreError::io(Operation::Sync, &outer)),
    }
}

/// Flushes the names in a folder to the disk, where the file system can: some network file systems
/// report that they cannot.
fn sync_names(disk: &dyn Disk, folder: &Path) -> io::Result<()> {
    match disk.sync_folder(folder) {
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => {
            Ok(())
        }
        synced => synced,
    }
}

/// The folder around a path; a relative path of one part is in the working folder.
pub(super) fn around(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        Some(_) => ".".into(),
        None => path.to_owned(),
    }
}

/// Refuses what is in the place of a folder or of one around it, such as a link to nothing. A link to a
/// folder is allowed, and so is nothing at all.
pub(super) fn check_folder(disk: &dyn Disk, path: &Path) -> Result<()> {
    for folder in path.ancestors() {
        if is_missing(&disk.meta_of_link(folder)) {
            continue;
        }
        return match disk.meta(folder) {
            Ok(meta) if meta.kind == FileKind::Folder => Ok(()),
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(StoreError::io(Operation::Open, folder)(error))
            }
            _ => Err(StoreError::NotAFolder(folder.to_owned())),
        };
    }
    Ok(())
}
