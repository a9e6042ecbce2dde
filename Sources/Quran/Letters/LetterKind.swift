/// The role of a letter in the rules of reading.
public enum LetterKind: UInt8, Hashable, Sendable {
    case consonant
    /// A hamza on any seat, or without one.
    case hamza
    /// The alif that is read only if reading begins with it.
    case wasl
    case alif
    case waw
    case ya
    /// The small alif, which is read long.
    case smallAlif
    /// The small waw, most often that of a pronoun.
    case smallWaw
    /// The small ya.
    case smallYa
    /// A letter that only carries what is on it: a waw or an undotted ya under a small alif, or a tatweel.
    case carrier
}
