import Records
import WorshipPath

/// Every kind of record that a person's data holds, in one register: its name, its scope, its fields and who writes it.
///
/// The rules' own kinds (a task, a day of the path) are named where the rules are and stand here once more; a test
/// compares them. `scope` says who shares it: `own`, `planner`, `quran` and `path` go to the person's other devices.
enum RecordKind: String, CaseIterable, Sendable {
    /// `FieldName+Settings`, the shape's names (``ShapeField``), saved mosques; under the id `reminders`, which
    /// reminders come and the adhan. Written by the forms of settings and of the first steps.
    case settings
    /// Where one is: `PlaceCommand`, `FollowCommand`.
    case place
    /// What was noted of a day: `MarkCommand`, widgets.
    case mark
    /// Access, by the hash of its secret: `TokensCommand`. A sync brings none.
    case token
    /// How one listens: `ListeningCommand`.
    case listening
    /// A month of a timetable (`TimetableMonth`): `TimetableCommand`, and the host that asks a source.
    case timetable
    /// That a backup took the place of damaged data: the host, in `Backups+Restoring`.
    case notice
    /// A task (`PlannedTask`): the forms of tasks, `TaskImportCommand`.
    case task
    /// What repeats (`TaskSeries`): the forms of tasks.
    case series
    /// The last change of several tasks: ``DayUndo``.
    case undo
    /// How the Quran is shown, and where one stopped: `ReaderSettingsCommand`, `PlaceInQuranCommand`.
    case reader
    /// `folder`, `note`: `BookmarkCommand`.
    case bookmark
    /// What was read on a day, each device in fields of its own: `PlaceInQuranCommand`, `KhatmaCommand`.
    case readingDay = "reading-day"
    /// A plan to read the whole Quran: `KhatmaCommand`.
    case khatma
    /// The path's answers (`WorshipProfile`): `PathQuestionCommand`, `PathProposalCommand`.
    case pathProfile = "path-profile"
    /// `from`, `essentials`: what the path asks since a day: `PathProposalCommand`, `PathPlanCommand`.
    case pathPlan = "path-plan"
    /// The person's own changes to their plan: `PathPlanCommand`.
    case pathEdits = "path-edits"
    /// What was noted of a day on the path (`DayLog`): `PathDayCommand`.
    case pathDay = "path-day"
    /// A week of rest: `PathRestCommand`.
    case pathRest = "path-rest"
    /// `text`: what one means to do: `PathDayCommand`.
    case pathIntention = "path-intention"
    /// A level or a badge, with its date (`Reached`): what keeps the path's book.
    case pathReached = "path-reached"
    /// The path's settings: `PathSettingsCommand`, `PathPromptCommand`, `PathErasure`.
    case pathSettings = "path-settings"
    /// The path's lock (`PathLock`): `PathLockCommand`. A sync takes away or replaces none that stands.
    case pathLock = "path-lock"
    /// How the lock stands on this device: `PathLockCommand`.
    case pathOpening = "path-opening"
    /// Operations that were applied, with their answers: ``Outbox/remember(_:target:on:)``.
    case operation
    /// What was answered to reminders: `ReminderCommands`.
    case reminders
    /// How far the adhkar of a time are counted: `AdhkarCommand`.
    case adhkar
    /// The counter: `TallyCommand`.
    case tally
    /// The device's own speed and faults: `DiagnosticsCommand`.
    case diagnostics
    /// Words about the product: `FeedbackCommand`.
    case feedback
    /// What one noted as wrong with a text: `TextReportCommand`.
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
