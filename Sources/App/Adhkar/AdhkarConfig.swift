import Quran

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
