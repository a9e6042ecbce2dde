import Records

/// A surah's text, every byte of which was compared with what the program includes by its SHA-256. There is no other
/// way to create one, so code that takes a `VerifiedText` can't show anything else.
public struct VerifiedText: Hashable, Sendable {
    public let edition: Edition
    public let text: SurahText

    /// Verifies a section's bytes.
    ///
    /// - Parameters:
    ///   - section: The bytes as a host loaded them; `nil` if it couldn't.
    ///   - digests: The hashes they must have.
    /// - Throws: ``TextRefusal`` with the section that failed.
    public init(
        _ edition: Edition, surah: Int, section: [UInt8]?, digests: TextDigests = .published
    ) throws(TextRefusal) {
        guard let section else { throw TextRefusal(edition: edition, surah: surah, reason: .missing) }
        guard let digest = digests.digest(of: edition, surah: surah), SHA256.hex(section) == digest else {
            throw TextRefusal(edition: edition, surah: surah, reason: .damaged)
        }
        self.edition = edition
        text = SurahText(surah: surah, section: section)
    }
}

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
