import Letters
import Testing

@Suite("Latin letters")
struct LatinLettersTests {
    /// Whether a scalar is in the tables, or a mark above or below a letter.
    private func isHeld(_ scalar: UInt32) -> Bool {
        scalar < 0x250 || (0x300...0x36F).contains(scalar) || (0x1E00...0x1EFF).contains(scalar)
    }

    private func plain(_ text: String) -> String {
        var letters: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard let (first, second) = LatinLetters.plain(scalar.value) else { continue }
            letters.append(first)
            if second != 0 { letters.append(second) }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    @Test("letters with strokes, hooks, dots and several accents become the plain one, in small")
    func folding() {
        for (accented, expected) in [
            ("Şükür", "sukur"), ("Zürich", "zurich"), ("İIıi", "iiii"), ("Đặng", "dang"), ("Ḥadīth", "hadith"),
            ("Łódź", "lodz"), ("Straße", "strasse"), ("Æsir", "aesir"), ("œuvre", "oeuvre"), ("Þór", "thor"),
            ("Gəncə", "gence"), ("ĳ", "ij"), ("ẞ", "ss"), ("ỹ", "y"),
        ] {
            #expect(plain(accented) == expected)
        }
    }

    @Test("what is no Latin letter has no plain one: digits, signs, other scripts, the ends of the tables")
    func others() {
        for scalar: UInt32 in [
            0x00, 0x20, 0x30, 0x40, 0x5B, 0x60, 0x7B, 0xBF, 0xD7, 0xF7, 0x250, 0x0627, 0x1DFF, 0x1F00, 0x10FFFF,
        ] {
            #expect(LatinLetters.plain(scalar) == nil)
        }
    }

    @Test("every scalar of the tables has small letters or none, and a capital the same as its small letter beside it")
    func whole() {
        for scalar in Array(0x41...0x24F) + Array(0x1E00...0x1EFF) {
            guard let letter = Unicode.Scalar(UInt32(scalar)), let (first, second) = LatinLetters.plain(letter.value)
            else { continue }
            let small = UInt8(ascii: "a")...UInt8(ascii: "z")
            #expect(small.contains(first) && (second == 0 || small.contains(second)))
            // The small letters of some capitals, African ones among them, stand beyond the tables.
            let lowercase = letter.properties.lowercaseMapping
            if lowercase.unicodeScalars.allSatisfy({ isHeld($0.value) }) {
                #expect(plain(lowercase) == plain(String(letter)))
            }
        }
    }
}
