/// What the scripts that move tasks on a timeline are told.
public struct TimelineScripts: Sendable {
    /// Starts lie on multiples of this many minutes.
    public var grid: Int
    /// The lengths a task can have, in minutes, with commas between.
    public var durations: String
    /// Said over a prayer: `{prayer}` is its name.
    public var notHere: String
    /// A stretch of time: `{start}` and `{end}`.
    public var range: String
    /// The moment that the now line was drawn for: milliseconds since 1970, as text.
    public var at: String

    /// For a timeline that nothing is moved on.
    public static let none = TimelineScripts(grid: 15, durations: "", notHere: "", range: "", at: "")

    public init(grid: Int, durations: String, notHere: String, range: String, at: String) {
        self.grid = grid
        self.durations = durations
        self.notHere = notHere
        self.range = range
        self.at = at
    }
}
