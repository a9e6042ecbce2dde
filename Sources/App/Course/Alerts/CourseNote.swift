import Almanac
import Interface
import Records

/// What the course tells a student of (QF-161 to QF-170, QF-228). The raw value stands in records and forms.
enum CourseNoteKind: String, CaseIterable, Hashable, Sendable {
    case week
    case deadline
    case soon
    case live
    case semester
    case feedback
    case reply
    case change
    case announcement
    case results
    case enrolment

    var name: Phrase { Phrase("course.kind." + rawValue) }
}

/// How a kind reaches the student (QF-171).
enum CourseNoteWay: String, CaseIterable, Hashable, Sendable {
    /// On the page of notifications, and as an alert where alerts are switched on.
    case push
    /// On the page of notifications alone.
    case app
    case off

    var name: Phrase { Phrase("course.way." + rawValue) }
}

/// Something that has happened in the course, with where it leads.
struct CourseNote: Sendable {
    var kind: CourseNoteKind
    /// What tells it from all others, by which a device alerts once.
    var key: String
    var title: String
    var text: String
    /// The week or the session that it is about, by number and title.
    var subject: String
    /// When it happens, by the course's clock.
    var at: Instant
    var link: Link
    /// Until when it is told; `nil` for always.
    var until: Instant?
    /// Whether it came after the student last marked all as read.
    var isNew = false

    var icon: Icon {
        switch kind {
        case .week, .semester, .results, .enrolment: .course
        case .deadline: .clock
        case .soon, .live, .change: .calendar
        case .feedback, .reply: .message
        case .announcement: .info
        }
    }
}

extension CourseVisit {
    /// How a kind reaches the student, as they chose.
    func way(_ kind: CourseNoteKind) -> CourseNoteWay {
        enrolment[CourseRecords.Name.way(kind)]?.value.string.flatMap { CourseNoteWay(rawValue: $0) } ?? .push
    }

    /// Whether alerts outside the page are wanted at all.
    var hasAlerts: Bool { enrolment[CourseRecords.Name.alerts]?.value.bool ?? true }

    /// Whether only the sessions to which the student comes are told of.
    var hearsOwnSessions: Bool { enrolment[CourseRecords.Name.alertSessions]?.value.string == "coming" }
}
