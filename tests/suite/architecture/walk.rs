//! The files that a command passes through, found in the source: which functions it calls, and which of
//! them are given the request or return it.

use super::imports::{Library, Parsed};
use std::collections::{BTreeMap, BTreeSet};
use syn::{Expr, FnArg, GenericArgument, Item, Pat, PathArguments, ReturnType, Stmt, Type};

/// What the walk follows.
pub(super) struct Route<'a> {
    /// The types that the request has on its way. The walk enters a function that takes or returns one.
    pub(super) carriers: &'a [&'a str],
    /// The case that the request is of each enum: the walk goes into no other arm of a `match`.
    pub(super) cases: &'a [(&'a str, &'a str)],
}

/// A type without references and smart pointers: its name, and the types that it holds.
#[derive(Clone, Debug, Default)]
struct Held {
    name: String,
    of: Vec<Held>,
}

/// A function of the library.
struct Function {
    file: String,
    module: usize,
    name: String,
    owner: Option<String>,
    inputs: Vec<(Pat, Held)>,
    output: Held,
    block: syn::Block,
}

/// The functions and types of the library.
#[derive(Default)]
struct Index {
    functions: Vec<Function>,
    /// Free functions, by file and name; methods, by the name of their type or trait and their own.
    named: BTreeMap<(String, String), Vec<usize>>,
    /// The fields of structs and of the cases of enums, by the name of the type or `Type::Case`.
    fields: BTreeMap<(String, String), Held>,
    aliases: BTreeMap<String, Held>,
}

/// Where a request passes.
#[derive(Default)]
pub(super) struct Walk {
    /// The files, each with its functions on the way.
    pub(super) files: BTreeMap<String, BTreeSet<String>>,
    /// Calls of methods on values whose type is unknown, which may belong to the walk.
    pub(super) doubts: Vec<String>,
}

/// Follows a request that begins in a function of a file.
pub(super) fn walk(parsed: &Parsed, start: (&str, &str), route: &Route<'_>) -> Walk {
    let index = Index::of(parsed);
    let mut walk = Walk::default();
    let mut left = index.functions_named(start.0, start.1);
    let mut seen: BTreeSet<usize> = left.iter().copied().collect();
    while let Some(next) = left.pop() {
        let function = &index.functions[next];
        walk.files.entry(function.file.clone()).or_default().insert(function.name.clone());
        let mut reader = Reader {
            index: &index,
            library: &parsed.library,
            route,
            function,
            known: Vec::new(),
            calls: Vec::new(),
            doubts: Vec::new(),
        };
        for (pat, held) in &function.inputs {
            let bound = reader.bound(pat, held);
            reader.known.extend(bound);
        }
        reader.block(&function.block);
        walk.doubts.extend(reader.doubts);
        for called in reader.calls {
            if index.carries(called, route.carriers) && seen.insert(called) {
                left.push(called);
            }
        }
    }
    walk
}

impl Held {
    fn new(name: &str, of: Vec<Held>) -> Held {
        Held { name: name.to_owned(), of }
    }

    fn names(&self, carriers: &[&str]) -> bool {
        carriers.contains(&&*self.name) || self.of.iter().any(|held| held.names(carriers))
    }

    fn is_wrapper(&self) -> bool {
        ["Option", "Result", "Vec", "Fn"].contains(&&*self.name)
    }

    /// What a wrapper holds.
    fn inner(&self) -> Held {
        if self.is_wrapper() { self.of.first().cloned().unwrap_or_default() } else { self.clone() }
    }
}

impl Index {
    fn of(parsed: &Parsed) -> Index {
        let mut index = Index::default();
        for item in parsed.code.iter().flatten() {
            if let Item::Type(alias) = item {
                let held = index.held(&alias.ty, None);
                index.aliases.insert(alias.ident.to_string(), held);
            }
        }
        for item in parsed.code.iter().flatten() {
            index.add_type(item);
        }
        for (module, (file, items)) in parsed.library.files().zip(&parsed.code).enumerate() {
            for item in items {
                index.add_functions(module, file, item);
            }
        }
        index
    }

    fn functions_named(&self, place: &str, name: &str) -> Vec<usize> {
        self.named.get(&(place.to_owned(), name.to_owned())).cloned().unwrap_or_default()
    }

