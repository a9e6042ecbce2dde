import Interface
import Records

extension Crossings {
    /// The crossings between all areas.
    static let whole = Crossings(
        dayNotices: dayNotices, pathCard: { PathEntryCard($0).node }, pathCardQueries: PathEntryCard.queries,
        momentQueries: PathMoments.queries, moments: PathMoments.subjects, momentKind: { PathMoments.kind(like: $0) },
        momentWords: PathMoments.text, dayAyah: DayAyahAlert.alert,
        courseAlerts: { context, first throws(NeedsData) in try CourseAlerts.alerts(context, since: first) },
        courseEvents: { context, first, last throws(NeedsData) in
            try CourseCalendarFile.events(context, first, last)
        }, placeChooser: PlaceView.chooser,
        notificationSteps: { ReminderChannelsView(context: $0, today: nil).steps }, check: check)

    /// The crossings of the everyday part; the rest are in the whole app.
    static let everyday = Crossings(
        dayNotices: dayNotices, pathCard: { PathEntryCard($0).node }, pathCardQueries: PathEntryCard.queries,
        momentQueries: PathMoments.queries, moments: PathMoments.subjects, momentKind: { PathMoments.kind(like: $0) },
        momentWords: PathMoments.text, dayAyah: { _, _ throws(NeedsData) in throw .elsewhere },
        courseAlerts: { _, _ throws(NeedsData) in throw .elsewhere },
        courseEvents: { _, _, _ throws(NeedsData) in throw .elsewhere },
        placeChooser: { _ throws(NeedsData) in throw .elsewhere },
        notificationSteps: { _ in .nothing }, check: { _ in .unsound })

    @NodeBuilder private static func dayNotices(_ context: RequestContext, _ days: PrayerDays) -> Node {
        if let head = days.timetables.distant { TimetableView.distant(head, context, back: .planner(.today)) }
        OperatorNotice(context).node
        SourceBanner(context, days).today
        FollowForm(context).node
    }

    private static func check(_ record: Record) -> RecordCheck {
        switch record.key.scope {
        case .quran: QuranImport.isSound(record) ? .sound(bucket: nil) : .unsound
        case .planner where record.key.kind == RecordKind.subscription.kind:
            SubscriptionsHandler.isSound(record) ? .sound(bucket: nil) : .unsound
        case .course: CourseImport.isSound(record) ? .sound(bucket: nil) : .unsound
        case .path: PathImport.isSound(record) ? .sound(bucket: PathImport.bucket(record)) : .unsound
        default: .unknown
        }
    }
}
