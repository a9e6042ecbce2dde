/// The reason that content could not be built or verified, in words for the person at the terminal.
public struct ContentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public var what: String
    /// The file, package or tool concerned.
    public var place: String
    /// What to do about it.
    public var remedy: String

    public init(_ what: String, in place: String, remedy: String) {
        self.what = what
        self.place = place
        self.remedy = remedy
    }

    /// All three, a sentence each.
    public var description: String { "\(place): \(what). \(remedy)" }
}
