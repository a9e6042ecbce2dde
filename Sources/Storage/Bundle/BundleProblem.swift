import Records

/// A file of the configuration, the languages or the product that can't be used.
public struct BundleProblem: Error, Hashable, Sendable {
    /// The file's path.
    public var file: String
    /// Where in the file; empty if the problem is with the file as a whole.
    public var key: String
    /// What is wrong, and what is allowed.
    public var reason: String
    /// Whether the last good file or the shipped one took its place. Without a replacement the product can't run.
    public var hasReplacement: Bool

    public init(file: String, key: String = "", reason: String, hasReplacement: Bool) {
        self.file = file
        self.key = key
        self.reason = reason
        self.hasReplacement = hasReplacement
    }

    init(_ problem: SchemaProblem, in file: String, hasReplacement: Bool) {
        self.init(file: file, key: problem.place, reason: problem.reason, hasReplacement: hasReplacement)
    }

    /// The key and the reason in one line.
    public var detail: String { key.isEmpty ? reason : "\(key): \(reason)" }

    /// The problem as pages read it, with the file's name relative to its folder, so that no path of this machine
    /// appears on a page.
    func json(in folder: String) -> JSON {
        let name = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
        return ["file": .string(name), "key": .string(key), "reason": .string(reason)]
    }
}
