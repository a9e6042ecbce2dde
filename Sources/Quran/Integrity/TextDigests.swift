/// What the bytes of each surah must hash to. The program carries those of the published text; nothing else is shown.
public struct TextDigests: Hashable, Sendable {
    private let tanzil: [String]
    private let kfgqpc: [String]
    private let tanzilWhole: String
    private let kfgqpcWhole: String

    /// Those that are compiled into the program.
    public static let published = TextDigests(
        tanzil: PublishedDigests.tanzil, kfgqpc: PublishedDigests.kfgqpc, tanzilWhole: PublishedDigests.tanzilWhole,
        kfgqpcWhole: PublishedDigests.kfgqpcWhole)

    /// Those of other sections, for tests that must not hold any of the text.
    public init(tanzil: [String], kfgqpc: [String], tanzilWhole: String = "", kfgqpcWhole: String = "") {
        self.tanzil = tanzil
        self.kfgqpc = kfgqpc
        self.tanzilWhole = tanzilWhole
        self.kfgqpcWhole = kfgqpcWhole
    }

    /// A surah's SHA-256, 64 lower-case hexadecimal digits; `nil` where there is no such surah.
    public func digest(of edition: Edition, surah: Int) -> String? {
        let list = edition == .tanzil ? tanzil : kfgqpc
        return list.indices.contains(surah - 1) ? list[surah - 1] : nil
    }

    /// The SHA-256 of all surahs of an edition with U+000A between.
    public func digest(ofWhole edition: Edition) -> String { edition == .tanzil ? tanzilWhole : kfgqpcWhole }
}
