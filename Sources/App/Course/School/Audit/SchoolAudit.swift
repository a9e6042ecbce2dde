import Almanac
import Course
import Records

/// What is noted of the school besides events: who did what, when, and to whom. Each note is a record that nothing changes and
/// nothing takes away; it stands in the school's own store and in the copies of staff.
enum SchoolAudit {
    /// What was done that is no event. An event says by itself who made it.
    enum Act: String, CaseIterable {
        case opened, imported, joined, left, invited, listed, removed
        case sessionsAdded = "sessions-added"
        case sessionChanged = "session-changed"
        case sessionCancelled = "session-cancelled"
        case recordingPublished = "recording-published"
        case announced, curriculum
        case erasing, restored, erased
    }

    /// Notes what was done. Its words are ids alone, so that a note about somebody who is gone says nothing of them.
    ///
    /// - Parameters:
    ///   - by: who did it, by their id in the school.
    ///   - subject: to whom or to what, by its id; empty where it is the school itself.
    ///   - count: how many there were of it, where there can be several.
    ///   - id: the id of what a request makes, so that a form sent twice is noted once.
    static func note(
        _ act: Act, by: String, on subject: String = "", count: Int? = nil, id: String, at now: Instant,
        _ changeSet: inout ChangeSet
    ) {
        var values: JSONObject = [
            Record.deletedField: false, SchoolRecords.Name.act: .string(act.rawValue),
            SchoolRecords.Name.by: .string(by), SchoolRecords.Name.at: .int(now.milliseconds),
        ]
        if !subject.isEmpty { values[SchoolRecords.Name.subject] = .string(subject) }
        values[SchoolRecords.Name.count] = count.map { .int(Int64($0)) }
        changeSet.set(RecordKind.schoolAudit.key(id), values)
    }
}

/// A line of the audit trail: a note, or an event of a coach or staff.
struct AuditEntry {
    let id: String
    let at: Instant
    /// Who did it, by their id.
    let by: String
    /// What was done: an ``SchoolAudit/Act`` or a kind of event.
    let act: String
    /// To whom or to what, by its id; empty for the school itself.
    let subject: String
    let count: Int?

    /// `nil` for a record that can't be read.
    init?(_ record: Record) {
        guard let act = record.value(SchoolRecords.Name.act)?.string,
            let at = record.value(SchoolRecords.Name.at)?.int, let by = record.value(SchoolRecords.Name.by)?.string
        else { return nil }
        id = record.key.id
        self.at = Instant(milliseconds: at)
        self.by = by
        self.act = act
        subject = record.value(SchoolRecords.Name.subject)?.string ?? ""
        count = record.value(SchoolRecords.Name.count)?.int.map { Int(clamping: $0) }
    }

    /// - Parameter student: whose enrolment the event is of.
    init(_ event: CourseEvent, of student: String) {
        id = event.id
        at = event.moment
        by = event.author.id
        act = event.act.kind.rawValue
        subject = student
        count = nil
    }

    var json: JSON {
        var object: JSONObject = [
            "id": .string(id), "at": .string(InstantText.text(at)), "by": .string(by), "act": .string(act),
        ]
        if !subject.isEmpty { object["on"] = .string(subject) }
        object["count"] = count.map { .int(Int64($0)) }
        return .object(object)
    }
}
