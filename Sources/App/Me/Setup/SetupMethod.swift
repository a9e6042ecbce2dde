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
                Self.flag(place.country)
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
            postForm(Route.me(.settings).link(), operation: OperationSlot.mark) {
                hiddenInput(FieldName.back.rawValue, Route.me(.setupStep(.method)).path)
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
            MethodWords(strings: strings, method: method).choice(isChosen: method.identifier == chosen.identifier)
        }
    }

    /// A country's flag: drawn, with the two letters of its code on the cloth, since not every device has a typeface for
    /// the coloured ones. A globe where there is no country.
    static func flag(_ country: String) -> Node {
        p(.class("setup-flag"), .ariaHidden) {
            if country.isEmpty {
                Icon.language.node(.large)
            } else {
                Icon.flag.node(.large)
                span(.dir(.leftToRight)) { country }
            }
        }
    }
}
