//! Enums whose values are words of a variant file.

/// A value that is a word of a variant file, for code that serves all of them.
pub(crate) trait Word: Copy + PartialEq + Sync + 'static {
    /// Every value, in the order of the documentation.
    fn all() -> Vec<Self>;

    /// The word a variant file has for this value.
    fn name(self) -> &'static str;

    /// The value a variant file calls `word`; `None` if there is none of that name.
    fn from_name(word: &str) -> Option<Self>;
}

/// `none`, or a word.
impl<T: Word> Word for Option<T> {
    fn all() -> Vec<Self> {
        std::iter::once(None).chain(T::all().into_iter().map(Some)).collect()
    }

    fn name(self) -> &'static str {
        self.map_or("none", T::name)
    }

    fn from_name(word: &str) -> Option<Self> {
        if word == "none" { Some(None) } else { T::from_name(word).map(Some) }
    }
}

/// Declares an enum, its `ALL`, and the words by which files and messages call its values, so that no
/// value can be without a word and no word without a value.
macro_rules! words {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $($(#[$value_about:meta])* $value:ident = $word:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $($(#[$value_about])* $value,)+
        }

        impl $name {
            /// Every value, in the order of the documentation.
            $vis const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The word a variant file has for this value, in kebab-case.
            #[must_use]
            $vis const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }

            /// The value a variant file calls `word`; `None` if there is none of that name.
            #[must_use]
            $vis fn from_name(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$value),)+
                    _ => None,
                }
            }
        }

        impl $crate::game::Word for $name {
            fn all() -> Vec<Self> {
                Self::ALL.to_vec()
            }

            fn name(self) -> &'static str {
                $name::name(self)
            }

            fn from_name(word: &str) -> Option<Self> {
                $name::from_name(word)
            }
        }

        /// Writes the word of variant files.
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

pub(crate) use words;