    fn add_type(&mut self, item: &Item) {
        let add = |index: &mut Index, name: &str, fields: &syn::Fields| {
            for (number, field) in fields.iter().enumerate() {
                let field_name = field
                    .ident
                    .as_ref()
                    .map_or_else(|| number.to_string(), |name| name.to_string());
                let held = index.held(&field.ty, None);
                index.fields.insert((name.to_owned(), field_name), held);
            }
        };
        match item {
            Item::Struct(item) => add(self, &item.ident.to_string(), &item.fields),
            Item::Enum(item) => {
                for variant in &item.variants {
                    add(self, &format!("{}::{}", item.ident, variant.ident), &variant.fields);
                }
            }
            _ => {}
        }
    }

    fn add_functions(&mut self, module: usize, file: &str, item: &Item) {
        match item {
            Item::Fn(item) => self.add(module, file, None, &[file], &item.sig, &item.block),
            Item::Impl(item) => {
                let owner = self.held(&item.self_ty, None).name;
                let of_trait = item.trait_.as_ref().and_then(|(path, _)| path.segments.last());
                let of_trait = of_trait.map(|segment| segment.ident.to_string());
                let mut places = vec![&*owner];
                places.extend(of_trait.as_deref());
                for item in &item.items {
                    if let syn::ImplItem::Fn(item) = item {
                        self.add(module, file, Some(&owner), &places, &item.sig, &item.block);
                    }
                }
            }
            Item::Trait(item) => {
                let owner = item.ident.to_string();
                for item in &item.items {
                    if let syn::TraitItem::Fn(item) = item
                        && let Some(block) = &item.default
                    {
                        self.add(module, file, Some(&owner), &[&owner], &item.sig, block);
                    }
                }
            }
            _ => {}
        }
    }

    fn add(
        &mut self,
        module: usize,
        file: &str,
        owner: Option<&str>,
        places: &[&str],
        signature: &syn::Signature,
        block: &syn::Block,
    ) {
        let mut inputs = Vec::new();
        for input in &signature.inputs {
            inputs.push(match input {
                FnArg::Receiver(_) => {
                    let traits = places.iter().map(|place| Held::new(place, vec![])).collect();
                    (syn::parse_quote!(this), Held::new(owner.unwrap_or_default(), traits))
                }
                FnArg::Typed(input) => ((*input.pat).clone(), self.held(&input.ty, owner)),
            });
        }
        let output = match &signature.output {
            ReturnType::Default => Held::default(),
            ReturnType::Type(_, output) => self.held(output, owner),
        };
        for place in places {
            let key = ((*place).to_owned(), signature.ident.to_string());
            self.named.entry(key).or_default().push(self.functions.len());
        }
        self.functions.push(Function {
            file: file.to_owned(),
            module,
            name: signature.ident.to_string(),
            owner: owner.map(str::to_owned),
            inputs,
            output,
            block: block.clone(),
        });
    }

    /// Whether a method of this name is given the request or returns it.
    fn may_carry(&self, name: &str, carriers: &[&str]) -> bool {
        self.named.iter().any(|((_, own), functions)| {
            own == name
                && functions.iter().any(|function| {
                    self.functions[*function].owner.is_some() && self.carries(*function, carriers)
                })
        })
    }

    fn carries(&self, function: usize, carriers: &[&str]) -> bool {
        let function = &self.functions[function];
        let mut held = function.inputs.iter().map(|(_, held)| held).chain([&function.output]);
        held.any(|held| held.names(carriers))
    }

    fn held(&self, written: &Type, owner: Option<&str>) -> Held {
        match written {
            Type::Reference(reference) => self.held(&reference.elem, owner),
            Type::Paren(inner) => self.held(&inner.elem, owner),
            Type::Group(inner) => self.held(&inner.elem, owner),
            Type::Slice(slice) => Held::new("Vec", vec![self.held(&slice.elem, owner)]),
            Type::Array(array) => Held::new("Vec", vec![self.held(&array.elem, owner)]),
            Type::Tuple(tuple) => {
                let parts = tuple.elems.iter().map(|part| self.held(part, owner)).collect();
                Held::new("(", parts)
            }
            Type::ImplTrait(bounds) => self.bounded(&bounds.bounds, owner),
            Type::TraitObject(bounds) => self.bounded(&bounds.bounds, owner),
            Type::Path(path) => self.held_by_path(&path.path, owner),
            _ => Held::default(),
        }
    }

