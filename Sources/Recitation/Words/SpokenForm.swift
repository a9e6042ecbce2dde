/// A word of the Uthmani script in letters as recognisers know them from today's texts: without marks, and with the alifs that
/// the script writes as a small sign, where today's spelling has them. ٱلْعَـٰلَمِينَ is العالمين, ٱلصَّلَوٰةَ is الصلاة.
///
/// It is for scoring alone and is shown nowhere: people read the text itself.
public enum SpokenForm {
    /// Returns the form of a word. What has no letters comes back empty.
    public static func of(_ word: String) -> String {
        var letters: [UInt32] = []
        // Where a small alif stands, by the letters before it.
        var daggers: [Int] = []
        for scalar in word.unicodeScalars {
            switch scalar.value {
            case 0x0671: letters.append(alif)
            case 0x0670: daggers.append(letters.count)
            case 0x0654, 0x0655: letters.append(hamzaOnYeh)
            case 0x06E7: letters.append(0x064A)
            case 0x06E8: letters.append(0x0646)
            case 0x0621...0x063A, 0x0641...0x064A: letters.append(scalar.value)
            default: continue
            }
        }
        if !isWrittenWithout(letters) { letters = withAlifs(letters, daggers) }
        var form = String.UnicodeScalarView()
        var index = 0
        while index < letters.count {
            // ءا is آ today.
            if letters[index] == 0x0621, index + 1 < letters.count, letters[index + 1] == alif {
                form.append("\u{0622}")
                index += 2
                continue
            }
            if let scalar = Unicode.Scalar(letters[index]) { form.append(scalar) }
            index += 1
        }
        return String(form)
    }

    private static let alif: UInt32 = 0x0627
    private static let waw: UInt32 = 0x0648
    private static let yeh: UInt32 = 0x0649
    private static let hamzaOnYeh: UInt32 = 0x0626

    /// Puts alifs where small ones stand. After a waw or an undotted yeh that carries it, it takes that letter's place, but a
    /// yeh at the end stays.
    private static func withAlifs(_ letters: [UInt32], _ daggers: [Int]) -> [UInt32] {
        var result: [UInt32] = []
        var next = 0
        for index in 0...letters.count {
            while next < daggers.count, daggers[next] == index {
                next += 1
                switch result.last {
                case waw where index < letters.count && index > 1: result[result.count - 1] = alif
                case yeh:
                    if index < letters.count { result[result.count - 1] = alif }
                case alif: break
                default: result.append(alif)
                }
            }
            if index < letters.count { result.append(letters[index]) }
        }
        return result
    }

    /// The words that today's spelling writes without their alif, by the letters that they have then.
    private static func isWrittenWithout(_ letters: [UInt32]) -> Bool {
        bare.contains { bare in
            guard letters.count >= bare.count else { return false }
            for start in 0...letters.count - bare.count where letters[start..<start + bare.count].elementsEqual(bare) {
                return true
            }
            return false
        }
    }

    private static let bare: [[UInt32]] = [
        "رحمن", "هذا", "هذه", "هذان", "هذين", "هؤلا", "ذلك", "لكن", "أولئك", "الله", "لله", "إله", "إلها", "طه", "يس",
    ].map { word in word.unicodeScalars.map { $0.value } }
}
