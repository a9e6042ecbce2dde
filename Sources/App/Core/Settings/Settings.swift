import Almanac
import Planner
import Records

/// The person's choices. Everything has a default, so that nothing has to be chosen to begin.
struct Settings: Hashable, Sendable {
    /// A language's code; `nil` for the first language, Arabic.
    var language: String?
    var digits: DigitChoice?
    /// How times are written, or `nil` for the language's own way.
    var clock: ClockChoice?
    var mode: ModeChoice
    var weekStart: WeekStartChoice?
    /// A calculation method's name, or `nil` for that of the place's country.
    var method: String?
    var madhhab: Madhhab
    var showsHijri: Bool
    var haptics: Bool
    /// The high latitude rule, or `nil` for the method's own.
    var highLatitude: HighLatitudeRule?
    /// Whether the person has answered the question that Today asks at high latitudes.
    var knowsLatitude = false
    /// When the Hijri date changes.
    var hijriDay = HijriDayBeginning.midnight
    /// The minutes that the person adds to each time.
    var offsets = PrayerOffsets.none
    /// Minutes from each prayer's time to its congregation.
    var gaps = PrayerOffsets.none
    /// Metres above the surrounding plain; 0 if the height isn't to count.
    var elevation = 0
    /// The corrections for local sightings of the moon.
    var corrections = HijriCorrections.none

    /// Whether the place follows the device (MZ-013).
    var followsDevice = false
    /// The choices about the day's shape; see ``PrayerSettingsName``.
    var shape = PrayerSettingsValues()

    /// The mosques that the person saved.
    var mosques = SavedMosques()

    /// The timetables that take precedence over computed times.
    var timetables = TimetableChoice.none
    /// When the person gets up and goes to bed, in minutes of the day, or `nil` for the planner's defaults.
    var wake: Int?
    var sleep: Int?
    /// The person's changes to the configuration and those they had before, or `nil` if there are none.
    var configuration: JSON?
    var configurationBefore: JSON?
    /// How far the person has been shown around.
    var introduction = Introduction()
    /// Whether suggestions use the past.
    var hints = true
    /// Whether the assistant may be asked for a plan, and whether it is told the titles of tasks. Both are off until
    /// the person switches them on (MZ-088).
    var asksAdvisor = false
    var tellsTitles = false
    /// Whether each device records its own speed and faults; off until the person switches it on (SY-052).
    var keepsDiagnostics = false

    /// The areas that are hidden.
    var hidden = HiddenAreas()

    /// A theme's name; `nil` for the standard one.
    var theme: String?
    /// Whether Ramadan's theme appears by itself: `nil` if it does, `off` if it never does, or the Hijri year in which
    /// it was dismissed.
    var festiveTheme: String?
    /// The size of text, in percent of the device's own.
    var textScale = 100
    /// Whether nothing moves, and whether effects are reduced.
    var isStill = false
    var isLight = false
    /// Whether completing a task releases a little confetti; off until the person switches it on (MZ-177).
    var celebrates = false

    static let standard = Settings(
        language: nil, digits: nil, clock: nil, mode: .auto, weekStart: nil, method: nil, madhhab: .standard,
        showsHijri: true, haptics: true)

    /// The waking hours that bound a plan.
    func waking(_ planner: PlannerConfig) -> WakingHours {
        WakingHours(wake: wake ?? planner.waking.wake, sleep: sleep ?? planner.waking.sleep)
    }

    /// The Hijri calendar as used where the person lives.
    var calendar: HijriCalendar { HijriCalendar(corrections: corrections) }

    static let key = RecordKind.settings.key("settings")

    /// The minutes that a record may add to a time, whatever configuration offers.
    static let offsetRange = -60...60
    /// The minutes that a congregation may be after its prayer's time.
    static let gapRange = 0...60
    /// The metres that a place may be above the surrounding plain.
    static let elevationRange = 0...9_000
}

/// The digits of numbers in the interface.
enum DigitChoice: String, CaseIterable, Hashable, Sendable {
    case arabic
    case latin
}

/// How clock times are written.
enum ClockChoice: String, CaseIterable, Hashable, Sendable {
    case twelve = "12"
    case twentyFour = "24"
}

/// Light, dark, or as the device is set.
enum ModeChoice: String, CaseIterable, Hashable, Sendable {
    case auto
    case light
    case dark
}

/// The day a week begins with.
enum WeekStartChoice: String, CaseIterable, Hashable, Sendable {
    case saturday
    case sunday
    case monday
}
