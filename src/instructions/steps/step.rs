//! Steps in words, with the pictures that stand beside them.

use crate::instructions::figures::pictures::{Picture, StepPicture};
use crate::instructions::steps::words::Words;
use crate::instructions::{GuideBlocks, GuideFigure};
use crate::layout::compose::plain;
use crate::layout::{Block, Entry, FigureBlock, LayoutError, Marker, Standing};

/// A step in words, and its picture.
pub(in crate::instructions) struct Step {
    text: String,
    picture: Option<StepFigure>,
}

/// Figure that stands beside a step.
enum StepFigure {
    /// A picture in the common style.
    Picture(Picture),
    /// A drawing of the set itself.
    Drawing(GuideFigure),
}

impl Step {
    /// Returns a step without a picture.
    pub(in crate::instructions) const fn of(text: String) -> Self {
        Self { text, picture: None }
    }

    /// Returns the step with this picture beside it.
    pub(in crate::instructions) fn shown(mut self, picture: Picture) -> Self {
        self.picture = Some(StepFigure::Picture(picture));
        self
    }

    /// Returns the step with this drawing beside it.
    pub(in crate::instructions) fn drawn(mut self, drawing: GuideFigure) -> Self {
        self.picture = Some(StepFigure::Drawing(drawing));
        self
    }
}

/// Returns the steps as a numbered list; a single step has no number.
pub(in crate::instructions) fn steps(
    words: &Words<'_, '_>,
    mut steps: Vec<Step>,
) -> Result<GuideBlocks, LayoutError> {
    let figure = |shown: StepFigure| match shown {
        StepFigure::Picture(picture) => {
            let alt = plain(&words.say(picture.alt())?);
            Ok::<_, LayoutError>(GuideFigure::Step(StepPicture { picture, alt }))
        }
        StepFigure::Drawing(drawing) => Ok(drawing),
    };
    if steps.len() == 1 {
        let Step { text, picture } = steps.remove(0);
        return Ok(vec![match picture {
            Some(picture) => Block::Pictured { text, drawing: figure(picture)? },
            None => Block::paragraph(text),
        }]);
    }
    let mut entries = Vec::new();
    for Step { text, picture } in steps {
        let mut figures = Vec::new();
        if let Some(picture) = picture {
            figures.push(FigureBlock { drawing: figure(picture)?, standing: Standing::Beside });
        }
        entries.push(Entry { text, figures, tinted: false });
    }
    Ok(vec![Block::List { marker: Marker::Number, entries }])
}
