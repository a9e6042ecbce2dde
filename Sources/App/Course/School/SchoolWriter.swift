import Almanac
import Course
import Interface
import Records

/// Writes what a coach or staff does in an enrolment. The id of an event is the request's own number, so that a form sent
/// again makes the same one; whose it is, the school's records say.
struct SchoolWriter {
    let school: School
    let idempotencyKey: IdempotencyKey
    private var count = 0

    init(_ school: School, _ idempotencyKey: IdempotencyKey) {
        self.school = school
        self.idempotencyKey = idempotencyKey
    }

    /// Writes an act and returns its event's id. On the server it is received at once; on a device it waits.
    @discardableResult
    mutating func write(_ act: CourseAct, in enrolment: String, _ changeSet: inout ChangeSet) -> String {
        let id = idempotencyKey.madeID + (count == 0 ? "" : "-\(count)")
        count += 1
        let event = CourseEvent(
            id: id, enrolment: enrolment, author: CourseEvent.Author(id: school.me.id, role: school.me.role),
            at: school.now, received: school.isDeciding ? school.now : nil, act: act)
        SchoolRecords.write(event, &changeSet)
        return id
    }
}

/// What the handlers of a coach's and of staff's forms have in common.
protocol SchoolHandling {
    var school: School { get }
    var form: FormFields { get }
    var idempotencyKey: IdempotencyKey { get }
}

extension SchoolHandling {
    var strings: Strings { school.strings }
    var answer: SchoolAnswer { SchoolAnswer(context: school.context) }

    /// What a device answers is a guess, so it says that it waits.
    func done(_ page: SchoolRoute, _ notice: CourseNotice, _ json: JSONObject = [:]) -> Applied {
        answer.done(page, school.isDeciding ? notice : .schoolQueued, json)
    }

    /// Writes the one thing that a form does in a student's enrolment.
    func write(_ act: CourseAct, _ student: SchoolStudent, _ changeSet: inout ChangeSet) {
        var writer = SchoolWriter(school, idempotencyKey)
        writer.write(act, in: student.id, &changeSet)
    }
}
