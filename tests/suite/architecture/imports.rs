//! Which file of the library imports which.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, Meta, UseTree, Visibility};

/// The modules of the library, as their sources declare them.
pub(super) struct Library {
    modules: Vec<Module>,
}

/// One module: a file, or a block inside one.
struct Module {
    file: String,
    parent: usize,
    children: BTreeMap<String, usize>,
    /// The items that it defines itself.
    items: BTreeSet<String>,
    uses: Vec<Use>,
    /// The paths of two names or more in its code.
    paths: BTreeSet<Vec<String>>,
    /// Whether it includes code that the build generates, whose names are not known here.
    has_generated_code: bool,
}

/// One name brought in by a `use`.
struct Use {
    path: Vec<String>,
    /// The name it gets here, or `None` for a glob.
    name: Option<String>,
    exported: bool,
}

/// What a path leads to.
enum Target {
    Module(usize),
    /// An item, with the file that defines it and last the file through which the name came; between
    /// them those that export it again.
    Item(Vec<String>),
}

/// Chains of re-exports longer than this are treated as endless.
const LONGEST_CHAIN: usize = 16;

/// The sources while they are read, from `lib.rs` on, as the compiler does, without unit tests.
pub(super) struct Parsed {
    src: PathBuf,
    pub(super) library: Library,
    /// The items of each module, as they are written.
    pub(super) code: Vec<Vec<Item>>,
}

impl Parsed {
    pub(super) fn read(src: PathBuf) -> Parsed {
        let mut parsed = Parsed { src, library: Library { modules: Vec::new() }, code: Vec::new() };
        parsed.read_file("lib.rs", 0);
        parsed
    }

    fn read_file(&mut self, file: &str, parent: usize) -> usize {
        let text = std::fs::read_to_string(self.src.join(file)).expect("a source");
        let source = syn::parse_file(&text).unwrap_or_else(|error| panic!("src/{file}: {error}"));
        self.read_module(file, parent, source.items)
    }

    fn read_module(&mut self, file: &str, parent: usize, items: Vec<Item>) -> usize {
        let index = self.code.len();
        let mut code = Code::default();
        items.iter().for_each(|item| code.visit_item(item));
        self.library.modules.push(Module {
            file: file.to_owned(),
            parent,
            children: BTreeMap::new(),
            items: items.iter().filter_map(defined).collect(),
            uses: code.uses,
            paths: code.paths,
            has_generated_code: items.iter().any(includes_code),
        });
        self.code.push(Vec::new());
        for item in &items {
            let Item::Mod(module) = item else { continue };
            if is_test(&module.attrs) {
                continue;
            }
            let name = module.ident.to_string();
            let child = match &module.content {
                Some((_, items)) => self.read_module(file, index, items.clone()),
                None => self.read_file(&file_of(&self.src, file, &name), index),
            };
            self.library.modules[index].children.insert(name, child);
        }
        self.code[index] = items;
        index
    }
}

impl Library {
    /// The files that each file imports from. A name imported through a re-export counts for the file
    /// that defines it and for the one that exports it again; the re-export itself is no import.
    pub(super) fn imports(&self) -> BTreeMap<&str, BTreeSet<String>> {
        let mut imports: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for (index, module) in self.modules.iter().enumerate() {
            let from = imports.entry(&module.file).or_default();
            for used in module.uses.iter().filter(|used| !used.exported) {
                match self.resolve(index, &used.path, 0) {
                    Some(Target::Item(files)) => from.extend(files),
                    // Items used through a module are found where its name appears.
                    Some(Target::Module(module)) if used.name.is_none() => {
                        from.extend([self.modules[module].file.clone()]);
                    }
                    _ => {}
                }
            }
            for path in &module.paths {
                if let Some(Target::Item(files)) = self.resolve(index, path, 0) {
                    from.extend(files);
                }
            }
            from.remove(&module.file);
        }
        imports
    }

    /// The file that defines what a path leads to, in the module of this index.
    pub(super) fn definition(&self, module: usize, path: &[String]) -> Option<String> {
        match self.resolve(module, path, 0)? {
            Target::Item(files) => Some(files[0].clone()),
            Target::Module(_) => None,
        }
    }

    /// The file of each module.
    pub(super) fn files(&self) -> impl Iterator<Item = &str> {
        self.modules.iter().map(|module| &*module.file)
    }

    /// The top-level modules that a file names as `crate::module`.
    pub(super) fn modules_named(&self, file: &str) -> BTreeSet<String> {
        let modules = self.modules.iter().filter(|module| module.file == file);
        modules
            .flat_map(|module| module.paths.iter().chain(module.uses.iter().map(|used| &used.path)))
            .filter(|path| path[0] == "crate")
            .filter_map(|path| path.get(1).cloned())
            .filter(|name| self.modules[0].children.contains_key(name))
            .collect()
    }

    fn resolve(&self, from: usize, path: &[String], depth: usize) -> Option<Target> {
        let (first, rest) = path.split_first()?;
        let start = match first.as_str() {
            "crate" => Target::Module(0),
            "self" => Target::Module(from),
            "super" => Target::Module(self.modules[from].parent),
            name => self.lookup(from, name, depth)?,
        };
        rest.iter().try_fold(start, |target, name| match target {
            Target::Module(module) if name == "super" => {
                Some(Target::Module(self.modules[module].parent))
            }
            Target::Module(module) => self.lookup(module, name, depth),
            item @ Target::Item(_) => Some(item),
        })
    }

