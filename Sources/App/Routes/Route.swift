import Almanac
import Planner
import Quran

/// Every address the app answers. Links are built from routes alone, so a dead link can't be written.
enum Route: Hashable, Sendable {
    /// The day at the person's place, now.
    case today
    /// One day of the planner.
    case day(CivilDate)
    /// What the rest of a day would look like; posting accepts it.
    case reorganise(CivilDate)
    /// Posting does something to a whole day.
    case dayAction(CivilDate, DayAction)
    /// Posting asks the operator's assistant about a day; only a server that has one answers.
    case advice(CivilDate)
    /// Posting takes back the last change of several tasks.
    case undo
    /// The reminders that come and that have just come.
    case reminders
    /// Posting answers a reminder.
    case reminderAction(String, ReminderAction)
    /// A day, week or month as a file for a calendar program.
    case calendarFile(CalendarSpan)
    /// A day or week for paper.
    case printed(CalendarSpan)
    /// The calendar for programs that subscribe to it, by its secret link.
    case feed(String)
    /// A question with an answer of one line: see ``Spoken``.
    case spoken(Spoken)
    /// A small view of the day.
    case widget(WidgetAddress)
    /// Posting notes a voluntary prayer of today from a widget, by a secret link where one is named.
    case widgetMark(String?)
    /// Jumps to the day named in the query, for the date picker.
    case dayPicker
    case inbox
    /// A form for a new task; posting to it creates one.
    case newTask
    /// Posting creates a task.
    case tasks
    /// One task with its form; posting edits it.
    case task(String)
    /// The sheet of one task's actions: move, resize, complete and the rest.
    case taskActions(String)
    /// Posting does something to a task.
    case taskAction(String, TaskAction)
    /// A task's steps, to tick and to order; posting changes one.
    case checklist(String)
    /// Posting does one thing to several tasks.
    case several
    /// A week in seven columns.
    case week(CivilDate)
    /// What repeats.
    case series
    /// Choosing where one is; posting keeps the choice.
    case place
    /// The month it is at the person's place.
    case thisMonth
    /// A month's prayer times in a table.
    case month(YearMonth)
    /// The Hijri year it is at the person's place; posting moves a month's first day as it was sighted.
    case thisHijriYear
    /// A Hijri year's months and special days.
    case hijriYear(Int)
    /// The direction of the Kaaba.
    case qibla
    /// How one time of a day came to be.
    case explanation(CivilDate, PrayerEvent)
    case me
    /// Today's times by each calculation method.
    case methods
    case settings
    /// The theme, the size of text, and how much moves; posting keeps the choice.
    case appearance
    /// Which reminders come, and how; posting keeps the choice.
    case reminderSettings
    /// Why and how a browser that blocks notifications is asked to allow them.
    case notificationHelp
    /// What is heard when a prayer's time begins; posting keeps the choice.
    case adhanSettings
    /// The mosques one prays at; posting saves one, takes one away, or says where the device is.
    case mosques
    /// A page on which one shapes one's days; posting keeps it.
    case shape(ShapePage)
    /// What was noted of voluntary prayers.
    case nawafilHistory
    /// All small views, and how they are put to use.
    case widgets
    /// Who has access; posting gives it or takes it back.
    case tokens
    /// What this device noted of its own speed and faults; posting switches that on or off, notes, or deletes.
    case diagnostics
    /// The same as a file.
    case diagnosticsFile
    /// A mosque's timetable; posting reads a file, keeps it, or changes what is kept.
    case timetable
    /// A server that is asked for prayer times; posting switches it on or off, or asks for it to be asked.
    case source
    /// What a person changes of the configuration; posting reads a file, keeps it, or takes it back.
    case configuration
    case data
    /// Posting takes in an export.
    case importData
    /// Tasks out of another program's file; posting reads the file, and keeps what it says once it is confirmed.
    case importTasks
    /// The tasks as a table (CSV, RFC 4180).
    case exportTasks
    /// The whole of the person's records as JSON.
    case export
    /// Posting erases the person's records.
    case erase
    /// Posting takes back what was erased.
    case erased
    /// Posting lets what was erased go at once, from the backups too. The worker asks the server first.
    case forgetErased
    case sources
    /// What Pro is and costs; posting begins the trial, buys, or puts an offer away. Only in commercial mode.
    case pro
    case about
    /// Help: its topics, and one of them.
    case help
    case helpTopic(HelpTopic)
    /// The product's terms and what it does with what it is told.
    case legal(LegalPage)
    /// Words about the product; posting keeps or deletes some.
    case feedback
    /// All of them as a text.
    case feedbackFile
    /// The first steps; posting goes on, puts them off, or ends them.
    case setup
    /// One of the four first steps.
    case setupStep(SetupStep)
    /// The Quran's own first page: where one goes on, the surahs, the day's goal and ayah.
    case quran
    /// A list that leads into the Quran.
    case quranList(QuranList)
    /// A surah from its first ayah on, or from another.
    case quranSurah(Int)
    case quranAyah(AyahReference)
    /// What can be done with one ayah: its words, copying, a bookmark, stopping there.
    case quranAyahActions(AyahReference)
    /// The rules of tajweed in an ayah, with the meanings of its words.
    case quranAyahTajweed(AyahReference)
    /// What the colours of tajweed mean.
    case quranTajweed
    /// A page of the mushaf, 1 to 604.
    case quranPage(Int)
    /// Leads to the ayah that a juz or a hizb begins with.
    case quranJuz(Int)
    case quranHizb(Int)
    /// The ayat one marked; posting marks one, changes it or takes it away.
    case quranBookmarks
    /// Posting keeps the ayah at which one stopped, and what was read up to it.
    case quranPlace
    /// How the Quran is shown, and the day's goal; posting keeps the choice.
    case quranSettings
    /// Plans to read the whole Quran; posting makes one, marks a portion as read, or takes one away.
    case quranKhatma
    /// What one noted as wrong with a text; posting notes it, on this device alone.
    case quranReports
    /// The groups of adhkar.
    case adhkar
    /// The adhkar of a time with their counts; posting counts.
    case adhkarGroup(AdhkarGroup)
    /// A counter for phrases of remembrance; posting counts.
    case counter
    /// What an installed app shows and where it starts (W3C Web Application Manifest).
    case manifest
    /// Searches the Quran by what the query says: a reference, a name, words.
    case quranSearch
    /// Recitations: to listen to, to keep, and where they come from.
    case listening(ListeningRoute)
    /// The worship path: its day, questions, plan, journey and settings.
    case worship(PathPage)
    /// Times, dates and directions for programs that speak with Aladhan's API.
    case aladhan(AladhanRoute)
}
