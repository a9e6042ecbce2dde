import Records
import WorshipPath

/// Every kind of record in a person's data, in one register: its name, scope, fields and writers.
///
/// The kinds of the rules (a task, a day of the path) are defined with the rules and repeated here; a test compares
/// them. `scope` says who shares a kind: `own`, `planner`, `quran` and `path` go to the person's other devices.
enum RecordKind: String, CaseIterable, Sendable {
    /// `FieldName+Settings`, the shape's names (``PrayerSettingsField``) and saved mosques; under the id `reminders`,
    /// which reminders are wanted, and the adhan. Written by the forms of settings and of the first steps.
    case settings
    /// Where the person is: `PlaceHandler`, `FollowHandler`.
    case place
    /// Notes on a day: `MarkHandler`, widgets.
    case mark
    /// An access token, by the hash of its secret: `TokensHandler`. Sync accepts none.
    case token
    /// How the person listens: `ListeningHandler`.
    case listening
    /// A month of a timetable (`TimetableMonth`): `TimetableHandler`, and the host that asks a source.
    case timetable
    /// The notice that a backup replaced damaged data: the host, in `Backups+Restoring`.
    case notice
    /// A task (`PlannedTask`): the forms of tasks, `TaskImportHandler`.
    case task
    /// A repeating task (`TaskSeries`): the forms of tasks.
    case series
    /// A calendar that the person subscribed to (`CalendarSubscription`): `SubscriptionsHandler`. Its `state`, which the
    /// host writes, says how fetching it has gone.
    case subscription
    /// The events of a subscribed calendar on a day (`SubscribedEvent`): `App.handleSubscriptions`.
    case eventDay = "event-day"
    /// Under `own`, the other CalDAV server that tasks are exchanged with (`Exchange`), with the password for it:
    /// `ExchangeHandler`, `App.handleExchange`. It is the server's alone: no sync brings or takes one.
    case exchange
    /// What is known of a task on both servers (`ExchangeLink`): `App.handleExchange`.
    case exchangeLink = "exchange-link"
    /// The last change of several tasks: ``DayUndo``.
    case undo
    /// How the Quran is shown, and where the person stopped: `ReaderSettingsHandler`, `PlaceInQuranHandler`.
    case reader
    /// `folder`, `note`: `BookmarkHandler`.
    case bookmark
    /// What was read on a day, with separate fields for each device: `PlaceInQuranHandler`, `KhatmaHandler`.
    case readingDay = "reading-day"
    /// A plan to read the whole Quran: `KhatmaHandler`.
    case khatma
    /// The path's answers (`WorshipProfile`): `PathQuestionHandler`, `PathProposalHandler`.
    case pathProfile = "path-profile"
    /// `from`, `essentials`: what the path asks from a day on: `PathProposalHandler`, `PathPlanHandler`.
    case pathPlan = "path-plan"
    /// The person's changes to their plan: `PathPlanHandler`.
    case pathEdits = "path-edits"
    /// Notes on a day of the path (`DayLog`): `PathDayHandler`.
    case pathDay = "path-day"
    /// A week of rest: `PathRestHandler`.
    case pathRest = "path-rest"
    /// `text`: what the person intends to do: `PathDayHandler`.
    case pathIntention = "path-intention"
    /// A level or badge with its date (`Reached`): written when the path's progress is recorded.
    case pathReached = "path-reached"
    /// The path's settings: `PathSettingsHandler`, `PathPromptHandler`, `PathErasure`.
    case pathSettings = "path-settings"
    /// The path's lock (`PathLock`): `PathLockHandler`. A sync neither removes nor replaces an existing one.
    case pathLock = "path-lock"
    /// The state of the lock on this device: `PathLockHandler`.
    case pathOpening = "path-opening"
    /// Operations that were applied, with their answers: ``ChangeSet/remember(_:target:on:)``.
    case operation
    /// The answers to reminders: `ReminderHandlers`.
    case reminders
    /// How far the adhkar of a time have been counted: `AdhkarHandler`.
    case adhkar
    /// Something that happened in the memorisation of the Quran (`HifzEvent`), which never changes, and under `hifz` the person's
    /// choices for it: `HifzHandler`.
    case hifzEvent = "hifz-event"
    case hifz
    /// A recitation that the person kept (`KeptRecitation`): `ReciteHandler`.
    case recitation
    /// The counter: `TallyHandler`.
    case tally
    /// The speed and faults of this device: `DiagnosticsHandler`.
    case diagnostics
    /// Feedback on the product: `FeedbackHandler`.
    case feedback
    /// A person's report of an error in a text: `TextReportHandler`.
    case textReport = "text-report"
    /// A device that may reach the server from outside this machine, by the hash of its session's secret:
    /// `App.handlePairing`, `DevicesHandler`. It is the server's alone: no sync brings or takes one.
    case pairedDevice = "paired-device"
    /// Under `code`, the hash and end of the one code that pairs a device (``PairingCode``); under `home`, where the
    /// running server is found (``HomeAddress``).
    case pairing
    /// A browser that gets alerts by push: `PushHandler`, `App.handlePush`. It is the server's alone.
    case pushDevice = "push-device"
    /// Under `server`, what this server needs before it may send (`PushSetup`); under `lease`, which process sends.
    case push
    /// A course that the person walks (`CourseBook`): its curriculum as a course file has it. `CourseDemoHandler`.
    case courseBook = "course-book"
    /// A way through a level: the student, their name, and what they have seen. `CourseDemoHandler`, `CourseSelfHandler`.
    case courseEnrolment = "course-enrolment"
    /// Something that happened in an enrolment (`CourseEvent`), which never changes: the forms of the course.
    case courseEvent = "course-event"
    /// How far the clock of a course at home is moved: `CourseDemoHandler`.
    case courseDemo = "course-demo"
    /// A school's course (`School`): what is taught, who is in it, the live sessions, what was announced, the enrolments, and
    /// what happened in them: the forms of the course, over the school's own store. In a person's own store they are copies
    /// of what is theirs to see (`SchoolCopies`), with who they are in it; no sync brings one.
    case schoolBook = "school-book"
    case schoolPerson = "school-person"
    case schoolSession = "school-session"
    case schoolNews = "school-news"
    case schoolEnrolment = "school-enrolment"
    case schoolEvent = "school-event"
    case schoolSelf = "school-self"
    /// Who did what in the school besides events; nothing changes one: `SchoolAudit`.
    case schoolAudit = "school-audit"
    /// The links that let people into the school, in its store alone: `StaffHandler`.
    case schoolInvitation = "school-invitation"
    /// A list that several people share, who is in it, and what stands on it: `SharedHandler`. In a member's own store they
    /// are copies that the server writes (`App.handleProjection`); no sync brings one.
    case sharedList = "shared-list"
    case sharedMember = "shared-member"
    case sharedItem = "shared-item"
    /// The links that let people into a list, in the store of the space alone: `SharedHandler`.
    case sharedInvitation = "shared-invitation"
    /// A request about something shared that the server refused, with what was typed: `App.handleRefused`.
    case sharedRefusal = "shared-refusal"
    /// How the server answered such a request, so that it answers the same again: `App.handleSharedDesk`.
    case sharedAnswer = "shared-answer"

