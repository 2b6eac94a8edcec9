//! Enumerations whose values are words of a theme or of the command line.

/// Generates an enumeration of words that a theme may write.
macro_rules! words {
    ($(#[doc = $about:literal])+ $(#[derive($derived:ident)])?
        $name:ident { $($(#[doc = $doc:literal])+ $(#[$usual:ident])? $value:ident = $word:literal,)+ }) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $(#[derive($derived)])?
        pub enum $name {
            $($(#[doc = $doc])+ $(#[$usual])? $value,)+
        }

        impl $name {
            /// All values.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            /// The word a theme has for it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }

            /// What it looks like.
            #[must_use]
            pub const fn doc(self) -> &'static str {
                match self {
                    $(Self::$value => concat!($($doc),+).trim_ascii_start(),)+
                }
            }
        }
    };
}
pub(super) use words;
