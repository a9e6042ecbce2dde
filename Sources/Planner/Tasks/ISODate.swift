import Almanac

/// Dates as ISO 8601 writes them: `2026-11-21`.
enum ISODate {
    /// Ten characters, for the years 1 to 9999.
    static func text(_ date: CivilDate) -> String {
        let (year, month, day) = parts(of: date)
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }

    /// The date a text names; `nil` for anything but ten characters of a day that exists.
    static func date(_ text: String) -> CivilDate? {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == 45, bytes[7] == 45,
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10])
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for byte in bytes {
            guard (48...57).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 48)
        }
        return number
    }

    /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
    private static func parts(of date: CivilDate) -> (year: Int, month: Int, day: Int) {
        let shifted = Int(date.dayNumber) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
