import Almanac

/// Every address the app answers. Links are built from routes alone, so a dead link can't be written.
enum Route: Hashable, Sendable {
    /// The day at the person's place, now.
    case today
    /// One day of the planner.
    case day(CivilDate)
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
    case data
    /// Posting takes in an export.
    case importData
    /// The whole of the person's records as JSON.
    case export
    /// Posting erases the person's records.
    case erase
    case sources
    case about
    /// What an installed app shows and where it starts (W3C Web Application Manifest).
    case manifest
    /// Times, dates and directions for programs that speak with Aladhan's API.
    case aladhan(AladhanRoute)
}
