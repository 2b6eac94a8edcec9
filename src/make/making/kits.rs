//! The kits of a request: each game found, read and made, with what several of them share.
//!
//! All games are found and read first, one after another. Then the workers of the [`Executor`] make the kits, each by itself,
//! and the results are put back into the order of the games: files, notices and faults are the same with any number of
//! workers. A kit's pages are dropped once its files are made; the files are kept until all kits are made, for nothing is
//! written before.

use crate::executor::{Alone, Executor, WorkPart, WorkStep, at_once};
use crate::game::Piece;
use crate::imposition::{Media, Order, Plan, Settings, Shared, SheetError, Tool, advice, larger, remarks};
use crate::keyed::keyed;
use crate::make::fault::{Fault, Notice};
use crate::make::finding::cache::KitCache;
use crate::make::finding::library::Library;
use crate::make::finding::source::Found;
use crate::make::orders::found_kit::FoundKit;
use crate::make::orders::order::OrderContext;
use crate::make::orders::resolve::{WhatOfThemes, kits};
use crate::make::{
    making::printed, making::usual_frame, orders::lacking, orders::order, orders::shared, orders::unset,
};
use crate::product::pieces::slot;
use crate::render::Painters;
use crate::request::{Request, check};
use crate::sheets::Documents;
use crate::text::Typesetter;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Result of making one kit.
struct KitMade<T> {
    result: Result<T, Fault>,
    /// Remarks on the kit, such as what is changed so that it fits.
    remarks: Vec<Notice>,
    /// Its plan, if other kits may name its pages. `None`: no other kit does.
    plan: Option<Plan>,
}

/// The kits of a request while they are made.
struct KitMaker<'r> {
    request: &'r Request,
    library: &'r Library<'r>,
    executor: &'r dyn Executor,
    settings: Settings,
    kits: Vec<FoundKit>,
    cache: KitCache,
}

/// Plans of kits that others name, by their index among all kits.
type Plans = BTreeMap<usize, Plan>;

