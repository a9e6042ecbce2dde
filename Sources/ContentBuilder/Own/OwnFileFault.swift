import Quran

/// The reason that a person's own file is refused, with the line concerned.
public struct OwnFileFault: Error, Hashable, Sendable {
    /// What is wrong. ``name`` leads to its sentence in the catalogues.
    public enum Reason: Hashable, Sendable {
        /// The file has more bytes than any translation.
        case tooLarge
        /// The file isn't UTF-8.
        case notUnicode
        /// The file is XML or a database dump; Tanzil offers the same as plain text.
        case notPlain
        /// A line is longer than any ayah.
        case longLine
        /// A line contains a character that doesn't occur in texts.
        case control
        /// A line doesn't begin with `surah|ayah|` although the first one did.
        case unnumbered
        /// An ayah is where another one is expected.
        case misplaced(AyahReference, expected: AyahReference)
        /// An ayah has no text.
        case empty(AyahReference)
        /// There is text after the last ayah.
        case surplus
        /// The file ends before this ayah.
        case ends(AyahReference)
    }

    public var reason: Reason
    /// The line number from 1, or `nil` if the file as a whole is meant.
    public var line: Int?

    init(_ reason: Reason, line: Int? = nil) {
        self.reason = reason
        self.line = line
    }

    /// A stable name: the end of the key of its sentence.
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

    /// The values for the sentence.
    public var values: [String: String] {
        switch reason {
        case .misplaced(let found, let expected): ["found": found.text, "expected": expected.text]
        case .empty(let ayah), .ends(let ayah): ["ayah": ayah.text]
        default: [:]
        }
    }
}
