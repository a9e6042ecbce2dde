import Almanac
import Interface
import Planner

/// Notes above the timeline on certain days: a feast's greeting, a fast, the nights of Ramadan, a journey, and tasks
/// that the day suggests.
struct DayOccasion {
    let context: RequestContext
    let day: Day
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    @NodeBuilder var node: Node {
        if day.isToday, let distance = AwayFromHome.distance(context) { away(distance) }
        if day.facts.eid != nil, context.settings.shape.isOn(PrayerSettingsName.eid, standard: true) {
            banner(strings[.eidGreeting], tone: .accent, icon: .star)
            if day.isToday { confetti }
        }
        fasting
        if day.tomorrowInConflict > 0 {
            banner(
                strings(.jummahEve, count: day.tomorrowInConflict),
                actions: linkButton(strings[.jummahEveOpen], href: Route.planner(.day(day.date.next)).link()))
        }
        if let night = day.oddNight {
            banner(strings(.ramadanNight, .number("night", night)), tone: .accent, icon: .moon)
        }
        if !chips.isEmpty {
            div(.class("chips"), .role("group"), .aria("label", strings[.chipTitle])) {
                for chip in chips { self.chip(chip) }
            }
        }
    }

    // MARK: Fasting

    @NodeBuilder private var fasting: Node {
        if day.marks.isFasting {
            banner(
                strings[.fastingToday], tone: .accent, icon: .moon,
                actions: forms.button(.unfast, "", strings[.fastingNot], kind: .quiet))
        } else if let reasons = day.fastingReasons(context) {
            banner(
                strings(
                    .fastingDay,
                    .word("reason", strings.list(reasons.map { strings[key: "occasion.\($0.identifier)"] }))),
                tone: .plain, icon: .moon, actions: forms.button(.fast, "", strings[.fastingAccept], kind: .quiet))
        }
    }

    // MARK: Travel

    /// Says that the times follow the place, and asks about travelling; nothing is switched automatically.
    private func away(_ distance: Int) -> Node {
        postForm(
            Route.planner(.shape(.travel)).link(), operation: IdempotencyKeySlot.mark, .class("banner", "tone-notice")
        ) {
            Icon.info.node()
            div {
                p { strong { strings[.travelUpdated] } }
                p { strings(.travelAsk, .number("distance", distance)) }
            }
            hiddenInput(FieldName.back.rawValue, Route.planner(.today).path)
            div(.class("banner-actions")) {
                submitButton(strings[.travelYes], kind: .secondary, .name(PrayerSettingsName.travelling), .value("on"))
                submitButton(strings[.travelNo], kind: .quiet, .name(PrayerSettingsName.asksAway), .value("off"))
            }
        }
    }

    // MARK: Suggested tasks

    private var chips: [DayChips.Chip] {
        guard day.date >= day.days.today else { return [] }
        return DayChips(context, day.date, day.facts).chips.filter { !day.marks.isSkipped($0.id) }
    }

    private func chip(_ chip: DayChips.Chip) -> Node {
        div(.class("chip")) {
            forms.button(.add, chip.id, chip.title, icon: .plus)
            forms.button(.skip, chip.id, strings(.chipDismiss, .word("name", chip.title)), kind: .quiet, icon: .close)
        }
    }

    private var forms: SuggestionForms { SuggestionForms(context, day.date, back: day.route) }
}
