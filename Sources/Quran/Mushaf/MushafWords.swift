/// Splits an ayah into words as the mushaf's edition counts them.
public enum MushafWords {
    /// Splits an ayah of ``Edition/kfgqpc`` at its spaces. The sign of a quarter (U+06DE) precedes a word with a space
    /// in between, but belongs to it. Signs of pause are attached to the word before them.
    public static func split(_ ayah: String) -> [Substring] {
        var words: [Substring] = []
        let scalars = ayah.unicodeScalars
        var start = scalars.startIndex
        var isSignAlone = true
        var index = start
        while index < scalars.endIndex {
            let scalar = scalars[index]
            if scalar == " ", !isSignAlone {
                words.append(ayah[start..<index])
                start = scalars.index(after: index)
                isSignAlone = true
            } else if scalar != " ", scalar != "\u{06DE}" {
                isSignAlone = false
            }
            index = scalars.index(after: index)
        }
        if start < scalars.endIndex { words.append(ayah[start...]) }
        return words
    }
}
