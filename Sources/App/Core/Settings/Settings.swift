import Almanac
import Planner
import Records

/// What the person chose. Everything has a default, so that nothing has to be chosen to begin.
struct Settings: Hashable, Sendable {
    /// A language's code; `nil` for the first language, Arabic.
    var language: String?
    var digits: DigitChoice?
    /// How times are written; `nil` for the language's own way.
    var clock: ClockChoice?
    var mode: ModeChoice
    var weekStart: WeekStartChoice?
    /// A calculation method's name; `nil` for the one of the place's country.
    var method: String?
    var madhhab: Madhhab
    var showsHijri: Bool
    var haptics: Bool
    /// The high latitude rule; `nil` for the method's own.
    var highLatitude: HighLatitudeRule?
    /// Whether the person has answered what Today asks at a high latitude.
    var knowsLatitude = false
    /// When the Hijri date changes.
    var hijriDay = HijriDayBeginning.midnight
    /// Minutes of the person's own on each time.
    var offsets = PrayerOffsets.none
    /// Minutes from each prayer's time to its congregation.
    var gaps = PrayerOffsets.none
    /// Metres above the plain around; 0 where the height isn't to count.
    var elevation = 0
    /// What was sighted where the person lives.
    var corrections = HijriCorrections.none

    /// Whether the place follows the device (MZ-013).
    var followsDevice = false
    /// What was chosen about the day's shape: see ``PrayerSettingsName``.
    var shape = PrayerSettingsValues()

    /// The mosques that the person saved.
    var mosques = SavedMosques()

    /// Which timetables stand in front of the computed times.
    var timetables = TimetableChoice.none
    /// When the person gets up and goes to bed, in minutes of the day; `nil` for the planner's own.
    var wake: Int?
    var sleep: Int?
    /// What the person changed of the configuration, and what they had changed before that; `nil` for nothing.
    var configuration: JSON?
    var configurationBefore: JSON?
    /// How far the person has been shown around.
    var introduction = Introduction()
    /// Whether the past is used for suggestions.
    var hints = true
    /// Whether the assistant may be asked for a plan, and whether it is told the titles of tasks; both off until the person
    /// switches them on (MZ-088).
    var asksAdvisor = false
    var tellsTitles = false
    /// Whether each device notes its own speed and faults; off until the person switches it on (SY-052).
    var keepsDiagnostics = false

    /// The areas that are hidden.
    var hidden = HiddenAreas()

    /// A theme's name; `nil` for the standard one.
    var theme: String?
    /// Whether Ramadan's theme comes by itself: `nil` where it does, `off`, or the Hijri year that it was sent away in.
    var festiveTheme: String?
    /// The size of text, in percent of the device's own.
    var textScale = 100
    /// Whether nothing moves, and whether there are fewer effects.
    var isStill = false
    var isLight = false
    /// Whether a task that is completed lets off a little confetti; off until the person switches it on (MZ-177).
    var celebrates = false

    static let standard = Settings(
        language: nil, digits: nil, clock: nil, mode: .auto, weekStart: nil, method: nil, madhhab: .standard,
        showsHijri: true, haptics: true)

    /// The hours that bound a plan.
    func waking(_ planner: PlannerConfig) -> WakingHours {
        WakingHours(wake: wake ?? planner.waking.wake, sleep: sleep ?? planner.waking.sleep)
    }

    /// The Hijri calendar as it holds where the person lives.
    var calendar: HijriCalendar { HijriCalendar(corrections: corrections) }

    static let key = RecordKind.settings.key("settings")

    /// Minutes that anyone may add to a time, whatever configuration offers: what a record may hold.
    static let offsetRange = -60...60
    /// Minutes that a congregation may come after its time.
    static let gapRange = 0...60
    /// Metres that a place may lie above the plain around.
    static let elevationRange = 0...9_000
}
