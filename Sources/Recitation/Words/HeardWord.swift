import Quran

/// A word as an engine heard it, or as somebody wrote down what was recited.
public struct HeardWord: Hashable, Sendable {
    public let text: String
    public let spellings: WordSpellings
    /// The silence before it, in milliseconds, where it is known.
    public let pause: Int

    public init(_ text: String, pause: Int = 0) {
        self.text = text
        self.pause = pause
        spellings = WordSpellings(text.unicodeScalars)
    }

    /// The words of a text, none of which has a pause before it.
    public static func words(of text: String) -> [HeardWord] {
        TextWord.words(of: text).map { word in
            var scalars = String.UnicodeScalarView()
            for scalar in word.scalars { scalars.append(scalar) }
            return HeardWord(String(scalars))
        }
    }
}
