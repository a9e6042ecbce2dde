import Almanac
import Interface

/// Each calculation method in a few words, for help; the recommended one first and marked (MZ-038).
struct MethodExplanations {
    let context: RequestContext
    let guide: Guide

    init(_ context: RequestContext, _ guide: Guide) {
        self.context = context
        self.guide = guide
    }

    var node: Node {
        let country = context.place?.country ?? ""
        let own = Methods.own(country: country, prayer: context.bundle.prayer)
        return group {
            for method in Methods.all(country: country, prayer: context.bundle.prayer) {
                self.method(method, isOwn: context.place != nil && method.identifier == own.identifier)
            }
        }
    }

    private func method(_ method: PrayerMethod, isOwn: Bool) -> Node {
        let strings = context.strings
        let key = "method." + method.identifier
        return titledSection(strings.name(method), id: method.identifier, actions: mark(isOwn)) {
            card(.class("prose", "guide")) {
                if guide.strings.has(key: key) { p { guide[key] } }
                p(.class("row-detail")) { MethodWords(strings: strings, method: method).figures }
                if !method.source.isEmpty { p(.class("field-hint"), .lang("en"), .dirAuto) { method.source } }
            }
        }
    }

    private func mark(_ isOwn: Bool) -> Node { isOwn ? badge(context.strings[.methodsOwn]) : .nothing }
}
