/// Something a day offers that is no anchor: a voluntary prayer, a meal of the fast, the way to the mosque. A task may
/// stand on it; then it moves within its window or is left out for the day (MZ-136).
public struct Suggestion: Hashable, Sendable {
    /// What it is: a type's id of ``NawafilConfig``, or one of the constants here.
    public let id: String
    /// In minutes after 00:00 of the planned day.
    public var minutes: Range<Int>
    /// Where else it may stand; the same as ``minutes`` for what has its one time.
    public let window: Range<Int>
    /// The rakaat; `nil` for what has none, or leaves them open.
    public let rakaat: Int?
    /// Whether it ends where a prayer begins or is about to.
    public let isBefore: Bool
    /// Whether it is shorter than was wished for, because no more room is left before a prayer.
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

    /// The same at another time of its window.
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
