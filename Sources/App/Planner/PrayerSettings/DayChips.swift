import Almanac
import Interface
import Planner

/// Tasks that a day suggests, such as the meal after Jummah or the morning of a feast. One tap adds one, another
/// dismisses it.
struct DayChips {
    /// A suggested task.
    struct Chip: Sendable {
        var id: String
        var title: String
        var minutes: Int
        /// The prayer that it comes after.
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

    /// Whether any day can suggest a task with this id.
    static func isChip(_ id: String, _ context: RequestContext) -> Bool {
        id == lunch || context.bundle.special.eid.preparation.contains { feast + $0.id == id }
    }
}
