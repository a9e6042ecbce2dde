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