/// Makes the kit of every game and returns what `finish` makes of each, in the order of the games. `finish` gets the kit's order,
/// its documents, and who paints its pages. Remarks and warnings are added to `notices`.
pub(in crate::make) fn each<T: Send>(
    request: &Request,
    library: &Library<'_>,
    executor: &dyn Executor,
    notices: &mut Vec<Notice>,
    finish: impl Fn(&Order, &Documents, Painters<'_>) -> Result<T, Fault> + Sync,
) -> Result<Vec<T>, Fault> {
    checked(request)?;
    let settings = settings(request);
    let kits = kits(request, &settings, WhatOfThemes::Needed, library, notices)?;
    let (settings, mut pieces) = if request.share_pieces {
        let found: Vec<&Found> = kits.iter().filter(|kit| kit.is_whole).map(|kit| &kit.found).collect();
        let (settings, pieces) = shared::pieces(&found, &settings)?;
        (settings, Some(pieces))
    } else {
        (settings, None)
    };
    let maker = KitMaker { request, library, executor, settings, kits, cache: KitCache::default() };
    let mut made: BTreeMap<usize, KitMade<T>> = BTreeMap::new();
    let mut plans = Plans::new();
    if let Some(pieces) = &mut pieces {
        // The first kit has the pieces; the others name its file and page, so it is made before them.
        let kit = maker.one(0, &plans, Some(pieces), &mut None, &finish);
        if let Some(plan) = &kit.plan {
            *pieces = elsewhere(pieces, plan);
            plans.insert(0, plan.clone());
        }
        made.insert(0, kit);
    }
    // A kit that has only the words in a further language names pages of the whole set, so the whole sets are made first.
    for are_whole in [true, false] {
        let is_next = |nth: &usize| maker.kits[*nth].is_whole == are_whole && !made.contains_key(nth);
        let next: Vec<usize> = (0..maker.kits.len()).filter(is_next).collect();
        if next.is_empty() {
            continue;
        }
        let one = |place, typesetter: &mut Option<Rc<Typesetter>>| {
            maker.one(next[place], &plans, pieces.as_ref(), typesetter, &finish)
        };
        let kits = at_once(next.len(), executor, one, |kit| kit.result.is_err());
        for (nth, mut kit) in next.into_iter().zip(kits) {
            plans.extend(kit.plan.take().map(|plan| (nth, plan)));
            made.insert(nth, kit);
        }
        if made.values().any(|kit| kit.result.is_err()) {
            break;
        }
    }
    let mut all = Vec::new();
    for kit in made.into_values() {
        notices.extend(kit.remarks);
        all.push(kit.result?);
    }
    Ok(all)
}

impl KitMaker<'_> {
    /// Makes one kit, given the plans of the kits that it names. A worker keeps its typesetter from kit to kit.
    fn one<T>(
        &self,
        nth: usize,
        plans: &Plans,
        pieces: Option<&Shared>,
        typesetter: &mut Option<Rc<Typesetter>>,
        finish: impl Fn(&Order, &Documents, Painters<'_>) -> Result<T, Fault>,
    ) -> KitMade<T> {
        let failed = |fault| KitMade { result: Err(fault), remarks: Vec::new(), plan: None };
        self.tried(nth, plans, pieces, typesetter, finish).unwrap_or_else(failed)
    }

    fn tried<T>(
        &self,
        nth: usize,
        plans: &Plans,
        pieces: Option<&Shared>,
        typesetter: &mut Option<Rc<Typesetter>>,
        finish: impl Fn(&Order, &Documents, Painters<'_>) -> Result<T, Fault>,
    ) -> Result<KitMade<T>, Fault> {
        let Self { request, library, .. } = *self;
        let (kit, languages) = (&self.kits[nth], request.languages.len());
        let begins = |part: Option<WorkPart>| {
            self.executor.begins(&WorkStep {
                kit: kit.stem.clone(),
                nth: nth + 1,
                kits: self.kits.len(),
                part,
            });
        };
        begins(None);
        let settings = kit.settings(&self.settings);
        // A typesetter's memory of one language is of no use in another.
        let known = typesetter.take().filter(|known| known.language() == &kit.locale.language);
        let context = OrderContext { request, library, cache: &self.cache, executor: self.executor };
        let mut order = order::order(kit, settings.as_ref(), pieces, context, known)?;
        // The languages of a game follow each other, the one with board and pieces first.
        let host = if kit.is_whole { None } else { plans.get(&(nth - nth % languages)) };
        let made = made(&mut order, kit, host)
            .map_err(|fault| lacking::told(fault, &kit.found, request, library))?;
        if self.kits.len() == 1 {
            order.typesetter.forget();
        }
        let is_named = kit.is_whole && (languages > 1 || request.share_pieces);
        let work = |most: usize, worker: &(dyn Fn() + Sync)| self.executor.work(most, worker);
        let begins = |page: usize, pages: usize| begins(Some(WorkPart::Page(page, pages)));
        let painters = Painters::new(&work, &begins);
        let kit = KitMade {
            result: finish(&order, &made, painters),
            remarks: remarks(&order.settings, &order.measures)
                .into_iter()
                .chain(advice(&order.settings, &order.variant))
                .chain(usual_frame::remark(&order, &made.plan))
                .map(Notice::Remark)
                .chain(larger(&order.settings, &order.variant).map(Notice::Larger))
                .chain(without_photographs(&order, request))
                .chain(lacking::notices(&kit.found, request, library)?)
                .collect(),
            plan: is_named.then_some(made.plan),
        };
        *typesetter = Some(order.typesetter);
        Ok(kit)
    }
}

/// Returns the shared pieces for the kits that are printed without them, with the file and the first page where they are.
fn elsewhere(pieces: &Shared, plan: &Plan) -> Shared {
    let (media, page) = plan.first_with_pieces().unwrap_or((Media::Card, 0));
    Shared { here: false, kit: plan.file_with(media), page, ..pieces.clone() }
}

/// Returns the settings of a request, with the tool that its formats are for.
fn settings(request: &Request) -> Settings {
    let tool = if request.writing.has_pages() { Tool::Printer } else { Tool::Laser };
    Settings { tool, ..request.settings.clone() }
}

/// Refuses a request with a value out of bounds, or with fields that contradict each other.
fn checked(request: &Request) -> Result<(), Fault> {
    check(request)?;
    request.clash().map_or(Ok(()), |clash| Err(Fault::value(clash.field, clash.message)))
}

/// Returns the remark that a laser leaves photographs on pieces out: they have no lines to cut or engrave.
fn without_photographs(order: &Order, request: &Request) -> Option<Notice> {
    let has_photograph = |piece: Piece| order.theme.art[slot(piece)].iter().any(|art| art.has_photograph());
    let left_out: Vec<&str> = Piece::ALL
        .iter()
        .copied()
        .filter(|&piece| order.count(piece) > 0 && has_photograph(piece))
        .map(|piece| slot(piece).key())
        .collect();
    let is_said = request.writing.has_laser() && !left_out.is_empty();
    is_said.then(|| Notice::Remark(keyed!("photograph-left-out", drawings = left_out.join(", "))))
}

/// Returns the order of a request's first game, without pieces shared between games.
pub(in crate::make) fn first_order(request: &Request, library: &Library<'_>) -> Result<Order, Fault> {
    checked(request)?;
    order_of(&first(request, WhatOfThemes::All, library)?, request, library)
}

/// Returns the order of a request's first game, with no more of its theme than it shows.
pub(in crate::make) fn shown_order(request: &Request, library: &Library<'_>) -> Result<Order, Fault> {
    checked(request)?;
    order_of(&first(request, WhatOfThemes::Needed, library)?, request, library)
}

/// Returns a request's first game, and the fault if its kit can't be set; makes no files.
pub(in crate::make) fn tried(
    request: &Request,
    library: &Library<'_>,
) -> Result<(FoundKit, Result<(), Fault>), Fault> {
    let kit = first(request, WhatOfThemes::All, library)?;
    let set = order_of(&kit, request, library).and_then(|mut order| made(&mut order, &kit, None).map(drop));
    Ok((kit, set))
}

/// Finds a request's first game.
fn first(request: &Request, of_themes: WhatOfThemes, library: &Library<'_>) -> Result<FoundKit, Fault> {
    let kits = kits(request, &settings(request), of_themes, library, &mut Vec::new())?;
    kits.into_iter().next().ok_or(Fault::Kit(SheetError::Empty))
}

/// Returns the order of a kit that is made alone.
fn order_of(kit: &FoundKit, request: &Request, library: &Library<'_>) -> Result<Order, Fault> {
    let context = OrderContext { request, library, cache: &KitCache::default(), executor: &Alone };
    order::order(kit, &settings(request), None, context, None)
}

/// Makes the pages of a kit; a fault in a text points to its place in the file.
fn made(order: &mut Order, kit: &FoundKit, host: Option<&Plan>) -> Result<Documents, Fault> {
    printed::made_as(order, host).map_err(|error| unset::placed(error.into(), kit, kit.locale.language.tag()))
}
