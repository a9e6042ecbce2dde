import Quran

/// Why a person's own file is not taken: what is wrong, and the line that it stands on.
public struct OwnFileFault: Error, Hashable, Sendable {
    /// What is wrong. ``name`` finds its sentence in the catalogues.
    public enum Reason: Hashable, Sendable {
        /// The file has more bytes than any translation.
        case tooLarge
        /// It is no UTF-8.
        case notUnicode
        /// It is XML, or a database's dump: Tanzil offers the same as text.
        case notPlain
        /// A line is longer than any ayah.
        case longLine
        /// A line holds a character that no text has.
        case control
        /// A line has no `surah|ayah|` before its text while the first one had.
        case unnumbered
        /// An ayah stands where another one belongs.
        case misplaced(AyahReference, expected: AyahReference)
        /// An ayah has no text.
        case empty(AyahReference)
        /// There is text behind the last ayah.
        case surplus
        /// The file ends before this ayah.
        case ends(AyahReference)
    }

    public var reason: Reason
    /// Counted from 1; `nil` where the file as a whole is meant.
    public var line: Int?

    init(_ reason: Reason, line: Int? = nil) {
        self.reason = reason
        self.line = line
    }

    /// A stable name: the end of the sentence's key.
    public var name: String {
        switch reason {
        case .tooLarge: "tooLarge"
        case .notUnicode: "notUnicode"
        case .notPlain: "notPlain"
        case .longLine: "longLine"
        case .control: "control"
        case .unnumbered: "unnumbered"
        case .misplaced: "misplaced"
        case .empty: "empty"
        case .surplus: "surplus"
        case .ends: "ends"
        }
    }

    /// What the sentence names.
    public var values: [String: String] {
        switch reason {
        case .misplaced(let found, let expected): ["found": found.text, "expected": expected.text]
        case .empty(let ayah), .ends(let ayah): ["ayah": ayah.text]
        default: [:]
        }
    }
}
