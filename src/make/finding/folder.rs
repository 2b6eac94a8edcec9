//! A theme's folder in the library.

use crate::format::{FileFault, ThemeFiles, Unfound, nearest};
use crate::keyed::keyed;
use crate::make::finding::library::{Library, Seen, Unread};
use crate::make::finding::path::{beside, own};
use std::path::Path;

/// What a theme is read for.
#[derive(Clone, Copy)]
pub(in crate::make) struct ThemeUse<'a> {
    /// Tags of the languages whose words are read beside English.
    pub(in crate::make) languages: &'a [String],
    /// Id of the game, whose own look is taken where the theme has one. `None`: no game in particular.
    pub(in crate::make) game: Option<&'a str>,
}

/// A bundled theme.
pub(in crate::make) struct Bundled<'a> {
    pub(in crate::make) library: &'a Library<'a>,
    pub(in crate::make) id: String,
    pub(in crate::make) used: ThemeUse<'a>,
}

impl ThemeFiles for Bundled<'_> {
    fn id(&self) -> String {
        self.id.clone()
    }

    fn languages(&self) -> &[String] {
        self.used.languages
    }

    fn game(&self) -> Option<&str> {
        self.used.game
    }

    fn name(&self, file: &str) -> String {
        format!("templates/themes/{}/{file}", self.id)
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        self.library.file(&self.name(file)).map(<[u8]>::to_vec).ok_or(FileFault::Missing)
    }

    fn extended(&self, name: &str) -> Result<Box<dyn ThemeFiles + '_>, Unfound> {
        bundled(self.library, self.used, name).ok_or_else(|| unfound(self.library, name))
    }
}

/// Returns the bundled theme with a name. `None`: there is none.
fn bundled<'l>(library: &'l Library<'l>, used: ThemeUse<'l>, name: &str) -> Option<Box<dyn ThemeFiles + 'l>> {
    let known = library.themes().into_iter().find(|theme| theme == name)?;
    Some(Box::new(Bundled { library, id: known, used }))
}

/// Returns the message that there is no theme of that name, with the names of the bundled ones.
fn unfound(library: &Library<'_>, name: &str) -> Unfound {
    let known = library.themes();
    let meant = nearest(name, known.iter().map(String::as_str));
    let known = known.join(", ");
    Unfound {
        message: keyed!("no-theme-to-extend", name),
        help: match meant {
            Some(meant) => keyed!("theme-to-extend-meant", meant, known),
            None => keyed!("themes-to-extend", known),
        },
    }
}

/// A theme in a folder of the caller's own.
pub(in crate::make) struct Own<'a> {
    pub(in crate::make) library: &'a Library<'a>,
    /// Path of the folder, as the caller writes it.
    pub(in crate::make) path: String,
    pub(in crate::make) used: ThemeUse<'a>,
}

impl ThemeFiles for Own<'_> {
    fn id(&self) -> String {
        let name = Path::new(&self.path).file_name();
        name.map_or_else(|| "theme".to_owned(), |name| name.to_string_lossy().into_owned())
    }

    fn languages(&self) -> &[String] {
        self.used.languages
    }

    fn game(&self) -> Option<&str> {
        self.used.game
    }

    fn name(&self, file: &str) -> String {
        let folder = self.path.trim_end_matches('/');
        if folder.is_empty() { format!("{}{file}", self.path) } else { format!("{folder}/{file}") }
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        self.library.own_in(&self.path, &self.name(file)).map(std::borrow::Cow::into_owned).map_err(
            |unread| match unread {
                Unread::Missing => FileFault::Missing,
                Unread::Folder => FileFault::Unreadable(keyed!("is-a-folder")),
                Unread::Other(why) => FileFault::Unreadable(why),
            },
        )
    }

    fn names(&self) -> Vec<String> {
        self.library.names_in(&self.path)
    }

    fn extended(&self, name: &str) -> Result<Box<dyn ThemeFiles + '_>, Unfound> {
        if let Some(bundled) = bundled(self.library, self.used, name) {
            return Ok(bundled);
        }
        if name.is_empty() {
            return Err(unfound(self.library, name));
        }
        let path = own(&beside(Path::new(&self.name("theme.toml")), Path::new(name)).display().to_string());
        let message = match self.library.look(&path) {
            Seen::Folder => {
                return Ok(Box::new(Self { library: self.library, path, used: self.used }));
            }
            Seen::File => keyed!("theme-to-extend-is-file", path),
            Seen::Nothing if name.contains(['/', '\\', '.']) => {
                keyed!("no-folder-to-extend", path)
            }
            Seen::Nothing => return Err(unfound(self.library, name)),
        };
        let help = keyed!("check-path-from-theme");
        Err(Unfound { message, help })
    }
}
