import Almanac

/// Formats the values of a calendar file (RFC 5545 §3.3).
enum CalendarText {
    /// Escapes the characters that would end or divide a text (§3.3.11), and drops control characters, which no value
    /// may contain. Unicode's line separators are allowed in a text, but some readers would end the line at them.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",":
                escaped.unicodeScalars.append("\\")
                escaped.unicodeScalars.append(scalar)
            case "\n", "\u{85}", "\u{2028}", "\u{2029}": escaped += "\\n"
            case "\t": escaped.unicodeScalars.append(scalar)
            default: if scalar.value >= 0x20 && scalar.value != 0x7F { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped
    }

    /// Reverses ``escaped(_:)``.
    static func unescaped(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                plain.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                plain.append(scalar)
            }
        }
        return String(plain)
    }

    /// Formats an instant in UTC to the second: `20261121T114200Z` (§3.3.5).
    static func utc(_ instant: Instant) -> String {
        local(CivilDateTime(utcSeconds: instant.seconds)) + "Z"
    }

    /// Formats a local time to the second: `20261121T144200` (§3.3.5).
    static func local(_ local: CivilDateTime) -> String {
        var text = ""
        for byte in local.description.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: ":") {
            text.unicodeScalars.append(Unicode.Scalar(byte))
        }
        return text
    }

    /// Formats an offset from UTC: `+0300` (§3.3.14).
    static func offset(_ seconds: Int) -> String {
        let magnitude = Int(seconds.magnitude)
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let rest = magnitude % 60
        return (seconds < 0 ? "-" : "+") + two(magnitude / 3600) + two(magnitude / 60 % 60)
            + (rest == 0 ? "" : two(rest))
    }

    /// Formats a duration relative to an event's start: `-PT10M` (§3.3.6).
    static func duration(minutes: Int) -> String {
        (minutes < 0 ? "-PT" : "PT") + "\(minutes.magnitude)M"
    }
}
