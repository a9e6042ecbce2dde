/// The bare consonants of a text, in which the editions agree letter for letter.
///
/// Editions write hamzas on other seats, spell the long alif with or without a tatweel, and have signs of their own. What
/// stays when these go is the same in every sound copy; so a text from elsewhere is held against it.
public enum Rasm {
    /// The consonants: no vowels, no signs, no spaces; an alif whatever it bears, a ya with and without its dots.
    public static func letters(of text: some Sequence<Unicode.Scalar>) -> [UInt16] {
        var letters: [UInt16] = []
        for scalar in text {
            if let letter = letter(scalar.value) { letters.append(letter) }
        }
        return letters
    }

    private static func letter(_ value: UInt32) -> UInt16? {
        switch value {
        // Alif: bare, with hamza above and below, with madda, of union.
        case 0x0627, 0x0623, 0x0625, 0x0622, 0x0671: 0x0627
        // Waw, and with hamza.
        case 0x0648, 0x0624: 0x0648
        // Ya: dotted, undotted, with hamza.
        case 0x064A, 0x0649, 0x0626: 0x064A
        // Ba to ghayn, and fa to ha, without the tatweel between them.
        case 0x0628...0x063A, 0x0641...0x0647: UInt16(value)
        default: nil
        }
    }
}
