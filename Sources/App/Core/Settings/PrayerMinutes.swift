import Almanac
import Records

/// Whole minutes that a person sets for each time: their fields, and how they are read.
enum PrayerMinutes {
    /// The field of a time's adjustment.
    static func offset(_ event: PrayerEvent) -> FieldName {
        switch event {
        case .fajr: .offsetFajr
        case .sunrise: .offsetSunrise
        case .dhuhr: .offsetDhuhr
        case .asr: .offsetAsr
        case .maghrib: .offsetMaghrib
        case .isha: .offsetIsha
        }
    }

    /// The field of the minutes until the congregation; sunrise has none.
    static func gap(_ event: PrayerEvent) -> FieldName? {
        switch event {
        case .fajr: .gapFajr
        case .sunrise: nil
        case .dhuhr: .gapDhuhr
        case .asr: .gapAsr
        case .maghrib: .gapMaghrib
        case .isha: .gapIsha
        }
    }

    /// Reads a whole number as people write it, in any of their digits, with or without a sign; `nil` for anything
    /// else.
    static func number(_ text: String) -> Int? {
        var digits = ASCIIDigits.folded(text)[...]
        var sign = 1
        if digits.utf8.first == UInt8(ascii: "-") || digits.utf8.first == UInt8(ascii: "+") {
            sign = digits.utf8.first == UInt8(ascii: "-") ? -1 : 1
            digits = digits.dropFirst()
        }
        guard (1...5).contains(digits.utf8.count) else { return nil }
        var number = 0
        for byte in digits.utf8 {
            guard (48...57).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 48)
        }
        return sign * number
    }

    /// A number that a record holds, if it is within the range; otherwise 0.
    static func stored(_ record: Record, _ field: FieldName, in range: ClosedRange<Int>) -> Int {
        guard let number = record.text(field).flatMap({ Self.number($0) }), range.contains(number) else { return 0 }
        return number
    }
}
