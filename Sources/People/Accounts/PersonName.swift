import Foundation

/// The name that a person signs in with.
public struct PersonName: Hashable, Sendable {
    /// The name as the person wrote it, without blanks around it.
    public let text: String
    /// The form that is compared: two names that look alike to a reader are one (Unicode TR 36 §2.10 advises NFKC
    /// with case folding).
    public let key: String

    /// Reads a name; `nil` if it is empty, longer than the limit in characters, or holds control characters.
    public init?(_ text: String, limit: Int = Self.limit) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let folded = trimmed.precomposedStringWithCompatibilityMapping.lowercased()
        // Joiners, which several scripts need between letters, make no name another one.
        let visible = folded.unicodeScalars.filter { $0 != "\u{200C}" && $0 != "\u{200D}" }
        let key = String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        let isPlain = trimmed.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned: scalar == "\u{200C}" || scalar == "\u{200D}"
            default: true
            }
        }
        guard !key.isEmpty, trimmed.count <= limit, trimmed.utf8.count <= limit * 8, isPlain else { return nil }
        self.text = trimmed
        self.key = key
    }

    /// The longest name, in characters.
    public static let limit = 60
}
