//! The messages of the instructions with their variables: numbers, and phrases such as “pages 3 to 5”.

use crate::game::Piece;
use crate::imposition::{Media, Sides, in_hours};
use crate::instructions::facts::cut_line::LineTones;
use crate::instructions::facts::pouch::{Lamination, Pouch, Pouches, RIM, lamination};
use crate::instructions::facts::subject::Subject;
use crate::instructions::facts::titles;
use crate::layout::LayoutError;
use crate::layout::compose::Composer;
use crate::product::component::Component;
use crate::text::{Value, escape_markup};
use crate::units::Length;

/// Messages about one kit, with the variables that they may name.
pub(in crate::instructions) struct Words<'a, 'b> {
    pub(in crate::instructions) composer: &'a Composer<'b>,
    pub(in crate::instructions) subject: Subject<'a>,
    /// Film for the set. `None`: the set is not laminated.
    pub(in crate::instructions) lamination: Option<Lamination>,
    values: Vec<(&'static str, Value)>,
}

impl<'a, 'b> Words<'a, 'b> {
    /// Collects the variables that every message may name.
    ///
    /// # Errors
    /// A message that is missing.
    pub(in crate::instructions) fn new(
        composer: &'a Composer<'b>,
        subject: Subject<'a>,
    ) -> Result<Self, LayoutError> {
        let lamination = subject.settings().laminate.then(|| lamination(subject.whole()));
        let mut words = Self { composer, subject, lamination, values: Vec::new() };
        words.values = words.numbers();
        words.values.extend(words.phrases()?);
        Ok(words)
    }

    /// Returns a message.
    pub(in crate::instructions) fn say(&self, id: &str) -> Result<String, LayoutError> {
        self.composer.say(id, &self.values)
    }

