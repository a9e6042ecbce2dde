/// Normalises the text of a cell for comparison.
enum CellText {
    /// Returns the text with Latin digits and single spaces, without invisible marks.
    static func clean(_ bytes: [UInt8]) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x0660...0x0669: append(0x30 + scalar.value - 0x0660, to: &scalars)
            case 0x06F0...0x06F9: append(0x30 + scalar.value - 0x06F0, to: &scalars)
            // Full-width and ratio colons.
            case 0xFF1A, 0x2236: append(0x3A, to: &scalars)
            // Directional marks, joiners, byte order mark, soft hyphen.
            case 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xAD: break
            case 0x09...0x0D, 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x3000:
                if let last = scalars.last, last != " " { append(0x20, to: &scalars) }
            default: scalars.append(scalar)
            }
        }
        while scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }

    private static func append(_ value: UInt32, to scalars: inout String.UnicodeScalarView) {
        if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }

    /// A run of digits, or of letters folded like names for a search.
    enum Token {
        case number(value: Int, digits: Int)
        case word([UInt8])
        /// Any other character except a space.
        case mark(Unicode.Scalar)
    }

    /// Returns the tokens of a normalised text, in order. Numbers of more than nine digits become marks, because none
    /// here is that long.
    static func tokens(_ text: String) -> [Token] {
        var tokens: [Token] = []
        var digits: [UInt8] = []
        var letters = String.UnicodeScalarView()

        func finish() {
            if !digits.isEmpty {
                if let value = DecimalText.number(digits[...]) {
                    tokens.append(.number(value: value, digits: digits.count))
                } else {
                    tokens.append(.mark("#"))
                }
                digits = []
            }
            if !letters.isEmpty {
                let word = FoldedName(name: String(letters)).bytes
                if !word.isEmpty { tokens.append(.word(word)) }
                letters = String.UnicodeScalarView()
            }
        }
        for scalar in text.unicodeScalars {
            if (0x30...0x39).contains(scalar.value) {
                if !letters.isEmpty { finish() }
                digits.append(UInt8(scalar.value))
            } else if isLetter(scalar) {
                if !digits.isEmpty { finish() }
                letters.append(scalar)
            } else {
                finish()
                if scalar != " " { tokens.append(.mark(scalar)) }
            }
        }
        finish()
        return tokens
    }

    /// Whether a character is a letter of any script, or occurs within words, like vowel marks and apostrophes
    /// (Jumu'ah).
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x27, 0x60, 0xAA, 0xB4, 0xBA, 0x2018, 0x2019, 0x02BB...0x02BF: true
        case 0xC0...0x5FF, 0x1E00...0x1EFF: scalar.value != 0xD7 && scalar.value != 0xF7
        case 0x0610...0x065F, 0x066E...0x06D3, 0x06D5...0x06ED, 0x06FA...0x06FF: true
        default: false
        }
    }
}
