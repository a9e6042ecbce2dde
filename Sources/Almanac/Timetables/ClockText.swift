/// A time as written in a timetable, before it is known which half of the day it is in.
struct ClockText: Hashable {
    /// 0 to 24, where 24 is midnight.
    var hour: Int
    var minute: Int
    /// Whether the text says before or after noon; `nil` if it says neither.
    var isAfternoon: Bool?

    /// Reads `5:41`, `05.41`, `5h41`, `0541` or `5:41:00`, with or without am, a, ص, öö, pm, p, م, ös and similar.
    init?(_ text: String) {
        var numbers: [(value: Int, digits: Int)] = []
        for token in CellText.tokens(text) {
            switch token {
            case .number(let value, let digits): numbers.append((value, digits))
            case .word(let word):
                guard let isAfternoon = Self.half(word) else {
                    // An h between the numbers, and the m in a.m. and p.m., have no meaning of their own.
                    guard Self.isSilent(word) else { return nil }
                    continue
                }
                guard self.isAfternoon == nil else { return nil }
                self.isAfternoon = isAfternoon
            case .mark(let scalar):
                guard scalar == ":" || scalar == "." || scalar == "*" else { return nil }
            }
        }
        switch numbers.count {
        case 1 where numbers[0].digits == 3 || numbers[0].digits == 4:
            hour = numbers[0].value / 100
            minute = numbers[0].value % 100
        case 2, 3:
            guard numbers[0].digits <= 2, numbers[1].digits == 2 else { return nil }
            hour = numbers[0].value
            minute = numbers[1].value
            if numbers.count == 3, numbers[2].value > 59 { return nil }
        default: return nil
        }
        guard minute < 60, hour < 24 || (hour == 24 && minute == 0) else { return nil }
        if isAfternoon == false, hour > 12 { return nil }
    }

    private static func half(_ word: [UInt8]) -> Bool? {
        for morning in mornings where morning == word { return false }
        for afternoon in afternoons where afternoon == word { return true }
        return nil
    }

    private static func isSilent(_ word: [UInt8]) -> Bool {
        word.elementsEqual("h".utf8) || word.elementsEqual("m".utf8) || word.elementsEqual("uhr".utf8)
    }

    private static let mornings = ["am", "a", "ص", "صباحا", "oo", "صبح"].map { FoldedName(name: $0).bytes }
    private static let afternoons = ["pm", "p", "م", "مساء", "مساءا", "os", "شام"].map { FoldedName(name: $0).bytes }
}

/// How the times of a file count the hours: from 1 to 12 without saying which half of the day, or from 0 to 24.
enum ClockHours {
    case twelve
    case twentyFour

    /// Returns the time that a text means in a prayer's column; `nil` if there is none.
    func time(_ text: ClockText, of event: PrayerEvent) -> ClockTime? {
        let hour = text.hour % 24
        if let isAfternoon = text.isAfternoon {
            if hour > 12 { return ClockTime(hour: hour, minute: text.minute) }
            return ClockTime(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: text.minute)
        }
        guard self == .twelve else { return ClockTime(hour: hour, minute: text.minute) }
        return ClockTime(hour: Self.hour(hour, of: event), minute: text.minute)
    }

    /// Returns the hour of the day that an hour on a twelve-hour clock means in a prayer's column.
    private static func hour(_ hour: Int, of event: PrayerEvent) -> Int {
        // An hour beyond 12 is unambiguous.
        if hour > 12 { return hour }
        switch event {
        case .fajr: return hour % 12
        case .sunrise: return hour
        case .dhuhr: return hour < 10 ? hour + 12 : hour
        case .asr, .maghrib: return hour < 12 ? hour + 12 : hour
        // In northern summers Isha is after midnight, so 12:40 and 1:10 are in the early morning.
        case .isha: return hour == 12 ? 0 : hour < 4 ? hour : hour + 12
        }
    }
}
