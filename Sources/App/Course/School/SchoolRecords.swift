import Course
import Records

/// The records of a school. In the school's own store they are whole; in a person's they are what is theirs to see.
enum SchoolRecords {
    static let book = RecordKind.schoolBook.key("book")
    /// Who the person of this store is in the school. The school's own store has none.
    static let own = RecordKind.schoolSelf.key("self")
    /// What a student of a school says of themselves: it is their own, and goes to their devices like all that is.
    static let student = RecordKind.courseEnrolment.key("school")

    /// Everybody. In the school's own store students have their account for a bucket (``SchoolPerson/bucket(_:account:)``), so
    /// that a student's request loads the student and the ``team``, and not everybody.
    static let people = RecordQuery(RecordKind.schoolPerson.kind, in: .shared, .all)
    static let sessions = RecordQuery(RecordKind.schoolSession.kind, in: .shared, .all)
    static let news = RecordQuery(RecordKind.schoolNews.kind, in: .shared, .all)
    /// Coaches and staff.
    static let team = RecordQuery(RecordKind.schoolPerson.kind, in: .shared, .buckets(from: "", through: ""))
    static let enrolments = RecordQuery(RecordKind.schoolEnrolment.kind, in: .shared, .all)
    static let events = RecordQuery(RecordKind.schoolEvent.kind, in: .shared, .all)
    static let audit = RecordQuery(RecordKind.schoolAudit.kind, in: .shared, .all)

    /// What each page needs, whoever asks.
    static let common = [
        RecordQuery(book.kind, in: .shared, .id(book.id)), RecordQuery(own.kind, in: .shared, .id(own.id)),
        RecordQuery(student.kind, in: .course, .id(student.id)), sessions, news, SchoolRefusals.query,
    ]

    /// All but the events, which are many.
    static let queries = common + [people, enrolments]

    /// The student who has come in with an account, in the school's own store.
    static func student(with account: String) -> RecordQuery {
        let bucket = SchoolPerson.bucket(.student, account: account)
        return RecordQuery(RecordKind.schoolPerson.kind, in: .shared, .buckets(from: bucket, through: bucket))
    }

    /// The enrolments of a student, by their id in the school.
    static func enrolments(of student: String) -> RecordQuery {
        RecordQuery(RecordKind.schoolEnrolment.kind, in: .shared, .buckets(from: student, through: student))
    }

    /// Whose an enrolment is.
    static func student(of enrolment: Record) -> String? { enrolment.value(Name.student)?.string }

    /// Whether an enrolment is to be erased: it is hidden until then.
    static func isGone(_ enrolment: Record) -> Bool { !(enrolment.value(Name.gone)?.isNull ?? true) }

    /// The events of one enrolment.
    static func events(of enrolment: String) -> RecordQuery {
        RecordQuery(RecordKind.schoolEvent.kind, in: .shared, .buckets(from: enrolment, through: enrolment))
    }

    /// The names of the records' fields.
    enum Name {
        /// The curriculum, as a course file has it, without people, sessions and announcements.
        static let course = "course"
        static let session = "session"
        static let announcement = "announcement"
        static let student = "student"
        /// When an enrolment was made, in milliseconds since 1970.
        static let made = "made"
        /// The coach and the semester of an enrolment as its events have them, so that nobody has to read those of all.
        static let coach = "coach"
        static let cohort = "cohort"
        static let event = CourseRecords.Name.event
        static let name = CourseRecords.Name.name
        static let role = "role"
        static let audience = "audience"
        static let bio = "bio"
        /// The account of the server that somebody of the school has come in with. It stands in no copy.
        static let account = "account"
        static let left = "left"
        /// When somebody's course is erased for good, in milliseconds since 1970; until then it is hidden.
        static let gone = "gone"
        /// When that was last looked at, and whether it was put off because nobody had looked for a while.
        static let goneSeen = "goneSeen"
        static let goneHeld = "goneHeld"
        /// Of a note of the audit trail: what was done, by whom, when, to whom or what, and how many.
        static let act = "act"
        static let by = "by"
        static let at = "at"
        static let subject = "on"
        static let count = "count"
        static let person = "person"
        static let hash = "hash"
        static let until = "until"
    }

    /// The fields of an event's record. A recording that it names is kept by that in its sender's folder.
    static func values(_ event: CourseEvent) -> JSONObject {
        [Record.deletedField: false, Buckets.field: .string(event.enrolment), Name.event: event.json]
    }

    /// Writes an event, and what is kept of it with the enrolment.
    static func write(_ event: CourseEvent, _ changeSet: inout ChangeSet) {
        changeSet.set(key(event), values(event))
        let enrolment = RecordKind.schoolEnrolment.key(event.enrolment)
        switch event.act {
        case .placed(let cohort, let coach):
            changeSet.set(enrolment, [Name.cohort: .string(cohort), Name.coach: .string(coach)])
        case .coachChanged(let coach): changeSet.set(enrolment, [Name.coach: .string(coach)])
        default: break
        }
    }

    static func key(_ event: CourseEvent) -> RecordKey {
        RecordKind.schoolEvent.key(event.enrolment + "." + event.id)
    }
}

extension CourseAct {
    /// The recording that an act names; `nil` where it names none.
    var blob: String? {
        switch self {
        case .assessmentSent(let blob), .submitted(_, _, let blob): blob
        case .feedbackSent(_, let blob, _), .evaluated(_, _, let blob, _): blob
        case .pinAdded(_, let pin): pin.reply
        default: nil
        }
    }
}
