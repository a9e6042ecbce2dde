/// The fields of the settings, in forms and in their record.
extension FieldName {
    /// Whether the assistant may be asked, and whether it is told the tasks' titles.
    static var advisor: FieldName { FieldName("advisor") }
    static var advisorTitles: FieldName { FieldName("advisorTitles") }
    static var wake: FieldName { FieldName("wake") }
    static var sleep: FieldName { FieldName("sleep") }
    static var hints: FieldName { FieldName("hints") }
    /// Whether an area is shown; see ``Area/field``.
    static var showsToday: FieldName { FieldName("showsToday") }
    static var showsPath: FieldName { FieldName("showsPath") }
    static var showsQuran: FieldName { FieldName("showsQuran") }
    static var showsCourse: FieldName { FieldName("showsCourse") }
    static var showsLists: FieldName { FieldName("showsLists") }
    static var language: FieldName { FieldName("language") }
    static var digits: FieldName { FieldName("digits") }
    static var clock: FieldName { FieldName("clock") }
    static var mode: FieldName { FieldName("mode") }
    static var weekStart: FieldName { FieldName("weekStart") }
    static var method: FieldName { FieldName("method") }
    static var madhhab: FieldName { FieldName("madhhab") }
    static var hijri: FieldName { FieldName("hijri") }
    static var haptics: FieldName { FieldName("haptics") }
    /// A theme, whether Ramadan's appears by itself, the size of text in percent, the amount of motion, and whether
    /// completing a task is celebrated.
    static var theme: FieldName { FieldName("theme") }
    static var festiveTheme: FieldName { FieldName("festiveTheme") }
    static var textScale: FieldName { FieldName("textScale") }
    static var still: FieldName { FieldName("still") }
    static var lightEffects: FieldName { FieldName("lightEffects") }
    static var confetti: FieldName { FieldName("confetti") }
    static var highLatitude: FieldName { FieldName("highLatitude") }
    static var elevation: FieldName { FieldName("elevation") }
    /// Whether the person has answered the question about high latitudes.
    static var knowsLatitude: FieldName { FieldName("knowsLatitude") }
    /// When the Hijri date changes.
    static var hijriDay: FieldName { FieldName("hijriDay") }
    /// The minutes that the person adds to a time.
    static var offsetFajr: FieldName { FieldName("offsetFajr") }
    static var offsetSunrise: FieldName { FieldName("offsetSunrise") }
    static var offsetDhuhr: FieldName { FieldName("offsetDhuhr") }
    static var offsetAsr: FieldName { FieldName("offsetAsr") }
    static var offsetMaghrib: FieldName { FieldName("offsetMaghrib") }
    static var offsetIsha: FieldName { FieldName("offsetIsha") }
    /// Minutes from a prayer's time to its congregation.
    static var gapFajr: FieldName { FieldName("gapFajr") }
    static var gapDhuhr: FieldName { FieldName("gapDhuhr") }
    static var gapAsr: FieldName { FieldName("gapAsr") }
    static var gapMaghrib: FieldName { FieldName("gapMaghrib") }
    static var gapIsha: FieldName { FieldName("gapIsha") }
    /// All corrections of the Hijri calendar, as text.
    static var hijriCorrections: FieldName { FieldName("hijriCorrections") }
    /// The imported timetable's head, the head of the one before it, whether it is off, whether its congregation times
    /// are used, and whether the network's timetable is used.
    static var timetable: FieldName { FieldName("timetable") }
    static var timetableBefore: FieldName { FieldName("timetableBefore") }
    static var timetableOff: FieldName { FieldName("timetableOff") }
    static var timetableIqama: FieldName { FieldName("timetableIqama") }
    static var timetableNetwork: FieldName { FieldName("timetableNetwork") }
    /// The address of the network's source, as stored and as typed.
    static var timetableSource: FieldName { FieldName("timetableSource") }
    /// The person's changes to the configuration, and those they had before.
    static var configuration: FieldName { FieldName("configuration") }
    static var configurationBefore: FieldName { FieldName("configurationBefore") }
    /// Whether the place follows the device, and the accuracy of the device's position in metres.
    static var follow: FieldName { FieldName("follow") }
    /// How far the first steps have come, when they are offered again, and the day on which they began.
    static var setup: FieldName { FieldName("setup") }
    static var setupDue: FieldName { FieldName("setupDue") }
    static var began: FieldName { FieldName("began") }
    /// The last hint that was dismissed, and the stage of the tour of the first day.
    static var hint: FieldName { FieldName("hint") }
    static var tour: FieldName { FieldName("tour") }
    /// Whether this device's speed and faults are recorded, and the records.
    static var diagnostics: FieldName { FieldName("diagnostics") }
}
