import Almanac

/// Reads the cells of a table of tasks.
enum TaskCell {
    /// Whether a character makes a spreadsheet treat a cell as a formula, or is the apostrophe that prevents this.
    private static func isRisky(_ scalar: Unicode.Scalar?) -> Bool {
        switch scalar {
        case "=", "+", "-", "@", "'", "\t": true
        default: false
        }
    }

    /// Returns a text that no spreadsheet executes (OWASP, CSV Injection). ``plain(_:)`` reads it back.
    static func guarded(_ text: String) -> String { isRisky(text.unicodeScalars.first) ? "'" + text : text }

    /// Returns a cell without the apostrophe added by ``guarded(_:)``.
    static func plain(_ cell: String) -> String {
        let scalars = cell.unicodeScalars
        guard scalars.first == "'", isRisky(scalars.dropFirst().first) else { return cell }
        return String(String.UnicodeScalarView(scalars.dropFirst()))
    }

    /// Reads a duration in minutes: `45`, `1:30`, `90 min`, `1h 30m` or `PT1H30M`; `nil` if it is not one from 1 to
    /// 1440.
    static func duration(_ text: String) -> Int? {
        var total = 0
        var number: Int?
        var isAfterColon = false
        var hasAny = false
        var isClosed = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9", "\u{660}"..."\u{669}", "\u{6F0}"..."\u{6F9}":
                // Two numbers without a unit between them are not a duration.
                guard !isClosed else { return nil }
                let digit = Int(scalar.value & 0xF)
                number = (number ?? 0) * 10 + digit
                guard let number, number <= CivilDay.minutes else { return nil }
            case ":":
                guard let hours = number, !isAfterColon else { return nil }
                total += hours * 60
                number = nil
                isAfterColon = true
            case "h", "H", "d", "D":
                guard let count = number, !isAfterColon else { continue }
                total += count * (scalar == "h" || scalar == "H" ? 60 : CivilDay.minutes)
                number = nil
                isClosed = false
                hasAny = true
            case "m", "M":
                guard let minutes = number else { continue }
                total += minutes
                number = nil
                isClosed = false
                hasAny = true
            default: isClosed = number != nil
            }
        }
        if let number {
            total += number
            hasAny = true
        }
        return hasAny && (1...CivilDay.minutes).contains(total) ? total : nil
    }

    /// Splits a date from the time that may follow it: `2026-11-21 09:30`, `2026-11-21T09:30:00`.
    static func split(_ text: String) -> (date: String, time: String) {
        let text = TaskText.line(text)
        guard text.utf8.contains(UInt8(ascii: ":")) else { return (text, "") }
        let scalars = text.unicodeScalars
        guard let mark = scalars.firstIndex(where: { $0 == "T" || $0 == " " }) else { return (text, "") }
        var time = String(
            String.UnicodeScalarView(scalars[scalars.index(after: mark)...].prefix { $0 != "Z" && $0 != "." }))
        if time.utf8.count == 8, time.utf8.filter({ $0 == UInt8(ascii: ":") }).count == 2 {
            time = String(time.dropLast(3))
        }
        return (String(String.UnicodeScalarView(scalars[..<mark])), time)
    }

    /// Whether a cell means yes, in the words that programs write.
    static func isYes(_ text: String) -> Bool {
        let folded = FoldedName(text: text)
        for word in ["yes", "true", "1", "x", "on", "done", "completed", "complete", "نعم", "تم", "منجزة"]
        where FoldedName(text: word) == folded {
            return true
        }
        return false
    }

    /// Reads a priority by name, or by its number in calendars and task lists, in which 1 is the highest.
    static func priority(_ text: String) -> TaskPriority? {
        let folded = FoldedName(text: text)
        for priority in TaskPriority.allCases where FoldedName(text: priority.rawValue) == folded { return priority }
        switch Int(text) {
        case .some(1): return .high
        case .some(2): return .medium
        case .some(3...9): return .low
        default: return nil
        }
    }

    /// Whether a text is valid as a task's id.
    static func isID(_ text: String) -> Bool {
        (8...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x61...0x7A, 0x41...0x5A, UInt8(ascii: "-"): true
                default: false
                }
            }
    }
}
