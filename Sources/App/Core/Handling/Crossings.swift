import Almanac
import Interface
import Planner
import Records

/// What one area shows or asks of another. An area names no other's types: the top hands this in with the desk, so
/// that all that crosses stands in one list.
struct Crossings: Sendable {
    /// What times and places say above Today: whose times hold, where the device is.
    let dayNotices: @Sendable (RequestContext, PrayerDays) -> Node
    /// The path's card on Today, and what tells whether it shows.
    let pathCard: @Sendable (RequestContext) -> Node
    let pathCardQueries: [RecordQuery]
    /// What the path reminds of: what must be loaded for a day and the next, and the reminders with their kind.
    let momentQueries: @Sendable (CivilDate) -> [RecordQuery]
    let moments: @Sendable (RequestContext, PrayerDays, QuietHours?) throws(NeedsData) -> [ReminderSubject]
    let momentKind: @Sendable (ReminderKind) -> ReminderKind?
    /// Such a reminder in words; `nil` for every other.
    let momentWords: @Sendable (ReminderKind, ReminderSubject, Strings) -> ReminderText?
    /// Choosing a place, for the first steps.
    let placeChooser: @Sendable (RequestContext) throws(NeedsData) -> PlaceChooser
    /// How notifications are allowed, for the first steps.
    let notificationSteps: @Sendable (RequestContext) -> Node
    /// What an area says of a record that a file brings in.
    let check: @Sendable (Record) -> RecordCheck

    /// Nothing crosses: for what a host asks that shows no screen.
    static let none = Crossings(
        dayNotices: { _, _ in .nothing }, pathCard: { _ in .nothing }, pathCardQueries: [], momentQueries: { _ in [] },
        moments: { _, _, _ in [] }, momentKind: { _ in nil }, momentWords: { _, _, _ in nil },
        placeChooser: { _ throws(NeedsData) in PlaceChooser(locate: .nothing, search: .nothing, results: .nothing) },
        notificationSteps: { _ in .nothing }, check: { _ in .unsound })
}

/// A reminder in words.
struct ReminderText: Sendable {
    let title: String
    let body: String
}

/// The parts of a page on which one chooses a place.
struct PlaceChooser: Sendable {
    let locate: Node
    let search: Node
    let results: Node
}

/// What an area says of a record that is brought in.
enum RecordCheck: Sendable {
    /// It can be read; with the bucket that it is found by, where it has one.
    case sound(bucket: String?)
    case unsound
    /// It is no record of an area that says so.
    case unknown
}
