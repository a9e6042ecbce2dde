/// The hashes that the bytes of each surah must have. The program includes those of the published text, and shows
/// nothing else.
public struct TextDigests: Hashable, Sendable {
    private let tanzil: [String]
    private let kfgqpc: [String]
    private let tanzilWhole: String
    private let kfgqpcWhole: String

    /// The hashes that are compiled into the program.
    public static let published = TextDigests(
        tanzil: PublishedDigests.tanzil, kfgqpc: PublishedDigests.kfgqpc, tanzilWhole: PublishedDigests.tanzilWhole,
        kfgqpcWhole: PublishedDigests.kfgqpcWhole)

    /// Creates hashes of other sections, for tests, which must not contain any of the text.
    public init(tanzil: [String], kfgqpc: [String], tanzilWhole: String = "", kfgqpcWhole: String = "") {
        self.tanzil = tanzil
        self.kfgqpc = kfgqpc
        self.tanzilWhole = tanzilWhole
        self.kfgqpcWhole = kfgqpcWhole
    }

    /// Returns a surah's SHA-256 as 64 lower-case hexadecimal digits; `nil` if there is no such surah.
    public func digest(of edition: Edition, surah: Int) -> String? {
        let list = edition == .tanzil ? tanzil : kfgqpc
        return list.indices.contains(surah - 1) ? list[surah - 1] : nil
    }

    /// Returns the SHA-256 of all surahs of an edition, joined by U+000A.
    public func digest(ofWhole edition: Edition) -> String { edition == .tanzil ? tanzilWhole : kfgqpcWhole }
}
