/// Why a surah's text is not shown.
public struct TextRefusal: Error, Hashable, Sendable {
    public var edition: Edition
    /// 1 to 114.
    public var surah: Int
    public var reason: Reason

    /// What is wrong. The raw values are stable names for programs.
    public enum Reason: String, Hashable, Sendable {
        /// The section is missing or its pack is damaged.
        case missing
        /// The bytes are not those that the program expects.
        case damaged
    }

    public init(edition: Edition, surah: Int, reason: Reason) {
        self.edition = edition
        self.surah = surah
        self.reason = reason
    }

    /// The section that failed, by its name in the pack: `tanzil-002`.
    public var part: String { QuranPack.section(edition, surah: surah) }
}
