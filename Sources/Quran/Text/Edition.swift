/// An edition of the text. Each has its own encoding and typeface, and they are never mixed (register K64).
///
/// U+0652 is a sukun in Tanzil's encoding but marks a silent letter in the King Fahd Complex's, so only code that knows
/// the edition may interpret the marks.
public enum Edition: String, CaseIterable, Hashable, Sendable {
    /// Tanzil's Uthmani text 1.1, with signs for pauses, prostrations and quarters, used by the reader.
    case tanzil
    /// The King Fahd Complex's Hafs text 3.0, word by word, used for the pages of the mushaf.
    case kfgqpc
}
