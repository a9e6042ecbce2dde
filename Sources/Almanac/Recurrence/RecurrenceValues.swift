/// Reads and writes the values of a rule's parts.
enum RecurrenceValues {
    /// Reads a number from 1 through a maximum.
    static func number(_ text: Substring, _ part: String, through last: Int) throws(RecurrenceError) -> Int {
        guard let number = DecimalText.number(Array(text.utf8)[...]), (1...last).contains(number) else {
            throw RecurrenceError(part, .malformed)
        }
        return number
    }

    /// Reads comma-separated numbers other than 0. Returns each once, ascending.
    static func numbers(
        _ text: Substring, _ part: String, through last: Int, isSigned: Bool = true
    ) throws(RecurrenceError) -> [Int] {
        var numbers: [Int] = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            let number = try signed(item, part, through: last)
            if number < 0, !isSigned { throw RecurrenceError(part, .malformed) }
            numbers.append(number)
        }
        // Sorted before repeated ones are left out: a list may be as long as a file.
        var unique: [Int] = []
        for number in numbers.sorted() where unique.last != number { unique.append(number) }
        return unique
    }

    private static func signed(_ text: Substring, _ part: String, through last: Int) throws(RecurrenceError) -> Int {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let hasSign = isNegative || text.utf8.first == UInt8(ascii: "+")
        let number = try number(hasSign ? text.dropFirst() : text, part, through: last)
        return isNegative ? -number : number
    }

    /// Reads comma-separated weekdays, with or without a number.
    static func days(_ text: Substring, _ part: String) throws(RecurrenceError) -> [RecurrenceRule.Day] {
        var days: [RecurrenceRule.Day] = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let weekday = Weekday(recurrenceCode: item.suffix(2)) else { throw RecurrenceError(part, .malformed) }
            var day = RecurrenceRule.Day(weekday)
            if item.utf8.count > 2 { day.ordinal = try signed(item.dropLast(2), part, through: 53) }
            if !days.contains(day) { days.append(day) }
        }
        return days.sorted { a, b in
            (a.ordinal ?? 0, a.weekday.rawValue) < (b.ordinal ?? 0, b.weekday.rawValue)
        }
    }

    /// Reads a date, `20261121`, ignoring a time after it.
    static func date(_ text: Substring) -> CivilDate? {
        let bytes = Array(text.utf8)
        guard bytes.count == 8 || (bytes.count >= 15 && bytes.count <= 16 && bytes[8] == UInt8(ascii: "T")),
            let year = DecimalText.number(bytes[0..<4]), let month = DecimalText.number(bytes[4..<6]),
            let day = DecimalText.number(bytes[6..<8])
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// Writes a date.
    static func text(_ date: CivilDate) -> String {
        let parts = date.parts
        return DecimalText.padded(parts.year, to: 4) + DecimalText.padded(parts.month, to: 2)
            + DecimalText.padded(parts.day, to: 2)
    }
}

extension Weekday {
    /// The two letters for the weekday in rules: `SU` to `SA`.
    public var recurrenceCode: String {
        switch self {
        case .sunday: "SU"
        case .monday: "MO"
        case .tuesday: "TU"
        case .wednesday: "WE"
        case .thursday: "TH"
        case .friday: "FR"
        case .saturday: "SA"
        }
    }

    /// Finds a weekday by its two letters.
    public init?(recurrenceCode code: Substring) {
        for day in Self.allCases where day.recurrenceCode == code {
            self = day
            return
        }
        return nil
    }
}
