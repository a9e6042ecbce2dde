/// Words of a phrase that weren't heard, while it is asked whether they were left out or something else stands in their place.
///
/// The next word decides: if the word was left out, the next fits better where it isn't expected at all; if another was said,
/// the next fits better behind it (`docs/recitation.md`).
struct LeftOutCheck: Hashable, Sendable {
    /// The words, and of each the score that the next word had behind it.
    var words: [Int]
    var nextScores: [Double]
    /// The phrase: its first word, how many were said, and where its sound lies.
    var first: Int
    var said: Int
    var range: Range<Int>
    /// The place to go on at.
    var place: Int

    /// The most words of a phrase that are asked about.
    static let most = 3
}
