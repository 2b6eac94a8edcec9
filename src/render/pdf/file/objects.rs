//! Objects that were read, written again.

use hayro_syntax::object::{self, MaybeRef, Object};
use pdf_writer::{Content, Dict, Finish as _, Name, Null, Obj, Ref, Settings, Str};

/// Returns an object as it stands in a file: as it was read, for krilla's objects have no byte too many.
pub(super) fn text(object: &Object<'_>) -> Vec<u8> {
    match object {
        Object::Dict(dict) => dict.data().to_vec(),
        Object::Array(array) => [b"[", array.data(), b"]"].concat(),
        object => written(|to| put(object, to)),
    }
}

/// Returns a dictionary as it stands in a file, with the entries that `fill` gives it.
pub(super) fn dictionary(fill: impl FnOnce(&mut Dict<'_>)) -> Vec<u8> {
    written(|to| {
        let mut dict = to.dict();
        fill(&mut dict);
        dict.finish();
    })
}

/// Copies the entries of a dictionary but for those with some keys.
pub(super) fn copy(from: &object::Dict<'_>, without: &[&[u8]], to: &mut Dict<'_>) {
    for (key, value) in from.entries().filter(|(key, _)| !without.contains(&&**key)) {
        put_part(&value, to.insert(Name(&key)));
    }
}

fn written(write: impl FnOnce(Obj<'_>)) -> Vec<u8> {
    let mut content = Content::with_settings(Settings { pretty: false });
    // An operation without a name is its operand alone.
    write(content.op("").obj());
    content.finish().into_vec()
}

fn put(object: &Object<'_>, to: Obj<'_>) {
    match object {
        // A stream is never part of another object.
        Object::Null(_) | Object::Stream(_) => to.primitive(Null),
        Object::Boolean(value) => to.primitive(*value),
        Object::Number(number) if number.as_f64().fract() == 0.0 => to.primitive(number.as_i64() as i32),
        Object::Number(number) => to.primitive(number.as_f32()),
        Object::String(string) => to.primitive(Str(string.as_bytes())),
        Object::Name(name) => to.primitive(Name(name)),
        Object::Array(array) => {
            let mut to = to.array();
            array.raw_iter().for_each(|part| put_part(&part, to.push()));
        }
        Object::Dict(dict) => copy(dict, &[], &mut to.dict()),
    }
}

fn put_part(part: &MaybeRef<Object<'_>>, to: Obj<'_>) {
    match part {
        MaybeRef::Ref(object) => to.primitive(Ref::new(object.obj_number.cast_signed())),
        MaybeRef::NotRef(object) => put(object, to),
    }
}
