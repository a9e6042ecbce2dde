/// Days on the path within the current level's window, and how many the next level asks for.
public struct LevelProgress: Hashable, Sendable {
    public var onPath: Int
    public var required: Int

    public init(onPath: Int, required: Int) {
        self.onPath = onPath
        self.required = required
    }

    /// 0.0 to 1.0; at 1.0 the next level is reached (WP-046).
    public var share: Double { required > 0 ? min(1, Double(onPath) / Double(required)) : 1 }
}
