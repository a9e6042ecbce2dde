/// The data for the scripts that move tasks on a timeline.
public struct TimelineScripts: Sendable {
    /// Tasks start at multiples of this many minutes.
    public var grid: Int
    /// The allowed lengths of a task in minutes, separated by commas.
    public var durations: String
    /// The message over a prayer, whose name is `{prayer}`.
    public var notHere: String
    /// The text of a time range, with `{start}` and `{end}`.
    public var range: String
    /// The moment for which the now line was drawn, in milliseconds since 1970 as text.
    public var at: String

    /// The data for a timeline on which nothing is moved.
    public static let none = TimelineScripts(grid: 15, durations: "", notHere: "", range: "", at: "")

    public init(grid: Int, durations: String, notHere: String, range: String, at: String) {
        self.grid = grid
        self.durations = durations
        self.notHere = notHere
        self.range = range
        self.at = at
    }
}
