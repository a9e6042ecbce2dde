/// A file of the configuration, the languages or the product that can't be used, and what is used instead.
public struct BundleProblem: Error, Hashable, Sendable {
    /// The file's path.
    public var file: String
    /// What is wrong: where there is one, the key and the place.
    public var reason: String
    /// Whether the shipped file took its place; without one the product can't run.
    public var hasReplacement: Bool

    public init(file: String, reason: String, hasReplacement: Bool) {
        self.file = file
        self.reason = reason
        self.hasReplacement = hasReplacement
    }
}