    /// Returns a message with variables of its own, which take precedence over the common ones.
    pub(in crate::instructions) fn say_with(
        &self,
        id: &str,
        own: &[(&'static str, Value)],
    ) -> Result<String, LayoutError> {
        let mut values = self.values.clone();
        values.extend(own.iter().cloned());
        self.composer.say(id, &values)
    }

    /// Joins several messages with spaces.
    pub(in crate::instructions) fn sentences(&self, ids: &[&str]) -> Result<String, LayoutError> {
        let texts = ids.iter().map(|id| self.say(id)).collect::<Result<Vec<_>, _>>()?;
        Ok(texts.join(" "))
    }

    /// Joins several texts as a list: “a, b and c”.
    pub(in crate::instructions) fn list(&self, texts: &[String]) -> Result<String, LayoutError> {
        match texts {
            [] => Ok(String::new()),
            [only] => Ok(only.clone()),
            [first @ .., last] => self
                .composer
                .say("list-and", &[("list", first.join(", ").into()), ("last", last.as_str().into())]),
        }
    }

    /// Joins the messages with these ids as a list.
    pub(in crate::instructions) fn list_of(&self, ids: &[&str]) -> Result<String, LayoutError> {
        self.list(&ids.iter().map(|id| self.say(id)).collect::<Result<Vec<_>, _>>()?)
    }

    /// Returns the ids of the messages that name the board as it is cut out, and the cards, as far as the kit has them.
    pub(in crate::instructions) fn board_and_cards(&self) -> Vec<&'static str> {
        let mut things = Vec::new();
        if self.subject.joins() {
            things.push("thing-board-parts");
        } else if self.subject.cuts_board() {
            things.push("thing-board");
        }
        if self.subject.folds_cards() {
            things.push("thing-cards");
        }
        things
    }

    /// Returns a phrase for pages with printed numbers: “pages 3 to 5”. With several files it calls the numbers marks: they are
    /// those at the feet of a file's pages.
    pub(in crate::instructions) fn pages(&self, pages: &[usize]) -> Result<String, LayoutError> {
        let ids = ["page-marked-one", "page-marked-range", "page-marked-list"];
        if self.subject.settings().split { self.pages_by(ids, pages) } else { self.numbered(pages) }
    }

    /// Returns the name of this kit's file for one material. `None`: all kinds of sheet are in one file.
    pub(in crate::instructions) fn own_file(&self, media: Media) -> Option<String> {
        let plan = self.subject.plan;
        plan.settings.split.then(|| plan.file_name(media))
    }

    /// Returns the name of the file with the board, pieces or labels of this kit. `None`: they are in the one file that all is in.
    pub(in crate::instructions) fn file_of_set(&self, media: Media) -> Option<String> {
        self.subject.elsewhere().map(|host| host.file_with(media)).or_else(|| self.own_file(media))
    }

    /// Returns the phrase `pages`, with the name of their file if there are several files: each file has numbers of its own,
    /// which are printed at the pages' feet and shown by viewers.
    pub(in crate::instructions) fn in_file(
        &self,
        pages: String,
        name: Option<String>,
    ) -> Result<String, LayoutError> {
        let Some(name) = name else { return Ok(pages) };
        self.composer.say("page-of-file", &[("pages", pages.into()), ("file", file(&name).into())])
    }

    /// Returns a phrase for pages with the board, pieces or labels, with the name of their file if there are several.
    pub(in crate::instructions) fn pages_of_set(
        &self,
        pages: &[usize],
        media: Media,
    ) -> Result<String, LayoutError> {
        self.in_file(self.pages(pages)?, self.file_of_set(media))
    }

    /// Returns a phrase for the pages with spare pieces.
    fn pages_with_spares(&self) -> Result<String, LayoutError> {
        let [card, labels] = self.subject.spare_pages();
        let files = if self.file_of_set(Media::Card) == self.file_of_set(Media::Labels) {
            vec![([card, labels].concat(), Media::Card)]
        } else {
            vec![(card, Media::Card), (labels, Media::Labels)]
        };
        let said = files.iter().filter(|(pages, _)| !pages.is_empty());
        let said = said.map(|(pages, media)| self.pages_of_set(pages, *media));
        self.list(&said.collect::<Result<Vec<_>, _>>()?)
    }

    /// Returns a phrase for pages by their numbers in the set, printed on them or not.
    pub(in crate::instructions) fn numbered(&self, pages: &[usize]) -> Result<String, LayoutError> {
        self.pages_by(["page-one", "page-range", "page-list"], pages)
    }

    fn pages_by(&self, [one, range, list]: [&str; 3], pages: &[usize]) -> Result<String, LayoutError> {
        let step = if matches!(self.subject.sides(), Sides::Printer(_)) { 2 } else { 1 };
        let follow = pages.windows(2).all(|pair| pair[1] == pair[0] + 1)
            || pages.windows(2).all(|pair| pair[1] == pair[0] + step);
        let (Some(&first), Some(&last)) = (pages.first(), pages.last()) else { return Ok(String::new()) };
        let id = match pages.len() {
            1 => one,
            3.. if follow => range,
            _ => list,
        };
        let before: Vec<String> = pages[..pages.len() - 1].iter().map(ToString::to_string).collect();
        self.composer
            .say(id, &[("first", first.into()), ("last", last.into()), ("list", before.join(", ").into())])
    }

    /// Returns the numbers of pieces by kind: “1 king, 8 defenders and 16 attackers”.
    pub(in crate::instructions) fn kinds(&self, kinds: &[(Piece, usize)]) -> Result<String, LayoutError> {
        let some = kinds.iter().filter(|(_, count)| *count > 0);
        let texts = some.map(|&(piece, count)| self.kind(piece, count)).collect::<Result<Vec<_>, _>>()?;
        self.list(&texts)
    }

    /// Returns the number of pieces of one kind: “8 defenders”.
    pub(in crate::instructions) fn kind(&self, piece: Piece, count: usize) -> Result<String, LayoutError> {
        let (id, variable) = match piece {
            Piece::King => ("tally-kings", "kings"),
            Piece::Defender => ("tally-defenders", "defenders"),
            Piece::Attacker => ("tally-attackers", "attackers"),
            Piece::Knight => ("pieces-knight", "count"),
            Piece::Commander => ("pieces-commander", "count"),
        };
        self.composer.say(id, &[(variable, count.into())])
    }

    /// Returns what the lines are called along which discs are cut out: “the white line inside the dark rim”.
    pub(in crate::instructions) fn lines(&self) -> Result<String, LayoutError> {
        let say = |tones: &LineTones| {
            self.composer.say("pieces-line", &[("line", tones.line.into()), ("rim", tones.rim.into())])
        };
        let all = self.subject.lines.iter().map(say).collect::<Result<Vec<_>, _>>()?;
        match all.as_slice() {
            [first @ .., last] if !first.is_empty() => self
                .composer
                .say("pieces-line-or", &[("list", first.join(", ").into()), ("last", last.as_str().into())]),
            all => Ok(all.concat()),
        }
    }

    /// Returns a time in minutes, or in hours from 150 minutes on.
    fn time(&self, minutes: usize) -> Result<Value, LayoutError> {
        let time = match in_hours(minutes) {
            None => self.composer.say("time-minutes", &[("minutes", in_fives(minutes).into())])?,
            Some(hours) => self.composer.say("time-hours", &[("hours", hours.into())])?,
        };
        let text = match self.subject.sets() {
            0 | 1 => time,
            _ => self.composer.say("time-sets", &[("time", time.into())])?,
        };
        Ok(Value::Text(text))
    }

    /// Returns a length with a no-break space before its unit; on paper in inches, in millimetres and in inches.
    pub(in crate::instructions) fn unbroken(&self, length: Length) -> Value {
        let language = self.composer.messages.language();
        let metric = language.length(length).replace(' ', "\u{a0}");
        if !self.subject.settings().paper.is_in_inches() {
            return Value::Text(metric);
        }
        // Hundredths of an inch are finer than anybody cuts.
        let inches = (length.to_mm() / 25.4 * 100.0).round() / 100.0;
        Value::Text(format!("{metric} ({}\u{a0}in)", language.number(inches)))
    }

    /// Returns an approximate length, or a length of a tool; on paper in inches, in sixteenths of an inch, too.
    fn about(&self, length: Length) -> Value {
        let is_in_inches = self.subject.settings().paper.is_in_inches();
        Value::Text(self.composer.messages.language().about(length, is_in_inches))
    }

    fn numbers(&self) -> Vec<(&'static str, Value)> {
        let (subject, whole) = (self.subject, self.subject.whole());
        let (sets, board) = (subject.sets(), &subject.variant.setup.board);
        // Officers count with the men of their side.
        let men = |man, officer| Value::from(board.count(man) + board.count(officer));
        let mut values = vec![
            ("sets", sets.into()),
            ("defenders", men(Piece::Defender, Piece::Knight)),
            ("attackers", men(Piece::Attacker, Piece::Commander)),
            ("paper", subject.settings().paper.title().into()),
            ("version", subject.version.into()),
            ("rim", self.about(Length::mm(RIM))),
            ("apart", self.about(Length::mm(2.0 * RIM))),
            ("game", subject.variant.name.clone().into()),
        ];
        // Each insert may be named, printed or not.
        let none = Component::inserts().map(|(component, _)| (component, 0));
        let counts = none.chain(subject.plan.counts());
        values.extend(
            counts.filter_map(|(component, count)| Some((component.words().variable?, count.into()))),
        );
        if subject.has_board() {
            let (rows, columns) = whole.cut.grid().unwrap_or((1, 1));
            values.extend([
                ("size", Value::Number(f64::from(board.size()))),
                ("cell", self.unbroken(whole.measures.cell)),
                ("side", self.unbroken(whole.cut.trim.side())),
                ("whole", self.unbroken(whole.cut.trim.whole())),
                ("parts", whole.cut_parts().into()),
                ("rows", rows.into()),
                ("columns", columns.into()),
            ]);
            if whole.has_poster() {
                values.push(("poster", file(&whole.file_name(Media::Poster)).into()));
            }
        }
        if subject.has_pieces() {
            let kinds = whole.kinds();
            let count = |is: fn(Piece) -> bool| {
                kinds.iter().filter(|(piece, _)| is(*piece)).map(|(_, count)| count).sum::<usize>()
            };
            values.extend([
                ("king-disc", self.about(whole.measures.king_disc)),
                ("piece-disc", self.about(whole.measures.piece_disc)),
                ("kings", (sets * count(|piece| piece == Piece::King)).into()),
                ("men", (sets * count(|piece| piece != Piece::King)).into()),
                ("discs", (sets * count(|_| true)).into()),
                ("spares", subject.spares().into()),
                ("pieces-sheets", subject.piece_pages().len().into()),
            ]);
        }
        if let Some(class) = subject.class() {
            let cuts = class.cuts();
            values.extend([
                ("pair-cuts", cuts.len().into()),
                ("pair-numbered", cuts.iter().filter(|line| class.has_sign(line)).count().into()),
                ("pair-minutes", whole.share().card.into()),
            ]);
        }
        if let Some(leaflet) = &subject.plan.leaflet {
            values.extend([
                ("leaflet-pages", leaflet.pages.into()),
                ("leaflet-sheets", leaflet.papers.into()),
                ("leaves", leaflet.pages.div_ceil(2).into()),
                ("folded", leaflet.pages.div_ceil(4).into()),
            ]);
        }
        if let Some(lamination) = &self.lamination {
            if let Some(Pouches { pouch, count }) = lamination.pouches {
                values.extend([("pouches", count.into()), ("pouch", named(pouch))]);
            }
            values.extend(lamination.hinge.map(|pouch| ("hinge-pouch", named(pouch))));
            values.extend(lamination.hinge.map(|pouch| ("hinge-size", Value::from(pouch.name))));
        }
        values
    }

    fn phrases(&self) -> Result<Vec<(&'static str, Value)>, LayoutError> {
        let (subject, whole) = (self.subject, self.subject.whole());
        let (minutes, reading) = (whole.minutes(), subject.reading_pages());
        let mut values = vec![
            ("time-card", self.time(minutes.card)?),
            ("time-laminated", self.time(minutes.laminated)?),
            ("time-glued", self.time(minutes.glued)?),
            ("time-labels", self.time(minutes.labels)?),
            ("time-discs", self.time(minutes.discs)?),
            ("time-colours", self.time(minutes.colours)?),
            ("reading-count", reading.len().into()),
            ("reading-pages", self.in_file(self.pages(&reading)?, self.own_file(Media::Paper))?.into()),
            ("back-offset", unbroken(&self.composer.say("option-back-offset", &[])?).into()),
            ("nudge", unbroken(&self.composer.say("option-nudge", &[])?).into()),
        ];
        if subject.has_board() {
            let trim = whole.cut.trim;
            let sides = [("side", self.unbroken(trim.side())), ("whole", self.unbroken(trim.whole()))];
            let id = if trim.whole().fits(trim.side()) { "extent-bare" } else { "extent-framed" };
            values.push(("extent", self.composer.say(id, &sides)?.into()));
        }
        if let Some(title) = titles::making(subject) {
            values.push(("making", self.composer.say(title, &[])?.into()));
        }
        if subject.has_pieces() {
            values.extend([
                ("pieces-pages", self.pages_of_set(&subject.piece_pages(), Media::Card)?.into()),
                ("spares-pages", self.pages_with_spares()?.into()),
            ]);
        }
        Ok(values)
    }
}

/// Returns the nearest multiple of five, at least 5: an estimate is no more exact.
const fn in_fives(minutes: usize) -> usize {
    let fives = (minutes + 2) / 5;
    if fives == 0 { 5 } else { 5 * fives }
}

/// Returns a pouch's name and measures.
fn named(pouch: Pouch) -> Value {
    let measures = pouch.measures.replace(' ', "\u{a0}");
    Value::Text(format!("{} ({measures})", pouch.name))
}

/// Most letters of a name that always stays on one line.
const LONG: usize = 28;

/// Returns the name of an option or a file with its characters joined, so that no line breaks it: it must be typed exactly. A
/// long name may break after a hyphen of its own.
pub(in crate::instructions) fn unbroken(name: &str) -> String {
    let is_long = name.chars().count() > LONG;
    let joined = |c: char| std::iter::once(c).chain((!(is_long && c == '-')).then_some('\u{2060}'));
    // The typesetter drops joiners once it has found where lines may end.
    name.replace(' ', "\u{a0}").chars().flat_map(joined).collect()
}

/// Returns the name of a file, which stands in a text exactly as it is.
pub(in crate::instructions) fn file(name: &str) -> String {
    unbroken(&escape_markup(name))
}