    fn lookup(&self, module: usize, name: &str, depth: usize) -> Option<Target> {
        if depth > LONGEST_CHAIN {
            return None;
        }
        let here = &self.modules[module];
        if let Some(child) = here.children.get(name) {
            return Some(Target::Module(*child));
        }
        if here.items.contains(name) {
            return Some(Target::Item(vec![here.file.clone()]));
        }
        let named = here.uses.iter().find(|used| used.name.as_deref() == Some(name));
        let target = match named {
            Some(used) => self.resolve(module, &used.path, depth + 1),
            None => self.lookup_in_globs(module, name, depth),
        };
        match target {
            Some(Target::Item(mut files)) => {
                files.push(here.file.clone());
                Some(Target::Item(files))
            }
            None if here.has_generated_code => Some(Target::Item(vec![here.file.clone()])),
            _ => target,
        }
    }

    fn lookup_in_globs(&self, module: usize, name: &str, depth: usize) -> Option<Target> {
        let globs = self.modules[module].uses.iter().filter(|used| used.name.is_none());
        globs.filter_map(|glob| self.resolve(module, &glob.path, depth + 1)).find_map(|target| {
            match target {
                // A glob takes what the other module defines and exports, not what it imports.
                Target::Module(other) if other != module && self.exports(other, name) => {
                    self.lookup(other, name, depth + 1)
                }
                _ => None,
            }
        })
    }

    fn exports(&self, module: usize, name: &str) -> bool {
        let here = &self.modules[module];
        let mut uses = here.uses.iter().filter(|used| used.exported);
        here.children.contains_key(name)
            || here.items.contains(name)
            || here.has_generated_code
            || uses.any(|used| used.name.as_deref().is_none_or(|exported| exported == name))
    }
}

/// The groups of files that import each other in a cycle of any length.
pub(super) fn cycles(imports: &BTreeMap<&str, BTreeSet<String>>) -> BTreeSet<BTreeSet<String>> {
    let reached: BTreeMap<&str, BTreeSet<String>> =
        imports.keys().map(|file| (*file, reached_from(file, imports))).collect();
    let in_a_cycle = reached.iter().filter(|(file, reached)| reached.contains(**file));
    in_a_cycle
        .map(|(file, others)| {
            others.iter().filter(|other| reached[other.as_str()].contains(*file)).cloned().collect()
        })
        .collect()
}

fn reached_from(file: &str, imports: &BTreeMap<&str, BTreeSet<String>>) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut left = vec![file];
    while let Some(next) = left.pop() {
        for used in &imports[next] {
            if reached.insert(used.clone()) {
                left.push(used);
            }
        }
    }
    reached
}

/// The file of a module that another file declares.
fn file_of(src: &Path, declared_in: &str, name: &str) -> String {
    let path = PathBuf::from(declared_in);
    let folder = match path.file_stem().and_then(|stem| stem.to_str()) {
        Some("lib" | "mod") => path.parent().expect("a folder").to_owned(),
        _ => path.with_extension(""),
    };
    let candidates = [folder.join(format!("{name}.rs")), folder.join(name).join("mod.rs")];
    let found = candidates.into_iter().find(|file| src.join(file).is_file());
    found.expect("a file for each module").to_str().expect("a path").to_owned()
}

/// Whether an item includes a file that the build generates.
fn includes_code(item: &Item) -> bool {
    matches!(item, Item::Macro(item) if item.mac.path.is_ident("include"))
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        _ => false,
    })
}

fn defined(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}

/// Collects the imports and paths in the code of one module.
#[derive(Default)]
struct Code {
    uses: Vec<Use>,
    paths: BTreeSet<Vec<String>>,
}

impl Code {
    fn add_use(&mut self, tree: &UseTree, before: &[String], exported: bool) {
        let mut path = before.to_vec();
        let name = match tree {
            UseTree::Path(used) => {
                path.push(used.ident.to_string());
                return self.add_use(&used.tree, &path, exported);
            }
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.add_use(tree, &path, exported));
            }
            UseTree::Name(used) if used.ident == "self" => path.last().cloned(),
            UseTree::Name(used) => {
                path.push(used.ident.to_string());
                Some(used.ident.to_string())
            }
            UseTree::Rename(used) => {
                if used.ident != "self" {
                    path.push(used.ident.to_string());
                }
                Some(used.rename.to_string())
            }
            UseTree::Glob(_) => None,
        };
        self.uses.push(Use { path, name, exported });
    }

    /// Adds the paths in uninterpreted tokens: the arguments of a macro or an attribute.
    fn add_tokens(&mut self, tokens: &str) {
        let tight = tokens.replace(" :: ", "::").replace(":: ", "::").replace(" ::", "::");
        let words = tight.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
        for word in words {
            let path: Vec<String> = word.split("::").map(str::to_owned).collect();
            if path.len() > 1 && !path[0].is_empty() {
                self.paths.insert(path);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Code {
    fn visit_item_mod(&mut self, _: &'ast syn::ItemMod) {
        // It is read as a separate module.
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let exported = !matches!(item.vis, Visibility::Inherited);
        self.add_use(&item.tree, &[], exported);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 && path.leading_colon.is_none() {
            self.paths.insert(path.segments.iter().map(|name| name.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, invoked: &'ast syn::Macro) {
        self.add_tokens(&invoked.tokens.to_string());
        visit::visit_macro(self, invoked);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let Meta::List(list) = &attribute.meta {
            self.add_tokens(&list.tokens.to_string());
        }
    }
}
