/// The days on the path within the current level's window, and the number that the next level requires.
public struct LevelProgress: Hashable, Sendable {
    public var onPath: Int
    public var required: Int

    public init(onPath: Int, required: Int) {
        self.onPath = onPath
        self.required = required
    }

    /// The share of the required days, 0.0 to 1.0. At 1.0 the next level is reached (WP-046).
    public var share: Double { required > 0 ? min(1, Double(onPath) / Double(required)) : 1 }
}
