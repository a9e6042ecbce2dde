import Quran

/// What `AdhkarConfig.json` says: the adhkar in their order, and what the counter offers.
struct AdhkarConfig: Hashable, Sendable {
    /// A phrase that the counter offers.
    struct Phrase: Hashable, Sendable {
        var id: String
        var arabic: String
        /// The name of its meaning in the guide.
        var meaning: String
    }

    /// A phrase that is counted so far before the next one comes; 0 is without an end.
    struct Step: Hashable, Sendable {
        var phrase: Phrase
        var count: Int
    }

    /// Phrases one after another.
    struct Round: Hashable, Sendable {
        var id: String
        var steps: [Step]
    }

    /// How far the counter may count before it begins again; 0 is without an end.
    var targets: [Int]
    /// After how many a screen reader hears the number.
    var announce: Int
    var phrases: [Phrase]
    var rounds: [Round]
    var adhkar: [Dhikr]

    /// The adhkar of a group in their order.
    func adhkar(_ group: AdhkarGroup) -> [Dhikr] { adhkar.filter { dhikr in dhikr.groups.contains(group) } }
}
