import Almanac
import Interface
import Planner

/// Tasks that a day suggests: the meal after Jummah, the morning of a feast. One tap adds one, another lets it go.
struct DayChips {
    /// A task that is suggested.
    struct Chip: Sendable {
        var id: String
        var title: String
        var minutes: Int
        /// It comes after this prayer.
        var after: PrayerBlock.Kind?
    }

    static let lunch = "lunch"
    private static let feast = "eid-"

    let chips: [Chip]

    init(_ context: RequestContext, _ date: CivilDate, _ facts: DayFacts) {
        var chips: [Chip] = []
        let special = context.bundle.special
        let shape = context.settings.shape
        if let eid = facts.eid, shape.isOn(PrayerSettingsName.eid, standard: true) {
            for entry in special.eid.preparation where entry.only == nil || entry.only == eid {
                chips.append(
                    Chip(
                        id: Self.feast + entry.id, title: context.strings[key: "chip.eid.\(entry.id)"],
                        minutes: entry.minutes, after: entry.id == "family" ? .eid : nil))
            }
        }
        if facts.isFriday, shape.isOn(PrayerSettingsName.jummah, standard: true) {
            chips.append(
                Chip(
                    id: Self.lunch, title: context.strings[key: "chip.lunch"], minutes: special.jummah.lunch,
                    after: .jummah))
        }
        self.chips = chips
    }

    func chip(_ id: String) -> Chip? { chips.first { $0.id == id } }

    /// Whether any day has a chip of this id.
    static func isChip(_ id: String, _ context: RequestContext) -> Bool {
        id == lunch || context.bundle.special.eid.preparation.contains { feast + $0.id == id }
    }
}
