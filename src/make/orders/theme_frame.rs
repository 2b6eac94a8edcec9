//! The frame that a theme asks for.

use crate::diag::Diagnostic;
use crate::imposition::{Settings, SheetError};
use crate::keyed::keyed;
use crate::make::fault::Fault;
use crate::make::orders::found_kit::FoundKit;
use crate::request::Request;
use crate::theme::Theme;
use crate::units::Length;

/// Returns the settings with the theme's frame, unless the request asks for another.
pub(in crate::make) fn asked(settings: &Settings, theme: &Theme) -> Settings {
    let wanted = theme.board.frame.as_ref().map(|wanted| Length::mm(wanted.width));
    Settings { frame: settings.frame.or(wanted), ..settings.clone() }
}

/// Returns the fault; one about a theme's frame without room on the paper points to its line in the theme.
pub(in crate::make) fn placed(fault: SheetError, game: &FoundKit, request: &Request) -> Fault {
    let (SheetError::FrameTooWide { .. } | SheetError::PosterFrameTooWide { .. }) = &fault else {
        return fault.into();
    };
    let wanted = game.look.theme.board.frame.as_ref().filter(|_| request.settings.frame.is_none());
    let Some(wanted) = wanted else { return fault.into() };
    let message = keyed!("theme-frame-too-wide", why = fault);
    let help = keyed!("ask-for-narrower-frame");
    let told = Diagnostic::error(&wanted.file, message).at(wanted.place.clone()).help(help);
    Fault::files(vec![told], &game.found.sources)
}
