/// What a letter is for the rules of reading.
public enum LetterKind: UInt8, Hashable, Sendable {
    case consonant
    /// A hamza on any seat, or on none.
    case hamza
    /// The alif that is read only where reading begins with it.
    case wasl
    case alif
    case waw
    case ya
    /// The small alif that is read long.
    case smallAlif
    /// The small waw, most often of a pronoun.
    case smallWaw
    /// The small ya.
    case smallYa
    /// A letter that only carries what stands on it: a waw or an undotted ya under a small alif, a tatweel.
    case carrier
}
