import Almanac
import Records

/// What the person chose. Everything has a default, so that nothing has to be chosen to begin.
struct Settings: Hashable, Sendable {
    /// A language's code; `nil` for the first language, Arabic.
    var language: String?
    var digits: DigitChoice?
    var clock: ClockChoice
    var mode: ModeChoice
    var weekStart: WeekStartChoice?
    /// A calculation method's name; `nil` for the one of the place's country.
    var method: String?
    var madhhab: Madhhab
    var showsHijri: Bool
    var haptics: Bool

    static let standard = Settings(
        language: nil, digits: nil, clock: .twelve, mode: .auto, weekStart: nil, method: nil, madhhab: .standard,
        showsHijri: true, haptics: true)

    static let key = RecordKey(scope: .own, kind: Kind("settings"), id: "settings")
}
