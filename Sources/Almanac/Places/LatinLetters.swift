/// How Latin letters with accents fold for search.
enum LatinLetters {
    /// Words that name a place's article in romanised Arabic, before the sun letters' assimilation and after it.
    static let articles: [[UInt8]] = [
        "al", "el", "ar", "as", "ash", "ad", "adh", "at", "ath", "an", "az", "er", "es", "esh", "ed", "en", "ez", "et",
    ].map { Array($0.utf8) }

    /// The plain letters of an accented one; none for what is no Latin letter.
    static func folded(_ scalar: UInt32) -> [UInt8] {
        let letter: UInt8
        switch scalar {
        case 0x00C0..<0x0250: letter = extended[Int(scalar - 0x00C0)]
        case 0x1E00..<0x1F00: letter = additional[Int(scalar - 0x1E00)]
        case 0x0259: letter = UInt8(ascii: "e")
        default: return []
        }
        switch letter {
        case UInt8(ascii: "1"): return Array("ae".utf8)
        case UInt8(ascii: "2"): return Array("oe".utf8)
        case UInt8(ascii: "3"): return Array("ss".utf8)
        case UInt8(ascii: "4"): return Array("th".utf8)
        case UInt8(ascii: "5"): return Array("ij".utf8)
        case UInt8(ascii: "?"): return []
        default: return [letter]
        }
    }

    // The base letters of Unicode's canonical decompositions, with strokes and hooks dropped. Digits stand for
    // pairs of letters, a question mark for what has no plain form.

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
