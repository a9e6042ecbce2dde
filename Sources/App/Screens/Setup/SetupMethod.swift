import Almanac
import Interface
import Planner
import Records

/// By whose figures the times are computed: the place's own method, why it is that, and the others (MZ-283).
struct SetupMethod {
    let visit: Visit
    let guide: Guide
    private let days: PrayerDays?

    init(_ visit: Visit, _ guide: Guide) throws(Missing) {
        self.visit = visit
        self.guide = guide
        days = try PrayerDays(visit)
    }

    var node: Node {
        guard let place = visit.place else {
            return group {
                p(.class("part-lead")) { guide["setup.method.noPlace"] }
                SetupForm.node([(value: "location", label: guide["setup.location"])], kind: .primary)
            }
        }
        let strings = visit.strings
        let prayer = visit.bundle.prayer
        let own = Methods.own(country: place.country, prayer: prayer)
        let method = Methods.chosen(visit.settings, country: place.country, prayer: prayer)
        return group {
            p(.class("part-lead")) { guide["setup.method.lead"] }
            card(.class("part", "setup-method")) {
                p(.class("setup-flag"), .ariaHidden) { Self.flag(place.country) }
                div {
                    h2 { strings.name(method) }
                    p(.class("field-hint")) { why(place, isOwn: method.identifier == own.identifier) }
                    p(.class("field-hint")) { MethodWords(strings: strings, method: method).figures }
                    linkButton(strings[.methodsLearn], href: HelpLink.method(method.identifier), kind: .quiet)
                }
            }
            if let days { SettingsView(visit, nil).today(days) }
            SetupForm.node([(value: "notifications", label: guide["setup.next"])], kind: .primary)
            change(method, own: own, country: place.country)
        }
    }

    private func why(_ place: Place, isOwn: Bool) -> String {
        guard isOwn else { return guide["setup.method.chosen"] }
        let hasRegion = visit.bundle.prayer.regions.contains { $0.country == place.country }
        guard hasRegion else { return guide["setup.method.fallback"] }
        return guide("setup.method.why", .text("country", visit.countryName(place.country)))
    }

    /// All methods, the place's own and the eight first; the settings take the choice and lead back here.
    private func change(_ chosen: PrayerMethod, own: PrayerMethod, country: String) -> Node {
        details(.class("example"), .id("methods")) {
            summary { visit.strings[.methodsChange] }
            postForm(Route.settings.link(), operation: OperationSlot.mark) {
                hiddenInput(FieldName.back.rawValue, Route.setupStep(.method).path)
                rows {
                    for method in Methods.all(country: country, prayer: visit.bundle.prayer) {
                        row(
                            .text(visit.strings.name(method)),
                            detail: .text(MethodWords(strings: visit.strings, method: method).figures),
                            trailing: choice(method, chosen, own))
                    }
                }
            }
        }
    }

    private func choice(_ method: PrayerMethod, _ chosen: PrayerMethod, _ own: PrayerMethod) -> Node {
        let strings = visit.strings
        return group {
            if method.identifier == own.identifier { badge(strings[.methodsOwn], tone: .plain) }
            if method.identifier == chosen.identifier {
                badge(strings[.methodsChosen])
            } else {
                button(
                    .type("submit"), .name(FieldName.method.rawValue), .value(method.identifier),
                    .class("button", "button-secondary"),
                    .aria("label", strings(.methodsChooseNamed, .word("method", strings.name(method))))
                ) { strings[.methodsChoose] }
            }
        }
    }

    /// A country's flag as the two regional indicators of its code; a globe where there is none.
    static func flag(_ country: String) -> String {
        var flag = ""
        for byte in country.utf8 where (65...90).contains(byte) {
            if let scalar = Unicode.Scalar(UInt32(byte) - 65 + 0x1F1E6) { flag.unicodeScalars.append(scalar) }
        }
        return flag.unicodeScalars.count == 2 ? flag : "🌍"
    }
}
