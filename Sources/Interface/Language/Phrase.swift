/// The key of a text in the catalogues. Each area adds its own: `extension Phrase { static let … }`.
public struct Phrase: Sendable {
    /// The key in `Locales/<code>.json`, for example `inbox.title`.
    public let key: String

    public init(_ key: String) { self.key = key }
}

extension Phrase {
    /// The value for a placeholder `{name}` in a text.
    public struct Argument: Sendable {
        enum Value: Sendable {
            case isolated(String)
            case plain(String)
            case number(Int64)
            case numbers([Int])
        }

        let name: String
        let value: Value

        /// Text from elsewhere (a title, a place), which is isolated so that its direction can't disturb the sentence
        /// (Unicode Standard Annex #9, FIRST STRONG ISOLATE).
        public static func text(_ name: String, _ text: String) -> Argument {
            Argument(name: name, value: .isolated(text))
        }

        /// Text in the same language (a prayer's name, a month), which is inserted unchanged.
        public static func word(_ name: String, _ word: String) -> Argument {
            Argument(name: name, value: .plain(word))
        }

        /// A whole number, in the chosen digits.
        public static func number(_ name: String, _ number: Int64) -> Argument {
            Argument(name: name, value: .number(number))
        }

        /// A whole number, in the chosen digits.
        public static func number(_ name: String, _ number: Int) -> Argument {
            Argument(name: name, value: .number(Int64(number)))
        }

        /// Whole numbers in the chosen digits, separated like a list in the language.
        public static func numbers(_ name: String, _ numbers: [Int]) -> Argument {
            Argument(name: name, value: .numbers(numbers))
        }
    }
}

/// Texts that every area uses.
extension Phrase {
    /// The product's name.
    public static let appName = Phrase("app.name")
    public static let skipToContent = Phrase("common.skip")
    public static let areas = Phrase("common.areas")
    public static let close = Phrase("common.close")
    public static let today = Phrase("day.today")
    public static let tomorrow = Phrase("day.tomorrow")
    public static let yesterday = Phrase("day.yesterday")
}

/// Texts for dates, times and numbers.
extension Phrase {
    static let timeRange = Phrase("time.range")
    /// A number of minutes in words.
    public static let minutes = Phrase("duration.minutes")
    /// A number of hours in words.
    public static let hours = Phrase("duration.hours")
    /// A number of days in words.
    public static let days = Phrase("duration.days")
    static let countdown = Phrase("duration.countdown")
    static let hoursAndMinutes = Phrase("duration.hoursAndMinutes")
    static let minutesShort = Phrase("duration.short.minutes")
    static let hoursShort = Phrase("duration.short.hours")
    static let dateFirst = Phrase("date.first")
    static let dateDayMonth = Phrase("date.dayMonth")
    static let dateDayMonthYear = Phrase("date.dayMonthYear")
    static let dateWeekdayDayMonth = Phrase("date.weekdayDayMonth")
}
