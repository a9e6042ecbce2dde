/// Fits texts into a drawing, which doesn't wrap lines by itself.
enum WidgetText {
    /// A text with the largest size at which it fits a width in user units, down to a minimum; then it is truncated,
    /// with an ellipsis.
    ///
    /// Widths are estimated generously, since no host knows the reader's fonts.
    static func fitted(_ text: String, size: Int, least: Int, weight: Int, room: Int) -> (text: String, size: Int) {
        let whole = hundredths(text, weight)
        var fitting = size
        while fitting > least, whole * fitting > room * 100 { fitting -= 1 }
        return whole * fitting > room * 100 ? (cut(text, fitting, weight, room), fitting) : (text, fitting)
    }

    private static func cut(_ text: String, _ size: Int, _ weight: Int, _ room: Int) -> String {
        var kept = ""
        var width = hundredths("…", weight)
        for character in text {
            width += hundredths(String(character), weight)
            guard width * size <= room * 100 else { break }
            kept.append(character)
        }
        while kept.last == " " { kept.removeLast() }
        return kept.isEmpty ? "" : kept + "…"
    }

    /// The approximate width of a text, in hundredths of its size.
    private static func hundredths(_ text: String, _ weight: Int) -> Int {
        var width = 0
        for character in text {
            if let scalar = character.unicodeScalars.first { width += hundredths(scalar) }
        }
        return weight >= 600 ? width * 11 / 10 : width
    }

    private static func hundredths(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20, 0xA0, 0x2C, 0x2E, 0x3A, 0x69, 0x6C: 36
        case 0x41...0x5A, 0x6D, 0x77, 0x2026: 82
        case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: 64
        case 0x2066...0x2069, 0x200B...0x200F: 0
        case 0x2E80...: 115
        default: 60
        }
    }
}
