/// Normalises the text of tasks: what is trimmed, replaced and refused.
public enum TaskText {
    /// Whether a text shows nothing, because it has only white space, controls and invisible marks.
    static func isBlank(_ text: String) -> Bool {
        for scalar in text.unicodeScalars where isVisible(scalar) { return false }
        return true
    }

    /// Returns a single line: line breaks and controls become spaces, runs of spaces become one, and the ends are
    /// trimmed.
    public static func line(_ text: String) -> String {
        var line = String.UnicodeScalarView()
        var owesSpace = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
                owesSpace = !line.isEmpty
            } else {
                if owesSpace { line.append(" ") }
                owesSpace = false
                line.append(scalar)
            }
        }
        return String(line)
    }

    /// Returns several lines: line breaks become `\n` (forms send CR LF), other controls are removed, and the ends are
    /// trimmed.
    public static func lines(_ text: String) -> String {
        var lines = String.UnicodeScalarView()
        var pending = String.UnicodeScalarView()
        var followsReturn = false
        for scalar in text.unicodeScalars {
            let isFeedOfPair = scalar == "\n" && followsReturn
            followsReturn = scalar == "\r"
            if isFeedOfPair { continue }
            if scalar == "\r" || scalar == "\n" {
                pending.append("\n")
            } else if scalar.properties.isWhitespace {
                pending.append(scalar)
            } else if scalar.properties.generalCategory != .control {
                if !lines.isEmpty { lines.append(contentsOf: pending) }
                pending = String.UnicodeScalarView()
                lines.append(scalar)
            }
        }
        return String(lines)
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .surrogate, .unassigned: return false
        default: return true
        }
    }
}
