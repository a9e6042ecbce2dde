import Almanac
import Interface
import Planner
import Records

/// The step about the calculation method: the place's own method and the reason for it, and the others (MZ-283).
struct SetupMethod {
    let context: RequestContext
    let guide: Guide
    private let days: PrayerDays?

    init(_ context: RequestContext, _ guide: Guide) throws(NeedsData) {
        self.context = context
        self.guide = guide
        days = try PrayerDays(context)
    }

    var node: Node {
        guard let place = context.place else {
            return group {
                p(.class("part-lead")) { guide["setup.method.noPlace"] }
                SetupForm.node([(value: "location", label: guide["setup.location"])], kind: .primary)
            }
        }
        let strings = context.strings
        let prayer = context.bundle.prayer
        let own = Methods.own(country: place.country, prayer: prayer)
        let method = Methods.chosen(context.settings, country: place.country, prayer: prayer)
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
            if let days { SettingsView(context, nil).today(days) }
            SetupForm.node([(value: "notifications", label: guide["setup.next"])], kind: .primary)
            change(method, own: own, country: place.country)
        }
    }

    private func why(_ place: Place, isOwn: Bool) -> String {
        guard isOwn else { return guide["setup.method.chosen"] }
        let hasRegion = context.bundle.prayer.regions.contains { $0.country == place.country }
        guard hasRegion else { return guide["setup.method.fallback"] }
        return guide("setup.method.why", .text("country", context.countryName(place.country)))
    }

    /// All methods, the place's own first; the settings save the choice and lead back here.
    private func change(_ chosen: PrayerMethod, own: PrayerMethod, country: String) -> Node {
        details(.class("example"), .id("methods")) {
            summary { context.strings[.methodsChange] }
            postForm(Route.me(.settings).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.back.rawValue, Route.me(.setupStep(.method)).path)
                rows {
                    for method in Methods.all(country: country, prayer: context.bundle.prayer) {
                        row(
                            .text(context.strings.name(method)),
                            detail: .text(MethodWords(strings: context.strings, method: method).figures),
                            trailing: choice(method, chosen, own))
                    }
                }
            }
        }
    }

    private func choice(_ method: PrayerMethod, _ chosen: PrayerMethod, _ own: PrayerMethod) -> Node {
        let strings = context.strings
        return group {
            if method.identifier == own.identifier { badge(strings[.methodsOwn], tone: .plain) }
            MethodWords(strings: strings, method: method).choice(isChosen: method.identifier == chosen.identifier)
        }
    }

    /// A country's flag, drawn with the two letters of its code on the cloth, since not every device has a font with
    /// coloured flags. A globe if there is no country.
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
