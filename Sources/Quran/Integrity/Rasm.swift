/// The bare consonants of a text, in which the editions agree letter by letter.
///
/// Editions put hamzas on different seats, write the long alif with or without a tatweel, and have signs of their own.
/// What is left without these is the same in every correct copy, so texts from elsewhere are compared by it.
public enum Rasm {
    /// Returns the consonants without vowels, signs and spaces. All forms of alif are the same letter, and so is ya
    /// with and without its dots.
    public static func letters(of text: some Sequence<Unicode.Scalar>) -> [UInt16] {
        var letters: [UInt16] = []
        for scalar in text {
            if let letter = letter(scalar.value) { letters.append(letter) }
        }
        return letters
    }

    private static func letter(_ value: UInt32) -> UInt16? {
        switch value {
        // Alif: bare, with hamza above and below, with madda, with wasla.
        case 0x0627, 0x0623, 0x0625, 0x0622, 0x0671: 0x0627
        // Waw, also with hamza.
        case 0x0648, 0x0624: 0x0648
        // Ya: dotted, undotted, with hamza.
        case 0x064A, 0x0649, 0x0626: 0x064A
        // Ba to ghayn, and fa to ha, without the tatweel between them.
        case 0x0628...0x063A, 0x0641...0x0647: UInt16(value)
        default: nil
        }
    }
}
