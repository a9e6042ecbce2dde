/// Latin letters without accents, in lower case: for a search, `Şükür` and `sukur` are the same word, and so are
/// `Zürich` and `zurich`.
public enum LatinLetters {
    /// Returns the plain form of a Latin letter as up to two letters, the second of which is 0 if there is only one;
    /// `nil` for anything that is not a Latin letter.
    @export(interface)
    public static func plain(_ scalar: UInt32) -> (first: UInt8, second: UInt8)? {
        switch scalar {
        case 0x41...0x5A: (UInt8(scalar) + 0x20, 0)
        case 0x61...0x7A: (UInt8(scalar), 0)
        case 0xC0...0x24F: pair(extended[Int(scalar) - 0xC0])
        case 0x259: (UInt8(ascii: "e"), 0)
        case 0x1E00...0x1EFF: pair(additional[Int(scalar) - 0x1E00])
        default: nil
        }
    }

    private static func pair(_ letter: UInt8) -> (first: UInt8, second: UInt8)? {
        switch letter {
        case UInt8(ascii: "1"): (UInt8(ascii: "a"), UInt8(ascii: "e"))
        case UInt8(ascii: "2"): (UInt8(ascii: "o"), UInt8(ascii: "e"))
        case UInt8(ascii: "3"): (UInt8(ascii: "s"), UInt8(ascii: "s"))
        case UInt8(ascii: "4"): (UInt8(ascii: "t"), UInt8(ascii: "h"))
        case UInt8(ascii: "5"): (UInt8(ascii: "i"), UInt8(ascii: "j"))
        case UInt8(ascii: "?"): nil
        default: (letter, 0)
        }
    }

    // The base letters of Unicode's canonical decompositions, without strokes and hooks. Digits stand for pairs, and a
    // question mark for a letter without a plain form.

    /// U+00C0 to U+024F.
    private static let extended = Array(
        ("aaaaaa1ceeeeiiiidnooooo?ouuuuy43aaaaaa1ceeeeiiiidnooooo?ouuuuy4y"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii55jjkkklllllll"
            + "lllnnnnnnnnnoooooo22rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
            + "bb????occdddd?eeeffgg??ikkl??nn?oo??pp??????tttuu?vyyzz?????????"
            + "????dddlllnnnaaiioouuuuuuuuuueaaaa11ggggkkoooo??jdddgg??nnaa11oo"
            + "aaaaeeeeiiiioooorrrruuuussttyyhhnd??zzaaeeooooooooyylntj??acclt?"
            + "???bu?eejj??rryy").utf8)
    /// U+1E00 to U+1EFF.
    private static let additional = Array(
        ("aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
            + "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
            + "wwwwwwwwwwxxxxyyzzzzzzhtwyas??3?aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
            + "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy??????").utf8)
}
