import Almanac

/// How it stands with an item.
public struct ItemState: Sendable {
    public let item: HifzItem
    /// The words of its text; 0 for a junction.
    public internal(set) var words: Int
    /// What the model knows since the last review; `nil` before the first.
    public internal(set) var memory: MemoryState?
    /// The reviews that the model counted, and those of them that were lapses of something known.
    public internal(set) var reviews = 0
    public internal(set) var lapses = 0
    /// The day on which it was drilled until it could be recited; `nil` before that, and for what was known before.
    public internal(set) var learnt: CivilDate?
    /// The day that the model names for the next review.
    public internal(set) var due: CivilDate?
    /// The day that the person chose for it instead.
    public internal(set) var moved: CivilDate?
    /// Its place among the portions in the order in which they were learnt, from 0, and the day on which it got it.
    var portion: (number: Int, date: CivilDate)?

    init(item: HifzItem, words: Int) {
        self.item = item
        self.words = words
    }

    /// The day from which it is on the list; `nil` for what is new and not moved.
    public var next: CivilDate? { moved ?? due ?? learnt?.next }

    /// Whether it has yet to be memorised.
    public var isNew: Bool { memory == nil && learnt == nil }

    /// Whether something was done with it on a day.
    public func isDone(on date: CivilDate) -> Bool { memory?.reviewed == date || learnt == date }

    /// Counts a review, and works out the day of the next.
    mutating func review(_ grade: Grade, on date: CivilDate, _ model: MemoryModel) {
        moved = nil
        // On the day on which it was learnt it is being drilled; the model begins on the next.
        guard memory != nil || learnt != date else { return }
        if memory != nil, grade == .again { lapses += 1 }
        let state = model.state(after: grade, on: date, from: memory)
        reviews += 1
        memory = state
        due = model.due(state, seed: FuzzSeed(item: item.id, reviews: reviews))
    }
}
