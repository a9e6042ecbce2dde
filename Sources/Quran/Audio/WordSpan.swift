/// The time in which one word, or several that are said as one, is heard.
public struct WordSpan: Hashable, Sendable {
    /// The words of the ayah, counted from 0 on the text split at spaces.
    public var words: Range<Int>
    /// Milliseconds from the file's beginning.
    public var start: Int
    public var end: Int

    public init(words: Range<Int>, start: Int, end: Int) {
        self.words = words
        self.start = start
        self.end = end
    }
}