    fn bounded<'a>(
        &self,
        bounds: impl IntoIterator<Item = &'a syn::TypeParamBound>,
        owner: Option<&str>,
    ) -> Held {
        for bound in bounds {
            if let syn::TypeParamBound::Trait(bound) = bound {
                return self.held_by_path(&bound.path, owner);
            }
        }
        Held::default()
    }

    fn held_by_path(&self, path: &syn::Path, owner: Option<&str>) -> Held {
        let last = path.segments.last().expect("a path has a last name");
        let name = last.ident.to_string();
        let mut of = Vec::new();
        match &last.arguments {
            PathArguments::AngleBracketed(arguments) => {
                for argument in &arguments.args {
                    match argument {
                        GenericArgument::Type(inner) => of.push(self.held(inner, owner)),
                        GenericArgument::AssocType(inner) => of.push(self.held(&inner.ty, owner)),
                        _ => {}
                    }
                }
            }
            PathArguments::Parenthesized(arguments) => {
                if let ReturnType::Type(_, output) = &arguments.output {
                    of.push(self.held(output, owner));
                }
            }
            PathArguments::None => {}
        }
        match &*name {
            "Self" => Held::new(owner.unwrap_or_default(), vec![]),
            "Box" | "Arc" | "Rc" | "Cow" => of.pop().unwrap_or_default(),
            "Fn" | "FnOnce" | "FnMut" => Held::new("Fn", of),
            "Iterator" | "IntoIterator" | "DoubleEndedIterator" => Held::new("Vec", of),
            _ => match self.aliases.get(&name) {
                Some(alias) if alias.is_wrapper() && !of.is_empty() => Held::new(&alias.name, of),
                Some(alias) => alias.clone(),
                None => Held::new(&name, of),
            },
        }
    }
}

/// Reads the body of a function, and notes what it calls.
struct Reader<'a> {
    index: &'a Index,
    library: &'a Library,
    route: &'a Route<'a>,
    function: &'a Function,
    /// The types of the variables, the newest last.
    known: Vec<(String, Held)>,
    calls: Vec<usize>,
    doubts: Vec<String>,
}

