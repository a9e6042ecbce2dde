/// What is heard now and what comes after it. It knows no clock and no sound: it is told that an ayah has ended.
///
/// `Web/js/player-queue.js` does the same in pages; `Tests/Vectors/quran/playback.json` holds the two together.
public struct PlaybackQueue: Hashable, Sendable {
    /// What follows an ayah's end.
    public enum Step: Hashable, Sendable {
        /// The ayah is to be heard after so many milliseconds of silence.
        case play(AyahReference, after: Int)
        /// All has been heard.
        case finished
        /// The time that was set for sleep has passed.
        case asleep
    }

    public let order: PlaybackOrder
    private let index: QuranIndex
    /// The ayah that is heard.
    public private(set) var current: AyahReference
    /// How often it has been heard to its end in this round.
    public private(set) var heard = 0
    /// How often the range has been heard to its end.
    public private(set) var rounds = 0
    /// From this instant on, in milliseconds since 1970, the end of an ayah is the end; `nil` where none was set.
    public var sleepsAt: Int64?

    /// Begins at the range's first ayah, or at another one within it.
    ///
    /// - Returns: `nil` where the range isn't one of ayat that there are, in their order, or the start is not in it.
    public init?(_ order: PlaybackOrder, from start: AyahReference? = nil, in index: QuranIndex) {
        let start = start ?? order.first
        guard index.contains(order.first), index.contains(order.last), index.contains(start),
            order.first <= order.last, order.first <= start, start <= order.last, order.pause >= 0
        else { return nil }
        self.order = order
        self.index = index
        current = start
    }

    /// The ayah has ended, at an instant in milliseconds since 1970.
    public mutating func ended(at now: Int64) -> Step {
        if let sleepsAt, now >= sleepsAt { return .asleep }
        let step = upcoming
        advance()
        return step
    }

    /// What follows if nothing is done; a player prepares it.
    public var upcoming: Step {
        if order.eachAyah.goesOn(after: heard + 1) { return .play(current, after: order.pause) }
        if current < order.last, let next = neighbour(1) { return .play(next, after: 0) }
        return order.range.goesOn(after: rounds + 1) ? .play(order.first, after: order.pause) : .finished
    }

    private mutating func advance() {
        if order.eachAyah.goesOn(after: heard + 1) {
            heard = Self.counted(heard)
        } else if current < order.last, let next = neighbour(1) {
            (current, heard) = (next, 0)
        } else if order.range.goesOn(after: rounds + 1) {
            (current, heard, rounds) = (order.first, 0, Self.counted(rounds))
        }
    }

    /// Goes to the ayah after this one, within the range; `false` at its end.
    public mutating func goForward() -> Bool { go(1) }

    /// Goes to the ayah before this one, within the range; `false` at its beginning.
    public mutating func goBack() -> Bool { go(-1) }

    /// Goes to an ayah of the range; `false` where it isn't in it.
    public mutating func go(to place: AyahReference) -> Bool {
        guard index.contains(place), order.first <= place, place <= order.last else { return false }
        (current, heard) = (place, 0)
        return true
    }

    private mutating func go(_ step: Int) -> Bool {
        guard let place = neighbour(step) else { return false }
        return go(to: place)
    }

    private func neighbour(_ step: Int) -> AyahReference? {
        index.position(of: current).flatMap { index.ayah(at: $0 + step) }
    }

    /// One more; what is endless stays at the last number that is counted.
    private static func counted(_ count: Int) -> Int { count < 1_000_000 ? count + 1 : count }
}
