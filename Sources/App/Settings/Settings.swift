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
    /// The high latitude rule; `nil` for the method's own.
    var highLatitude: HighLatitudeRule?
    /// Minutes of the person's own on each time.
    var offsets = PrayerOffsets.none
    /// Minutes from each prayer's time to its congregation.
    var gaps = PrayerOffsets.none
    /// Metres above the plain around; 0 where the height isn't to count.
    var elevation = 0
    /// What was sighted where the person lives.
    var corrections = HijriCorrections.none

    static let standard = Settings(
        language: nil, digits: nil, clock: .twelve, mode: .auto, weekStart: nil, method: nil, madhhab: .standard,
        showsHijri: true, haptics: true)

    /// The Hijri calendar as it holds where the person lives.
    var calendar: HijriCalendar { HijriCalendar(corrections: corrections) }

    static let key = RecordKey(scope: .own, kind: Kind("settings"), id: "settings")

    /// Minutes that anyone may add to a time, whatever configuration offers: what a record may hold.
    static let offsetRange = -60...60
    /// Minutes that a congregation may come after its time.
    static let gapRange = 0...60
    /// Metres that a place may lie above the plain around.
    static let elevationRange = 0...9_000
}
