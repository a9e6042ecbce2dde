import Almanac

/// What happened to an item.
public enum HifzAct: Hashable, Sendable {
    /// It is to be memorised. A junction has no words of its own.
    case added(words: Int)
    /// It was known before.
    case known(words: Int, Freshness)
    /// It was drilled until it could be recited: a portion of that day.
    case learnt
    /// It was recited from memory and graded by the person.
    case reviewed(ConfirmedGrade)
    /// It comes on another day than it would: later, or earlier.
    case moved(to: CivilDate)
    /// It leaves the plan. What is known of it stays, for when it is added again.
    case removed
    /// An event was a mistake.
    case withdrawn(event: String)

    /// How well something is known that was learnt before.
    public enum Freshness: String, CaseIterable, Sendable {
        case fresh, fair, faded
    }
}
