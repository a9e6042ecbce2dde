import Almanac
import Course
import Interface
import Records

/// Writes events of a course. The id of an event is the request's own number, so that a form sent again makes the same one.
struct CourseWriter {
    let visit: CourseVisit
    let idempotencyKey: IdempotencyKey
    private var count = 0

    init(_ visit: CourseVisit, _ idempotencyKey: IdempotencyKey) {
        self.visit = visit
        self.idempotencyKey = idempotencyKey
    }

    /// Writes what somebody did, and returns the event's id. At home there is no server to wait for, so it is received at
    /// once.
    @discardableResult
    mutating func write(_ act: CourseAct, by role: CourseRole, _ changeSet: inout ChangeSet) -> String {
        let id = idempotencyKey.madeID + (count == 0 ? "" : "-\(count)")
        count += 1
        let author =
            switch role {
            case .student: visit.state.enrolment.student
            case .coach: visit.state.coach ?? CourseSample.Person.coach
            case .staff: CourseSample.Person.staff
            case .server: role.rawValue
            }
        let event = CourseEvent(
            id: id, enrolment: visit.state.enrolment.id, author: CourseEvent.Author(id: author, role: role),
            at: visit.now, received: visit.isDemo || visit.isDeciding ? visit.now : nil, act: act)
        if visit.walk != nil {
            changeSet.set(SchoolRecords.key(event), SchoolRecords.values(event))
            return id
        }
        changeSet.set(
            RecordKind.courseEvent.key(id), [Record.deletedField: false, CourseRecords.Name.event: event.json])
        return id
    }
}

/// The answers to the course's forms.
struct CourseAnswer {
    let context: RequestContext

    /// Leads to a page, which says what was done.
    func done(_ route: CourseRoute, _ notice: CourseNotice, at place: String = "") -> Applied {
        let link = Route.course(route).link(QueryItem(.notice, notice.rawValue))
        return Applied(
            .seeOther(place.isEmpty ? link : Link(cleanPath: link.text + "#" + place)),
            json: .json(["done": .string(notice.rawValue)]))
    }

    func refuse(_ code: String, _ message: String, field: FieldName? = nil, status: Int = 409) -> Applied {
        Applied(
            ErrorScreen.refused(context, message, status: status),
            json: .refusal(code, message, field: field, status: status))
    }

    func choose(_ field: FieldName, from choices: [String]) -> Applied {
        refuse("invalid", context.strings.choose(from: choices), field: field, status: 422)
    }

    var gone: Applied { Applied(ErrorScreen.notFound(context)) }
}
