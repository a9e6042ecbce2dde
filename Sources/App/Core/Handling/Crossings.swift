import Almanac
import Interface
import Planner
import Records

/// What areas show or ask of one another. No area names another's types: the top level passes this in with the context,
/// so that everything that crosses between areas is in one list.
struct Crossings: Sendable {
    /// The notices about times and places above Today: whose times are used, and where the device is.
    let dayNotices: @Sendable (RequestContext, PrayerDays) -> Node
    /// The path's card on Today, and the records that decide whether it shows.
    let pathCard: @Sendable (RequestContext) -> Node
    let pathCardQueries: [RecordQuery]
    /// The path's reminders: what must be loaded for a day and the next, and the reminders with their kinds.
    let momentQueries: @Sendable (CivilDate) -> [RecordQuery]
    let moments: @Sendable (RequestContext, PrayerDays, QuietHours?) throws(NeedsData) -> [ReminderSubject]
    let momentKind: @Sendable (ReminderKind) -> ReminderKind?
    /// The text of such a reminder, or `nil` for any other.
    let momentWords: @Sendable (ReminderKind, ReminderSubject, Strings) -> ReminderText?
    /// The alert with the ayah of a day, or `nil` if there is none.
    let dayAyah: @Sendable (RequestContext, CivilDate) throws(NeedsData) -> DayAlert?
    /// The course's alerts from an instant on, and its sessions between two instants for calendar programs.
    let courseAlerts: @Sendable (RequestContext, Instant) throws(NeedsData) -> [TimedAlert]
    let courseEvents: @Sendable (RequestContext, Instant, Instant) throws(NeedsData) -> [CalendarEvent]
    /// The place chooser, for the first steps.
    let placeChooser: @Sendable (RequestContext) throws(NeedsData) -> PlaceChooser
    /// The steps for allowing notifications, for the first steps.
    let notificationSteps: @Sendable (RequestContext) -> Node
    /// Checks a record that a file brings in.
    let check: @Sendable (Record) -> RecordCheck

    /// Empty crossings, for host requests that show no screen.
    static let none = Crossings(
        dayNotices: { _, _ in .nothing }, pathCard: { _ in .nothing }, pathCardQueries: [], momentQueries: { _ in [] },
        moments: { _, _, _ in [] }, momentKind: { _ in nil }, momentWords: { _, _, _ in nil },
        dayAyah: { _, _ throws(NeedsData) in nil }, courseAlerts: { _, _ throws(NeedsData) in [] },
        courseEvents: { _, _, _ throws(NeedsData) in [] },
        placeChooser: { _ throws(NeedsData) in PlaceChooser(locate: .nothing, search: .nothing, results: .nothing) },
        notificationSteps: { _ in .nothing }, check: { _ in .unsound })
}

/// The text of a reminder.
struct ReminderText: Sendable {
    let title: String
    let body: String
}

/// An alert about a day, and the page that it leads to.
struct DayAlert: Sendable {
    let title: String
    let body: String
    let page: String
}

/// An alert at an instant, which is of use until another.
struct TimedAlert: Sendable {
    let key: String
    let at: Instant
    let until: Instant?
    let alert: DayAlert
}

/// The parts of a page for choosing a place.
struct PlaceChooser: Sendable {
    let locate: Node
    let search: Node
    let results: Node
}

/// An area's verdict on a record that is brought in.
enum RecordCheck: Sendable {
    /// The record is readable; holds the bucket it is indexed by, if it has one.
    case sound(bucket: String?)
    case unsound
    /// The record belongs to no area that can check it.
    case unknown
}
