/// The ayah that is playing, and what comes next. The queue has no clock and plays no sound; it is told when an ayah
/// has ended.
///
/// `Web/js/player-queue.js` does the same in pages, and `Tests/Vectors/quran/playback.json` keeps the two in agreement.
public struct PlaybackQueue: Hashable, Sendable {
    /// What follows the end of an ayah.
    public enum Step: Hashable, Sendable {
        /// The ayah is to be played after that many milliseconds of silence.
        case play(AyahReference, after: Int)
        /// Everything has been played.
        case finished
        /// The sleep timer has run out.
        case asleep
    }

    public let order: PlaybackOrder
    private let index: QuranIndex
    /// The ayah that is playing.
    public private(set) var current: AyahReference
    /// How often it has been played to its end in this round.
    public private(set) var heard = 0
    /// How often the range has been played to its end.
    public private(set) var rounds = 0
    /// The instant, in milliseconds since 1970, from which playback stops at the end of an ayah; `nil` without a sleep
    /// timer.
    public var sleepsAt: Int64?

    /// Starts at the range's first ayah, or at another ayah within it.
    ///
    /// - Returns: `nil` if the range doesn't consist of existing ayat in order, or doesn't contain the start.
    public init?(_ order: PlaybackOrder, from start: AyahReference? = nil, in index: QuranIndex) {
        let start = start ?? order.first
        guard index.contains(order.first), index.contains(order.last), index.contains(start),
            order.first <= order.last, order.first <= start, start <= order.last, order.pause >= 0
        else { return nil }
        self.order = order
        self.index = index
        current = start
    }

    /// Reports that the ayah has ended, at an instant in milliseconds since 1970.
    public mutating func ended(at now: Int64) -> Step {
        if let sleepsAt, now >= sleepsAt { return .asleep }
        let step = upcoming
        advance()
        return step
    }

    /// The next step unless something changes, which a player can prepare.
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

    /// Moves to the next ayah. Returns `false` at the end of the range.
    public mutating func goForward() -> Bool { go(1) }

    /// Moves to the previous ayah. Returns `false` at the beginning of the range.
    public mutating func goBack() -> Bool { go(-1) }

    /// Moves to an ayah of the range. Returns `false` if it isn't in the range.
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

    /// Counts one more, up to a limit that keeps endless repetition from overflowing.
    private static func counted(_ count: Int) -> Int { count < 1_000_000 ? count + 1 : count }
}
