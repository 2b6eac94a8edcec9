//! Answers to the page's questions.

use crate::catalogue::catalogue;
use crate::faults::PageFault;
use crate::memory::Watched;
use crate::names::OwnTheme;
use crate::packs;
use crate::question::Question;
use serde_json::{Value, json};
use tafl_print::planned::KitPlan;
use tafl_print::{Choice, Format, Library, Request, ShownPage, look, make_with, plan_json, show};

/// JSON, and the bytes that stand behind it.
type Done = (Value, Vec<u8>);

/// Answers a question.
pub(crate) fn answer(question: &[u8]) -> (String, Vec<u8>) {
    let question: Question = serde_json::from_slice(question).expect("a question as the worker writes it");
    let done = match question.ask.as_str() {
        "packs" => Ok(question.packs()),
        "catalogue" => question.catalogue(),
        "font" => Ok((Value::Null, packs::file("fonts/ElstobD-10pt.otf").unwrap_or_default().to_vec())),
        "board" => question.board(),
        "pages" => question.pages(),
        "make" => question.make(),
        other => panic!("nobody answers `{other}`"),
    };
    match done {
        Ok((done, bytes)) => (json!({ "done": done }).to_string(), bytes),
        Err(fault) => (json!({ "fault": fault }).to_string(), Vec::new()),
    }
}

/// A request with everything that it is made of.
struct Ready {
    request: Request,
    library: Library<'static>,
    own: Option<OwnTheme>,
}

impl Question {
    /// Returns what a set is made of: names of one's own have become a theme.
    fn ready(&self) -> Result<Ready, PageFault> {
        let (mut request, mut library) = (self.request()?, packs::library());
        let own = self.asked.names.theme(&request, &library).map_err(|fault| self.told(&fault, None))?;
        if let Some(own) = &own {
            library = own.added(library);
            request.theme = Some(format!("./{}", own.folder));
        }
        Ok(Ready { request, library, own })
    }

    fn packs(&self) -> Done {
        // What is no request needs nothing: whoever asks next is told why.
        let packs = self.request().map(|request| packs::needed(&request, &self.language)).unwrap_or_default();
        (json!(packs), Vec::new())
    }

    fn catalogue(&self) -> Result<Done, PageFault> {
        let done = catalogue(&packs::library(), &self.language).map_err(|fault| self.told(&fault, None))?;
        Ok((done, Vec::new()))
    }

    fn board(&self) -> Result<Done, PageFault> {
        let Request { variants, options, theme, settings, .. } = self.request()?;
        let variant = variants.into_iter().next().unwrap_or_default();
        let choice = Choice { options, theme, ..Choice::of(&variant) };
        let drawn =
            look(&choice, settings.ink, &packs::library()).map_err(|fault| self.told(&fault, None))?;
        Ok((Value::Null, drawn.into_bytes()))
    }

    fn pages(&self) -> Result<Done, PageFault> {
        let Ready { request, library, own } = self.ready()?;
        let shown =
            show(&request, &library, &Watched).map_err(|refused| self.told(&refused.fault, own.as_ref()))?;
        let notices = self.noticed(&shown.notices, own.as_ref())?;
        let (mut pages, mut bytes, mut plans) = (Vec::new(), Vec::new(), Vec::new());
        for (nth, kit) in shown.kits.into_iter().enumerate() {
            plans.push(kit.plan);
            for ShownPage { file, page, times, svg, .. } in kit.pages {
                pages.push(
                    json!({"kit": nth, "file": file, "page": page, "times": times, "length": svg.len()}),
                );
                bytes.extend(svg.into_bytes());
            }
        }
        Ok((json!({ "plan": plan(&plans, &notices, own.as_ref()), "pages": pages }), bytes))
    }

    fn make(&self) -> Result<Done, PageFault> {
        let Ready { request, library, own } = self.ready()?;
        let made = make_with(&request, &library, &Watched)
            .map_err(|refused| self.told(&refused.fault, own.as_ref()))?;
        let notices = self.noticed(&made.notices, own.as_ref())?;
        let (mut files, mut bytes) = (Vec::new(), Vec::new());
        let mut add = |name: String, kind: &str, contents: &[u8]| {
            files.push(json!({"name": name, "type": kind, "length": contents.len()}));
            bytes.extend_from_slice(contents);
        };
        for file in &made.files {
            let kind = match file.format {
                Format::Pdf => "application/pdf",
                Format::Svg | Format::LaserSvg => "image/svg+xml",
                Format::Png => "image/png",
                _ => "image/vnd.dxf",
            };
            add(file.name.clone(), kind, &file.bytes);
        }
        for (name, contents) in own.iter().flat_map(|own| &own.files) {
            add(name.clone(), "text/plain", contents.as_bytes());
        }
        Ok((json!({ "files": files, "notices": notices }), bytes))
    }
}

/// Returns plans in JSON.
fn plan(kits: &[KitPlan], notices: &[String], own: Option<&OwnTheme>) -> Value {
    let mut plan: Value = serde_json::from_str(&plan_json(kits)).unwrap_or_default();
    plan["notices"] = json!(notices);
    if let Some(own) = own {
        plan["folder"] = own.files.iter().map(|(name, text)| json!({"name": name, "text": text})).collect();
    }
    plan
}
