import Almanac
import Course
import Records

extension Scope {
    /// The course that the person walks: its book, the enrolment, and what happened in it.
    static let course = Scope("course")
}

/// The records of a course: its book, one enrolment, its events, and how far the clock of a course at home is moved.
enum CourseRecords {
    static let book = RecordKind.courseBook.key("book")
    static let enrolment = RecordKind.courseEnrolment.key("walk")
    static let demo = RecordKind.courseDemo.key("clock")

    static let queries = [
        RecordQuery(book.kind, in: .course, .id(book.id)), RecordQuery(enrolment.kind, in: .course, .id(enrolment.id)),
        RecordQuery(demo.kind, in: .course, .id(demo.id)), events,
    ]
    static let events = RecordQuery(RecordKind.courseEvent.kind, in: .course, .all)

    /// The names of the records' fields.
    enum Name {
        /// The book, as a course file has it.
        static let course = "course"
        /// An event, as ``CourseEvent/json`` writes it.
        static let event = "event"
        /// The student's id, and what the student is called.
        static let student = "student"
        static let name = "name"
        /// Whether the first steps are done, and the step that comes next.
        static let welcomed = "welcomed"
        static let step = "step"
        /// The level that was confirmed in the first steps, and the coach who was introduced.
        static let confirmed = "confirmed"
        static let met = "met"
        /// The edition whose letters the passages are read in, and their size.
        static let letters = "letters"
        static let size = "size"
        /// The last notification that was seen, in milliseconds since 1970.
        static let seen = "seen"
        /// The instant of the last announcement that was taken off Today, likewise.
        static let told = "told"
        /// The zone that was chosen, and the one that the device last told.
        static let zone = "zone"
        static let deviceZone = "device-zone"
        /// What the student says of themselves; the picture is `blob:HASH`.
        static let email = "email"
        static let phone = "phone"
        static let photo = "photo"
        /// Whether alerts may go out, and of which sessions.
        static let alerts = "alerts"
        static let alertSessions = "alert-sessions"
        /// How many seconds the clock is ahead.
        static let ahead = "ahead"
    }

    /// How many events of an enrolment are read; a whole course has a few hundred.
    static let eventLimit = 4_000
    /// The bytes of an event.
    static let eventSize = 8 << 10
    /// The characters of a question to the coach, and of a name.
    static let questionLength = 1_000
    static let nameLength = 60
}

/// Checks what a file brings in of a course.
enum CourseImport {
    static func isSound(_ record: Record) -> Bool {
        switch record.key {
        case CourseRecords.book: return record[CourseRecords.Name.course]?.value.object != nil
        case CourseRecords.enrolment: return record[CourseRecords.Name.student]?.value.string != nil
        case SchoolRecords.student: return true
        case CourseRecords.demo: return record[CourseRecords.Name.ahead]?.value.int != nil
        default:
            guard record.key.kind == RecordKind.courseEvent.kind,
                let json = record[CourseRecords.Name.event]?.value, json.canonicalLength <= CourseRecords.eventSize
            else { return false }
            return (try? CourseEvent(json: json, weeks: 99)) != nil
        }
    }
}
