/// An edition of the text. Each has its own encoding and its own typeface; they are never mixed (register K64).
///
/// U+0652 means a sukun in Tanzil's encoding and a silent letter in the King Fahd Complex's: only code that knows the
/// edition may read the marks.
public enum Edition: String, CaseIterable, Hashable, Sendable {
    /// Tanzil's Uthmani text 1.1, with signs for pauses, prostrations and quarters. The reader's text.
    case tanzil
    /// The King Fahd Complex's Hafs text 3.0, word by word. The mushaf's pages.
    case kfgqpc
}
