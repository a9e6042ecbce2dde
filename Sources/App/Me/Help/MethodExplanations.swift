import Almanac
import Interface

/// Each calculation method in a few words, where help speaks of them; the recommended one first and marked (MZ-038).
struct MethodExplanations {
    let visit: Visit
    let guide: Guide

    init(_ visit: Visit, _ guide: Guide) {
        self.visit = visit
        self.guide = guide
    }

    var node: Node {
        let country = visit.place?.country ?? ""
        let own = Methods.own(country: country, prayer: visit.bundle.prayer)
        return group {
            for method in Methods.all(country: country, prayer: visit.bundle.prayer) {
                self.method(method, isOwn: visit.place != nil && method.identifier == own.identifier)
            }
        }
    }

    private func method(_ method: PrayerMethod, isOwn: Bool) -> Node {
        let strings = visit.strings
        let key = "method." + method.identifier
        return titledSection(strings.name(method), id: method.identifier, actions: mark(isOwn)) {
            card(.class("prose", "guide")) {
                if guide.strings.has(key: key) { p { guide[key] } }
                p(.class("row-detail")) { MethodWords(strings: strings, method: method).figures }
                if !method.source.isEmpty { p(.class("field-hint"), .lang("en"), .dirAuto) { method.source } }
            }
        }
    }

    private func mark(_ isOwn: Bool) -> Node { isOwn ? badge(visit.strings[.methodsOwn]) : .nothing }
}
