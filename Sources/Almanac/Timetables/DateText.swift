/// A date as written in a timetable, before it is known which number is the day.
struct DateText: Hashable {
    enum Form: Hashable {
        case date(CivilDate)
        /// A day with the name of a month, and possibly a year.
        case named(month: Int, day: Int, year: Int?)
        /// Two numbers in either order, and possibly a year.
        case numbers(Int, Int, year: Int?)
        /// A day whose month is given elsewhere.
        case day(Int)
    }

    var form: Form

    init?(_ text: String) {
        var numbers: [(value: Int, digits: Int)] = []
        var month: Int?
        for token in CellText.tokens(text) {
            switch token {
            case .number(let value, let digits): numbers.append((value, digits))
            case .word(let word):
                guard let named = TimetableWords.month(word) else { continue }
                guard month == nil || month == named else { return nil }
                month = named
            case .mark: break
            }
        }
        // The abbreviation of a weekday may also be that of a month (mar.). Three numbers are a date without it.
        let named = month.flatMap { Self.named($0, numbers) }
        let plain = month == nil || numbers.count >= 3 ? Self.plain(numbers) : nil
        guard let form = named ?? plain else { return nil }
        self.form = form
    }

    private typealias Number = (value: Int, digits: Int)

    private static func named(_ month: Int, _ numbers: [Number]) -> Form? {
        switch numbers.count {
        case 1 where numbers[0].digits <= 2: .named(month: month, day: numbers[0].value, year: nil)
        case 2 where numbers[0].digits == 4 && numbers[1].digits <= 2:
            .named(month: month, day: numbers[1].value, year: numbers[0].value)
        case 2 where numbers[0].digits <= 2:
            year(numbers[1]).map { .named(month: month, day: numbers[0].value, year: $0) }
        default: nil
        }
    }

    private static func plain(_ numbers: [Number]) -> Form? {
        switch numbers.count {
        case 1 where numbers[0].digits <= 2: .day(numbers[0].value)
        case 1 where numbers[0].digits == 8:
            date(numbers[0].value / 10_000, numbers[0].value / 100 % 100, numbers[0].value % 100)
        // The day number of a spreadsheet: 36526 is 2000-01-01.
        case 1 where (36_526...109_574).contains(numbers[0].value):
            .date(CivilDate(dayNumber: Int32(numbers[0].value - 25_569)))
        case 2 where numbers[0].digits <= 2 && numbers[1].digits <= 2:
            .numbers(numbers[0].value, numbers[1].value, year: nil)
        // An ISO date may be followed by a time.
        case 3... where numbers[0].digits == 4: date(numbers[0].value, numbers[1].value, numbers[2].value)
        case 3 where numbers[0].digits <= 2 && numbers[1].digits <= 2:
            year(numbers[2]).map { .numbers(numbers[0].value, numbers[1].value, year: $0) }
        default: nil
        }
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int) -> Form? {
        CivilDate(year: year, month: month, day: day).map { .date($0) }
    }

    /// Returns a year of four digits, or of two digits in this century.
    private static func year(_ number: Number) -> Int? {
        switch number.digits {
        case 2: 2_000 + number.value
        case 4: number.value
        default: nil
        }
    }
}
