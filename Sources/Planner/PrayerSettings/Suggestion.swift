/// Something a day suggests that is not an anchor: a voluntary prayer, a meal of the fast, the way to the mosque. If a
/// task overlaps it, it moves within its window or is left out for the day (MZ-136).
public struct Suggestion: Hashable, Sendable {
    /// The id of a type of ``NawafilConfig``, or one of the constants below.
    public let id: String
    /// The suggested time, in minutes after 00:00 of the planned day.
    public var minutes: Range<Int>
    /// The window within which it may move; the same as ``minutes`` if it has only one time.
    public let window: Range<Int>
    /// The number of rakaat; `nil` if it has none or leaves them open.
    public let rakaat: Int?
    /// Whether it directly precedes a prayer or something that leads to one.
    public let isBefore: Bool
    /// Whether it is shorter than intended, because too little time is left before a prayer.
    public let isShortened: Bool

    public init(
        _ id: String, minutes: Range<Int>, window: Range<Int>? = nil, rakaat: Int? = nil, isBefore: Bool = false,
        isShortened: Bool = false
    ) {
        self.id = id
        self.minutes = minutes
        self.window = window ?? minutes
        self.rakaat = rakaat
        self.isBefore = isBefore
        self.isShortened = isShortened
    }

    /// Returns the same suggestion at another time in its window.
    func moved(to start: Int) -> Suggestion {
        Suggestion(
            id, minutes: start..<start + minutes.count, window: window, rakaat: rakaat, isBefore: isBefore,
            isShortened: isShortened)
    }

    public static let suhoor = "suhoor"
    public static let iftar = "iftar"
    public static let tarawih = "tarawih"
    /// The way to the mosque before Jummah.
    public static let travel = "travel"
}
