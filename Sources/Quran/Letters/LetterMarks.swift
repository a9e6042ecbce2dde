/// The marks on a letter by their meaning rather than by code point, because editions write the same meaning
/// differently.
public struct LetterMarks: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let fatha = LetterMarks(rawValue: 1 << 0)
    public static let damma = LetterMarks(rawValue: 1 << 1)
    public static let kasra = LetterMarks(rawValue: 1 << 2)
    public static let fathatan = LetterMarks(rawValue: 1 << 3)
    public static let dammatan = LetterMarks(rawValue: 1 << 4)
    public static let kasratan = LetterMarks(rawValue: 1 << 5)
    public static let shadda = LetterMarks(rawValue: 1 << 6)
    public static let sukun = LetterMarks(rawValue: 1 << 7)
    /// The wave, for a madd that is longer than natural.
    public static let maddah = LetterMarks(rawValue: 1 << 8)
    /// The circle, for a letter that is written but never read.
    public static let silent = LetterMarks(rawValue: 1 << 9)
    /// The upright zero, for a letter that is read at a stop but dropped when continuing.
    public static let silentJoined = LetterMarks(rawValue: 1 << 10)
    /// The small meem of iqlab.
    public static let smallMeem = LetterMarks(rawValue: 1 << 11)
    /// A small seen above or below a sad.
    public static let smallSeen = LetterMarks(rawValue: 1 << 12)
    /// The sign of imalah (11:41).
    public static let imalah = LetterMarks(rawValue: 1 << 13)
    /// The sign of ishmam (12:11).
    public static let ishmam = LetterMarks(rawValue: 1 << 14)
    /// The sign of tas-hil (41:44).
    public static let tashil = LetterMarks(rawValue: 1 << 15)

    public static let vowels: LetterMarks = [.fatha, .damma, .kasra]
    public static let tanween: LetterMarks = [.fathatan, .dammatan, .kasratan]
    /// The marks that give a letter a sound of its own.
    public static let sounded: LetterMarks = [
        .fatha, .damma, .kasra, .fathatan, .dammatan, .kasratan, .shadda, .sukun,
    ]

    /// Whether any of these marks is present.
    @inlinable
    public func has(_ any: LetterMarks) -> Bool { rawValue & any.rawValue != 0 }
}

extension LetterMarks {
    /// Returns the meaning of a code point as a mark in an edition's encoding; `nil` if it is not a mark.
    ///
    /// The editions contradict each other about U+0652: it is a sukun in Tanzil's encoding, but marks a silent letter
    /// in the King Fahd Complex's, whose sukun is U+06E1. The table is based on the occurrences in both texts.
    static func meaning(of scalar: UInt32, in edition: Edition) -> LetterMarks? {
        switch scalar {
        case 0x064E: return .fatha
        case 0x064F: return .damma
        case 0x0650: return .kasra
        case 0x064B: return .fathatan
        case 0x064C: return .dammatan
        case 0x064D: return .kasratan
        case 0x0651: return .shadda
        case 0x0653: return .maddah
        case 0x06E0: return .silentJoined
        case 0x06E2, 0x06ED: return .smallMeem
        case 0x06DC, 0x06E3: return .smallSeen
        default: return edition == .tanzil ? tanzil(scalar) : complex(scalar)
        }
    }

    private static func tanzil(_ scalar: UInt32) -> LetterMarks? {
        switch scalar {
        case 0x0652: .sukun
        case 0x06DF: .silent
        case 0x06EA: .imalah
        case 0x06EB: .ishmam
        case 0x06EC: .tashil
        default: nil
        }
    }

    private static func complex(_ scalar: UInt32) -> LetterMarks? {
        switch scalar {
        case 0x06E1: .sukun
        case 0x0652: .silent
        case 0x08F0: .fathatan
        case 0x08F1: .dammatan
        case 0x08F2: .kasratan
        case 0x065C: .imalah
        case 0x06EC: .ishmam
        default: nil
        }
    }
}
