import Almanac

/// The names of form fields, in one place. JSON bodies use the same names.
enum FieldName: String, Hashable, Sendable {
    case operation
    case title, notes, category, duration
    case date, start
    case priority, deadlineDay, deadlineTime, fixed
    /// The steps within a task, one a line, and how many minutes before its start it is reminded of.
    case checklist, lead
    /// The tasks that a change of several is for, and the list's filter that is kept after a change.
    case chosen, filter
    /// One step of a checklist, counted from 0.
    case item
    /// Whether a start is the clock's or tied to a prayer, to which, and by how many minutes.
    case timing, prayer, minutes
    /// How a task repeats: the kind, every how many, on which days, and where it ends.
    case repeats = "repeat"
    case interval, weekday, monthDay, ordinal, ordinalDay, hijriDays, hijriMonth, ends, until, times, rule
    /// Which days of a series a change is for.
    case which
    /// Whether a task that doesn't fit is divided around the prayer.
    case split
    /// A proposal's moves (`ProposedMove`), where its leftovers go, and the change that is taken back.
    case plan, overflow, change
    /// Whether the assistant may be asked, and whether it is told the tasks' titles.
    case advisor, advisorTitles
    /// What came of asking it: its answer or why there is none, and which tasks it was asked about.
    case answer, failure, about
    case wake, sleep, hints
    /// A start that was suggested and chosen instead of the one typed.
    case suggestion
    /// Where to go back to: the path of one of the app's own pages.
    case back
    case city, latitude, longitude, zone, country, name
    /// Whether an area shows: see ``Area/field``.
    case showsToday, showsPath, showsQuran
    case language, digits, clock, mode, weekStart, method, madhhab, hijri, haptics
    /// A theme, whether Ramadan's comes by itself, the size of text in percent, how much moves, and whether
    /// completing a task is celebrated.
    case theme, festiveTheme, textScale, still, lightEffects, confetti
    case highLatitude, elevation
    /// Whether the person has answered what a high latitude asks.
    case knowsLatitude
    /// When the Hijri date changes.
    case hijriDay
    /// Minutes that the person adds to a time.
    case offsetFajr, offsetSunrise, offsetDhuhr, offsetAsr, offsetMaghrib, offsetIsha
    /// Minutes from a prayer's time to its congregation.
    case gapFajr, gapDhuhr, gapAsr, gapMaghrib, gapIsha
    /// A month's first day as it was sighted: the Hijri year, the month 1 to 12, and days from the calendar's own.
    case year, month, days
    /// All such corrections, as text.
    case hijriCorrections
    case confirmation, file
    /// What a form of the timetable's page asks for, and what it sends: the file's text and name, what comes first in a
    /// date.
    case step, text, fileName, dateOrder
    /// The imported timetable's head, that of the one before it, whether it is switched off, whether its congregations
    /// count, and whether the network's timetable is used.
    case timetable, timetableBefore, timetableOff, timetableIqama, timetableNetwork
    /// The address of the network's source, as it is kept and as it is typed.
    case timetableSource, address
    /// What the person changed of the configuration, and what they had changed before that.
    case configuration, configurationBefore
    /// Whether the place follows the device, and how exactly the device knows it, in metres.
    case follow, accuracy
    /// What a note on a day is about: a suggestion's id.
    case mark
    /// How far the first steps have come, when they are offered again, and the day on which they began.
    case setup, setupDue, began
    /// The last hint that was put away, and where the tour of the first day stands.
    case hint, tour
    /// Reading the Quran: an ayah by its reference, where a stretch of reading began and how long it took, a bookmark's
    /// folder and note, and how the text is shown.
    case ayah, from, seconds, folder, note
    case size, paper, translations, transliteration, tajweed, accessible, signs, awake, goal, hidesDays
    /// A plan to read the whole Quran: how it is paced, and how many pages or juz a day.
    case pace, pages, juz
    /// Counting what is said: how often since the last time, what is counted, and how far.
    case count, phrase, target
    /// What an erasure takes.
    case extent
    /// What a refusal to let it go for good is about.
    case forget
    /// Which access token a form is about, and what a refusal says of how far a new one reaches.
    case token, scopes
    /// Whether this device's speed and faults are noted, and what is noted.
    case diagnostics, milliseconds, recovered
}
