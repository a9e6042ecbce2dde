/// The words of a title, folded, for recognising similar tasks.
///
/// Letters are lower case, without marks and tatweel. The forms of alif, ya and ta marbuta are treated as the same
/// letter.
struct TaskWords: Hashable, Sendable {
    let words: [String]

    init(_ title: String) {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        func close() {
            if !word.isEmpty { words.append(String(word)) }
            word = String.UnicodeScalarView()
        }
        for scalar in title.unicodeScalars {
            switch scalar.value {
            case 0x0640, 0x064B...0x065F, 0x0670: continue
            case 0x0622, 0x0623, 0x0625: word.append("ا")
            case 0x0649: word.append("ي")
            case 0x0629: word.append("ه")
            default:
                if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                    word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
                } else {
                    close()
                }
            }
        }
        close()
        self.words = words
    }

    /// Whether the titles share at least half of the words of the longer one.
    func isLike(_ other: TaskWords) -> Bool {
        guard !words.isEmpty, !other.words.isEmpty else { return false }
        var shared = 0
        for word in words where other.words.contains(word) { shared += 1 }
        return shared * 2 >= max(words.count, other.words.count)
    }
}
