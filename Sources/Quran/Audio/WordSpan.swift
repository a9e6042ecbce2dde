/// The time span in which a word, or several words spoken as one, is heard.
public struct WordSpan: Hashable, Sendable {
    /// The words of the ayah, counted from 0 in the text split at spaces.
    public var words: Range<Int>
    /// Milliseconds from the beginning of the file.
    public var start: Int
    public var end: Int

    public init(words: Range<Int>, start: Int, end: Int) {
        self.words = words
        self.start = start
        self.end = end
    }
}
