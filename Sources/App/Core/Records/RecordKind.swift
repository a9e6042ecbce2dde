import Records
import WorshipPath

/// Every kind of record that a person's data holds, in one register: its name, its scope, its fields and who writes it.
///
/// The rules' own kinds (a task, a day of the path) are named where the rules are and stand here once more; a test
/// compares them. `scope` says who shares it: `own`, `planner`, `quran` and `path` go to the person's other devices.
enum RecordKind: String, CaseIterable, Sendable {
    /// `FieldName+Settings`, the shape's names (``PrayerSettingsField``), saved mosques; under the id `reminders`, which
    /// reminders come and the adhan. Written by the forms of settings and of the first steps.
    case settings
    /// Where one is: `PlaceHandler`, `FollowHandler`.
    case place
    /// What was noted of a day: `MarkHandler`, widgets.
    case mark
    /// Access, by the hash of its secret: `TokensHandler`. A sync brings none.
    case token
    /// How one listens: `ListeningHandler`.
    case listening
    /// A month of a timetable (`TimetableMonth`): `TimetableHandler`, and the host that asks a source.
    case timetable
    /// That a backup took the place of damaged data: the host, in `Backups+Restoring`.
    case notice
    /// A task (`PlannedTask`): the forms of tasks, `TaskImportHandler`.
    case task
    /// What repeats (`TaskSeries`): the forms of tasks.
    case series
    /// The last change of several tasks: ``DayUndo``.
    case undo
    /// How the Quran is shown, and where one stopped: `ReaderSettingsHandler`, `PlaceInQuranHandler`.
    case reader
    /// `folder`, `note`: `BookmarkHandler`.
    case bookmark
    /// What was read on a day, each device in fields of its own: `PlaceInQuranHandler`, `KhatmaHandler`.
    case readingDay = "reading-day"
    /// A plan to read the whole Quran: `KhatmaHandler`.
    case khatma
    /// The path's answers (`WorshipProfile`): `PathQuestionHandler`, `PathProposalHandler`.
    case pathProfile = "path-profile"
    /// `from`, `essentials`: what the path asks since a day: `PathProposalHandler`, `PathPlanHandler`.
    case pathPlan = "path-plan"
    /// The person's own changes to their plan: `PathPlanHandler`.
    case pathEdits = "path-edits"
    /// What was noted of a day on the path (`DayLog`): `PathDayHandler`.
    case pathDay = "path-day"
    /// A week of rest: `PathRestHandler`.
    case pathRest = "path-rest"
    /// `text`: what one means to do: `PathDayHandler`.
    case pathIntention = "path-intention"
    /// A level or a badge, with its date (`Reached`): what keeps the path's book.
    case pathReached = "path-reached"
    /// The path's settings: `PathSettingsHandler`, `PathPromptHandler`, `PathErasure`.
    case pathSettings = "path-settings"
    /// The path's lock (`PathLock`): `PathLockHandler`. A sync takes away or replaces none that stands.
    case pathLock = "path-lock"
    /// How the lock stands on this device: `PathLockHandler`.
    case pathOpening = "path-opening"
    /// Operations that were applied, with their answers: ``ChangeSet/remember(_:target:on:)``.
    case operation
    /// What was answered to reminders: `ReminderHandlers`.
    case reminders
    /// How far the adhkar of a time are counted: `AdhkarHandler`.
    case adhkar
    /// The counter: `TallyHandler`.
    case tally
    /// The device's own speed and faults: `DiagnosticsHandler`.
    case diagnostics
    /// Words about the product: `FeedbackHandler`.
    case feedback
    /// What one noted as wrong with a text: `TextReportHandler`.
    case textReport = "text-report"

    var kind: Kind { Kind(rawValue) }

    var scope: Scope {
        switch self {
        case .settings, .place, .mark, .token, .listening, .timetable, .notice: .own
        case .task, .series, .undo: .planner
        case .reader, .bookmark, .readingDay, .khatma: .quran
        case .pathProfile, .pathPlan, .pathEdits, .pathDay, .pathRest, .pathIntention, .pathReached, .pathSettings,
            .pathLock:
            .path
        case .pathOpening, .operation, .reminders, .adhkar, .tally, .diagnostics, .feedback, .textReport: .device
        }
    }

    /// The record of an id.
    func key(_ id: String) -> RecordKey { RecordKey(scope: scope, kind: kind, id: id) }

    /// What a file of the person's data holds, in its order; the path's lock goes with what it closes.
    static let exported: [RecordKind] = [
        .place, .settings, .task, .timetable, .series, .mark, .reader, .bookmark, .readingDay, .khatma, .pathProfile,
        .pathPlan, .pathEdits, .pathDay, .pathRest, .pathIntention, .pathReached, .pathSettings, .pathLock,
    ]

    /// Whether a text is the id of something that was reached (`level.roots`), the one kind of id with a dot.
    static func isReachedID(_ id: String) -> Bool {
        let parts = id.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2
            && (parts[0] == "level" && PathLevel(rawValue: String(parts[1])) != nil
                || parts[0] == "badge" && PathBadge(rawValue: String(parts[1])) != nil)
    }
}
