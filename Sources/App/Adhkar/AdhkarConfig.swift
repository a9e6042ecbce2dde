import Quran
import Records

/// The contents of `AdhkarConfig.json`: the adhkar in their order, and the counter's phrases and targets.
struct AdhkarConfig: Hashable, Sendable {
    /// A phrase that the counter offers.
    struct Phrase: Hashable, Sendable {
        var id: String
        var arabic: String
        /// The name of its meaning in the guide.
        var meaning: String
    }

    /// A phrase with the count after which the next one follows; 0 means without end.
    struct Step: Hashable, Sendable {
        var phrase: Phrase
        var count: Int
    }

    /// A sequence of phrases.
    struct Round: Hashable, Sendable {
        var id: String
        var steps: [Step]
    }

    /// The counts after which the counter may begin again; 0 means without end.
    var targets: [Int]
    /// The number of counts after which a screen reader announces the number.
    var announce: Int
    var phrases: [Phrase]
    var rounds: [Round]
    var adhkar: [Dhikr]

    /// The adhkar of a group in their order.
    func adhkar(_ group: AdhkarGroup) -> [Dhikr] { adhkar.filter { dhikr in dhikr.groups.contains(group) } }
}

/// The occasion on which adhkar are said. The raw value is the last part of the group's path.
enum AdhkarGroup: String, CaseIterable, Hashable, Sendable {
    case morning
    case evening
    /// After each of the five prayers.
    case prayer
    case sleep
}

extension AppBundle {
    /// The adhkar and the counter's phrases, or `nil` if the configuration has nothing readable. It is read when one of
    /// their pages is requested, so that everyday pages don't carry it.
    var adhkar: AdhkarConfig? {
        guard let json = config["AdhkarConfig"] else { return nil }
        return try? AdhkarConfig(json: json)
    }
}
