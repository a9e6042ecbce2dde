import Interface

/// What a form of the counter or of adhkar asks for.
enum TallyStep: String, CaseIterable, Hashable, Sendable {
    /// Adds one, or the number in `count`.
    case count
    /// Takes one count back.
    case back
    /// Resets the count, or restores it.
    case reset
    case restore
    /// Chooses another phrase or target; only the counter has it.
    case choose

    /// The amount in a form: 1 if it has none, `nil` if it isn't an allowed number.
    static func amount(_ text: String?) -> Int? {
        guard let text else { return 1 }
        guard let number = PrayerMinutes.number(text), amounts.contains(number) else { return nil }
        return number
    }

    /// The amounts that a form may add at once.
    private static let amounts = 1...100_000

    /// The message for an amount that isn't allowed.
    static func amountWanted(_ strings: Strings) -> String {
        strings(.errorNumber, .number("low", amounts.lowerBound), .number("high", amounts.upperBound))
    }
}