impl Reader<'_> {
    fn block(&mut self, block: &syn::Block) -> Held {
        let outside = self.known.len();
        let mut value = Held::default();
        for statement in &block.stmts {
            value = Held::default();
            match statement {
                Stmt::Local(local) => {
                    let Some(init) = &local.init else { continue };
                    // What follows `else` is for another request.
                    let held = self.expr(&init.expr);
                    let (pat, held) = match &local.pat {
                        Pat::Type(typed) => (
                            &*typed.pat,
                            self.index.held(&typed.ty, self.function.owner.as_deref()),
                        ),
                        pat => (pat, held),
                    };
                    self.known.extend(self.bound(pat, &held));
                }
                Stmt::Expr(expr, end) => {
                    let held = self.expr(expr);
                    if end.is_none() {
                        value = held;
                    }
                }
                Stmt::Macro(invoked) => {
                    self.arguments(&invoked.mac);
                }
                Stmt::Item(_) => {}
            }
        }
        self.known.truncate(outside);
        value
    }

    /// The variables that a pattern binds.
    fn bound(&self, pat: &Pat, held: &Held) -> Vec<(String, Held)> {
        match pat {
            Pat::Ident(pat) => {
                let mut bound = vec![(pat.ident.to_string(), held.clone())];
                if let Some((_, inner)) = &pat.subpat {
                    bound.extend(self.bound(inner, held));
                }
                bound
            }
            Pat::Reference(pat) => self.bound(&pat.pat, held),
            Pat::Guard(pat) => self.bound(&pat.pat, held),
            Pat::Paren(pat) => self.bound(&pat.pat, held),
            Pat::Type(pat) => self.bound(&pat.pat, &self.index.held(&pat.ty, None)),
            Pat::Or(pat) => pat.cases.iter().flat_map(|case| self.bound(case, held)).collect(),
            Pat::Tuple(pat) => {
                let none = Held::default();
                let parts = pat.elems.iter().enumerate();
                parts
                    .flat_map(|(i, part)| self.bound(part, held.of.get(i).unwrap_or(&none)))
                    .collect()
            }
            Pat::Slice(pat) => {
                pat.elems.iter().flat_map(|part| self.bound(part, &held.inner())).collect()
            }
            Pat::TupleStruct(pat) => {
                let last = pat.path.segments.last().expect("a name").ident.to_string();
                let mut bound = Vec::new();
                for (number, part) in pat.elems.iter().enumerate() {
                    let inner = match &*last {
                        "Some" | "Ok" => held.inner(),
                        _ => self.field(&self.type_of(&pat.path), &number.to_string()),
                    };
                    bound.extend(self.bound(part, &inner));
                }
                bound
            }
            Pat::Struct(pat) => {
                let place = self.type_of(&pat.path);
                let fields = pat.fields.iter();
                fields
                    .flat_map(|field| {
                        let name = match &field.member {
                            syn::Member::Named(name) => name.to_string(),
                            syn::Member::Unnamed(index) => index.index.to_string(),
                        };
                        self.bound(&field.pat, &self.field(&place, &name))
                    })
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// The type that a path of a pattern or a literal names: `Type` or `Type::Case`.
    fn type_of(&self, path: &syn::Path) -> String {
        let mut names: Vec<String> =
            path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        for name in &mut names {
            if name == "Self" {
                *name = self.function.owner.clone().unwrap_or_default();
            }
        }
        let types: Vec<String> =
            names.into_iter().filter(|name| name.starts_with(char::is_uppercase)).collect();
        types.join("::")
    }

    fn field(&self, place: &str, name: &str) -> Held {
        self.index.fields.get(&(place.to_owned(), name.to_owned())).cloned().unwrap_or_default()
    }

    fn arguments(&mut self, invoked: &syn::Macro) {
        let parse = syn::punctuated::Punctuated::<Expr, syn::Token![,]>::parse_terminated;
        if let Ok(arguments) = invoked.parse_body_with(parse) {
            for argument in &arguments {
                self.expr(argument);
            }
        }
    }

    /// Whether the request is of another case than a pattern, or of this very one.
    fn fits(&self, pat: &Pat) -> Option<bool> {
        match pat {
            Pat::Reference(pat) => self.fits(&pat.pat),
            Pat::Guard(pat) => self.fits(&pat.pat),
            Pat::Or(pat) => {
                let fits: Vec<Option<bool>> =
                    pat.cases.iter().map(|case| self.fits(case)).collect();
                if fits.contains(&Some(true)) {
                    Some(true)
                } else if fits.iter().all(|fits| *fits == Some(false)) {
                    Some(false)
                } else {
                    None
                }
            }
            Pat::Tuple(pat) => {
                let fits: Vec<Option<bool>> =
                    pat.elems.iter().map(|part| self.fits(part)).collect();
                if fits.contains(&Some(false)) { Some(false) } else { None }
            }
            Pat::TupleStruct(pat) => {
                let fits = self.fits_path(&pat.path);
                let inner = pat.elems.iter().map(|part| self.fits(part));
                if inner.into_iter().any(|inner| inner == Some(false)) { Some(false) } else { fits }
            }
            Pat::Struct(pat) => self.fits_path(&pat.path),
            Pat::Path(pat) => self.fits_path(&pat.path),
            Pat::Ident(syn::PatIdent { subpat: Some((_, inner)), .. }) => self.fits(inner),
            Pat::Ident(pat) if pat.ident == "None" => None,
            _ => None,
        }
    }

    fn fits_path(&self, path: &syn::Path) -> Option<bool> {
        let named = self.type_of(path);
        if named == "Err" {
            return Some(false);
        }
        let (owner, case) = named.rsplit_once("::")?;
        let (_, ours) = self.route.cases.iter().find(|(of, _)| *of == owner)?;
        Some(*ours == case)
    }

    fn expr(&mut self, expr: &Expr) -> Held {
        match expr {
            Expr::Path(path) => {
                let names: Vec<String> =
                    path.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
                if let [name] = names.as_slice() {
                    let name = if name == "self" { "this" } else { name };
                    let known = self.known.iter().rev().find(|(known, _)| known == name);
                    if let Some((_, held)) = known {
                        return held.clone();
                    }
                }
                // A function as a value.
                self.call_path(&path.path)
            }
            Expr::Reference(inner) => self.expr(&inner.expr),
            Expr::Paren(inner) => self.expr(&inner.expr),
            Expr::Group(inner) => self.expr(&inner.expr),
            Expr::Unary(inner) => self.expr(&inner.expr),
            Expr::Try(inner) => self.expr(&inner.expr).inner(),
            Expr::Await(inner) => self.expr(&inner.base),
            Expr::Cast(inner) => {
                self.expr(&inner.expr);
                Held::default()
            }
            Expr::Field(field) => {
                let of = self.expr(&field.base);
                match &field.member {
                    syn::Member::Named(name) => self.field(&of.name, &name.to_string()),
                    syn::Member::Unnamed(number) if of.name == "(" => {
                        of.of.get(number.index as usize).cloned().unwrap_or_default()
                    }
                    syn::Member::Unnamed(number) => self.field(&of.name, &number.index.to_string()),
                }
            }
            Expr::Index(index) => {
                self.expr(&index.index);
                self.expr(&index.expr).inner()
            }
            Expr::Call(call) => {
                let arguments: Vec<Held> =
                    call.args.iter().map(|argument| self.expr(argument)).collect();
                match &*call.func {
                    Expr::Path(path) => {
                        let name = self.type_of(&path.path);
                        match &*name {
                            "Some" => Held::new("Option", arguments),
                            "Ok" => Held::new("Result", arguments),
                            _ => {
                                let held = self.expr(&call.func);
                                if held.name == "Fn" { held.inner() } else { held }
                            }
                        }
                    }
                    other => self.expr(other).inner(),
                }
            }
            Expr::MethodCall(call) => self.method(call),
            Expr::Closure(closure) => {
                let outside = self.known.len();
                for input in &closure.inputs {
                    self.known.extend(self.bound(input, &Held::default()));
                }
                let value = self.expr(&closure.body);
                self.known.truncate(outside);
                Held::new("Fn", vec![value])
            }
            Expr::Block(block) => self.block(&block.block),
            Expr::If(branch) => {
                let outside = self.known.len();
                let fits = self.condition(&branch.cond);
                let mut value = Held::default();
                if fits != Some(false) {
                    value = self.block(&branch.then_branch);
                }
                self.known.truncate(outside);
                if let Some((_, other)) = &branch.else_branch
                    && fits != Some(true)
                {
                    let other = self.expr(other);
                    if value.name.is_empty() {
                        value = other;
                    }
                }
                value
            }
            Expr::Let(_) => {
                self.condition(expr);
                Held::default()
            }
            Expr::Match(choice) => {
                let of = self.expr(&choice.expr);
                let mut value = Held::default();
                let mut is_found = false;
                for arm in &choice.arms {
                    let fits = self.fits(&arm.pat);
                    let is_rest = matches!(arm.pat, Pat::Wild(_) | Pat::Ident(_));
                    if fits == Some(false) || (is_found && is_rest) {
                        continue;
                    }
                    is_found |= fits == Some(true) && !matches!(arm.pat, Pat::Guard(_));
                    let outside = self.known.len();
                    self.known.extend(self.bound(&arm.pat, &of));
                    let held = self.expr(&arm.body);
                    self.known.truncate(outside);
                    if value.name.is_empty() {
                        value = held;
                    }
                }
                value
            }
            Expr::ForLoop(each) => {
                let of = self.expr(&each.expr).inner();
                let outside = self.known.len();
                self.known.extend(self.bound(&each.pat, &of));
                self.block(&each.body);
                self.known.truncate(outside);
                Held::default()
            }
            Expr::While(each) => {
                let outside = self.known.len();
                self.condition(&each.cond);
                self.block(&each.body);
                self.known.truncate(outside);
                Held::default()
            }
            Expr::Loop(each) => self.block(&each.body),
            Expr::Struct(literal) => {
                for field in &literal.fields {
                    self.expr(&field.expr);
                }
                if let Some(rest) = &literal.rest {
                    self.expr(rest);
                }
                let named = self.type_of(&literal.path);
                Held::new(named.split("::").next().unwrap_or_default(), vec![])
            }
            Expr::Tuple(tuple) => {
                Held::new("(", tuple.elems.iter().map(|part| self.expr(part)).collect())
            }
            Expr::Array(array) => {
                let parts: Vec<Held> = array.elems.iter().map(|part| self.expr(part)).collect();
                Held::new("Vec", parts.into_iter().take(1).collect())
            }
            Expr::Range(range) => {
                for end in [&range.start, &range.end].into_iter().flatten() {
                    self.expr(end);
                }
                Held::new("Range", vec![])
            }
            Expr::Assign(assign) => {
                self.expr(&assign.right);
                Held::default()
            }
            Expr::Binary(both) => {
                self.expr(&both.left);
                self.expr(&both.right);
                Held::default()
            }
            Expr::Return(value) => {
                if let Some(value) = &value.expr {
                    self.expr(value);
                }
                Held::default()
            }
            Expr::Macro(invoked) => {
                self.arguments(&invoked.mac);
                Held::default()
            }
            _ => Held::default(),
        }
    }

    /// Reads a condition, whose variables stay known.
    fn condition(&mut self, condition: &Expr) -> Option<bool> {
        match condition {
            Expr::Let(bind) => {
                let held = self.expr(&bind.expr);
                self.known.extend(self.bound(&bind.pat, &held));
                self.fits(&bind.pat)
            }
            Expr::Binary(both) if matches!(both.op, syn::BinOp::And(_)) => {
                let one = self.condition(&both.left);
                let other = self.condition(&both.right);
                if one == Some(false) || other == Some(false) { Some(false) } else { None }
            }
            _ => {
                self.expr(condition);
                None
            }
        }
    }

    /// The value of the function that a path names, which is called.
    fn call_path(&mut self, path: &syn::Path) -> Held {
        let mut names: Vec<String> =
            path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let Some(name) = names.last().cloned() else { return Held::default() };
        let owner = names.len().checked_sub(2).map(|owner| names[owner].clone());
        let owner = match owner.as_deref() {
            Some("Self") => self.function.owner.clone(),
            _ => owner.filter(|owner| owner.starts_with(char::is_uppercase)),
        };
        let found = match &owner {
            Some(owner) => self.index.functions_named(owner, &name),
            None => {
                if names.len() == 1 {
                    names = vec!["self".to_owned(), name.clone()];
                }
                let file = self.library.definition(self.function.module, &names);
                file.map(|file| self.index.functions_named(&file, &name)).unwrap_or_default()
            }
        };
        self.calls.extend(&found);
        match (found.as_slice(), owner) {
            ([first, ..], _) => self.index.functions[*first].output.clone(),
            ([], Some(owner)) => Held::new(&owner, vec![]),
            ([], None) => Held::new(&name, vec![]),
        }
    }

    fn method(&mut self, call: &syn::ExprMethodCall) -> Held {
        let name = call.method.to_string();
        let of = self.expr(&call.receiver);
        let is_for_failures =
            ["map_err", "or_else", "unwrap_or_else", "ok_or_else"].contains(&&*name);
        let mut value = Held::default();
        for argument in &call.args {
            value = match argument {
                _ if is_for_failures => Held::default(),
                Expr::Closure(closure) => {
                    let outside = self.known.len();
                    for input in &closure.inputs {
                        self.known.extend(self.bound(input, &of.inner()));
                    }
                    let value = self.expr(&closure.body);
                    self.known.truncate(outside);
                    value
                }
                other => {
                    let held = self.expr(other);
                    if held.name == "Fn" { held.inner() } else { held }
                }
            };
        }

        let found = self.index.functions_named(&of.name, &name);
        if !found.is_empty() {
            self.calls.extend(&found);
            return self.index.functions[found[0]].output.clone();
        }
        if of.name.is_empty() && self.index.may_carry(&name, self.route.carriers) {
            self.doubts.push(format!("src/{}: .{name}()", self.function.file));
        }
        match &*name {
            "map" | "map_or" | "map_or_else" | "and_then" | "then" | "then_some" | "flat_map"
            | "filter_map" | "find_map"
                if of.is_wrapper() =>
            {
                if ["map", "flat_map", "filter_map"].contains(&&*name) && !value.is_wrapper() {
                    Held::new(&of.name, vec![value])
                } else {
                    value
                }
            }
            "unwrap" | "expect" | "unwrap_or" | "unwrap_or_default" | "unwrap_or_else" => {
                of.inner()
            }
            _ => of,
        }
    }
}
