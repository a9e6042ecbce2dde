extension LetterKind {
    /// Classifies a code point as a letter; `nil` if it is not one.
    init?(_ scalar: UInt32) {
        switch scalar {
        case 0x0627: self = .alif
        case 0x0648: self = .waw
        case 0x0649, 0x064A: self = .ya
        case 0x0671: self = .wasl
        case 0x0621, 0x0623, 0x0624, 0x0625, 0x0626, 0x0654: self = .hamza
        case 0x0670: self = .smallAlif
        case 0x06E5: self = .smallWaw
        case 0x06E6, 0x06E7: self = .smallYa
        case 0x0640: self = .carrier
        // A small noon is read as a noon (21:88).
        case 0x06E8, 0x0628...0x063A, 0x0641...0x0647: self = .consonant
        default: return nil
        }
    }
}
