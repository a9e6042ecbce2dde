/// The letters used in searches: one byte each, the same for all variants of a letter (for the seats of hamza see
/// ``ArabicSpelling``).
///
/// Arabic letters have codes from 1 on, Latin letters and digits their ASCII codes, and other scripts their UTF-8
/// bytes.
enum SearchAlphabet {
    static let alif: UInt8 = 1
    static let teh: UInt8 = 3
    static let feh: UInt8 = 20
    static let kaf: UInt8 = 22
    static let lam: UInt8 = 23
    static let meem: UInt8 = 24
    static let noon: UInt8 = 25
    static let heh: UInt8 = 26
    static let waw: UInt8 = 27
    static let yeh: UInt8 = 28
    static let beh: UInt8 = 2
    static let seen: UInt8 = 12
    static let hamza: UInt8 = 29
    /// The last code of the letters of the Arabic script.
    static let last: UInt8 = 0x2F

    /// Returns the code of an Arabic letter; 0 for anything else. The forms of alif are one letter, and so are those
    /// that Urdu and Persian keyboards write differently.
    static func arabic(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x0622, 0x0623, 0x0625, 0x0627, 0x0671: alif
        case 0x0628: beh
        case 0x062A: teh
        case 0x062B...0x0634: UInt8(scalar - 0x062B) + 4
        case 0x0635...0x063A: UInt8(scalar - 0x0635) + 14
        case 0x0641: feh
        case 0x0642: 21
        case 0x0643, 0x06A9, 0x06AA: kaf
        case 0x0644: lam
        case 0x0645: meem
        case 0x0646, 0x06BA: noon
        case 0x0647, 0x0629, 0x06C1, 0x06BE, 0x06C3, 0x06C2, 0x06D5: heh
        case 0x0648: waw
        case 0x064A, 0x0649, 0x06CC, 0x06D2, 0x06D3: yeh
        case 0x0621: hamza
        case 0x067E: 30
        case 0x0686: 31
        case 0x0688: 32
        case 0x0691: 33
        case 0x0679: 34
        case 0x06AF: 35
        case 0x0698: 36
        default: 0
        }
    }

    /// Whether a scalar is a mark above or below Arabic letters, a tatweel, or an invisible directional mark.
    static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8, 0x06EA...0x06ED,
            0x08D3...0x08FF, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
            true
        default: false
        }
    }

    /// Returns the value of a digit: Western, Arabic-Indic or Extended Arabic-Indic.
    static func digit(_ scalar: UInt32) -> Int? {
        switch scalar {
        case 0x30...0x39: Int(scalar - 0x30)
        case 0x0660...0x0669: Int(scalar - 0x0660)
        case 0x06F0...0x06F9: Int(scalar - 0x06F0)
        default: nil
        }
    }

    /// Whether a code is that of an Arabic letter.
    static func isArabic(_ code: UInt8) -> Bool { code > 0 && code <= last }
}