    var kind: Kind { Kind(rawValue) }

    var scope: Scope {
        switch self {
        case .settings, .place, .mark, .token, .listening, .timetable, .notice: .own
        case .task, .series, .subscription, .eventDay, .undo: .planner
        case .reader, .bookmark, .readingDay, .khatma, .hifzEvent, .hifz, .recitation: .quran
        case .pathProfile, .pathPlan, .pathEdits, .pathDay, .pathRest, .pathIntention, .pathReached, .pathSettings,
            .pathLock:
            .path
        case .pathOpening, .operation, .reminders, .adhkar, .tally, .diagnostics, .feedback, .textReport,
            .pairedDevice, .pairing, .pushDevice, .push, .schoolInvitation, .exchange, .exchangeLink, .sharedInvitation,
            .sharedRefusal, .sharedAnswer:
            .device
        case .courseBook, .courseEnrolment, .courseEvent, .courseDemo: .course
        case .schoolBook, .schoolPerson, .schoolSession, .schoolNews, .schoolEnrolment, .schoolEvent, .schoolSelf,
            .schoolAudit, .sharedList, .sharedMember, .sharedItem:
            .shared
        }
    }

    /// The key of the record with an id.
    func key(_ id: String) -> RecordKey { RecordKey(scope: scope, kind: kind, id: id) }

    /// The kinds in a file of the person's data, in its order; the path's lock goes with what it protects.
    static let exported: [RecordKind] = [
        .place, .settings, .task, .timetable, .series, .subscription, .mark, .reader, .bookmark, .readingDay, .khatma,
        .hifzEvent, .hifz, .recitation, .pathProfile,
        .pathPlan, .pathEdits, .pathDay, .pathRest, .pathIntention, .pathReached, .pathSettings, .pathLock,
        .courseBook, .courseEnrolment, .courseEvent, .courseDemo,
    ]

    /// The kinds that a person's copy of the school holds.
    static let school: [RecordKind] = [
        .schoolBook, .schoolPerson, .schoolSession, .schoolNews, .schoolEnrolment, .schoolEvent, .schoolSelf,
        .schoolAudit,
    ]

    /// Whether a text is the id of something reached (`level.roots`), the only kind of id with a dot.
    static func isReachedID(_ id: String) -> Bool {
        let parts = id.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2
            && (parts[0] == "level" && PathLevel(rawValue: String(parts[1])) != nil
                || parts[0] == "badge" && PathBadge(rawValue: String(parts[1])) != nil)
    }
}
