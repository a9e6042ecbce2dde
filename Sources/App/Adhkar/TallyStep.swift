import Interface

/// What a form of a count asks for.
enum TallyStep: String, CaseIterable, Hashable, Sendable {
    /// Said once more, or as often as `count` says.
    case count
    /// Not said after all.
    case back
    /// From the beginning; and as it was before that.
    case reset
    case restore
    /// Another phrase or target; only the counter knows it.
    case choose

    /// How many a form speaks of: 1 where it names none, `nil` where it is no number that can be meant.
    static func amount(_ text: String?) -> Int? {
        guard let text else { return 1 }
        guard let number = PrayerMinutes.number(text), amounts.contains(number) else { return nil }
        return number
    }

    /// The numbers that a form may say at once.
    private static let amounts = 1...100_000

    /// What to say where a form's number is none that can be meant.
    static func amountWanted(_ strings: Strings) -> String {
        strings(.errorNumber, .number("low", amounts.lowerBound), .number("high", amounts.upperBound))
    }
}
