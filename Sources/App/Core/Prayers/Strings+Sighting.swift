import Almanac
import Interface

extension Strings {
    /// The reason against a correction, worded as what to do.
    func words(_ error: HijriCorrectionError) -> String {
        switch error {
        case .yearNotCovered, .firstMonth:
            self(
                .hijriCorrectionYears, .number("first", HijriDate.years.lowerBound),
                .number("last", HijriDate.years.upperBound))
        case .daysOutOfRange, .malformed: self[.hijriCorrectionDays]
        case .monthLength(_, let month, let days):
            self(
                .hijriCorrectionLength, .word("month", hijriMonth(month.rawValue)), .number("days", days))
        case .namedTwice(_, let month):
            self(.hijriCorrectionTwice, .word("month", hijriMonth(month.rawValue)))
        case .conflict(_, let month):
            self(.hijriCorrectionConflict, .word("month", hijriMonth(month.rawValue)))
        }
    }
}
