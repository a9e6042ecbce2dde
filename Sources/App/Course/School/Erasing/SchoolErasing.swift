import Almanac
import Course
import Records

/// Takes a student's course out of the school for good. It is hidden from everybody at once; for 7 days staff can take that back
/// (K70), and then the server removes what happened, the name, and with the events the last that kept the recordings.
struct SchoolErasing {
    let context: RequestContext

    /// Hides a student and their enrolments.
    ///
    /// - Returns: when it becomes final.
    static func begin(_ person: SchoolPerson, _ enrolments: [String], at now: Instant, _ changeSet: inout ChangeSet)
        -> Instant
    {
        let wait = ErasureWait(from: now.milliseconds)
        changeSet.set(RecordKind.schoolPerson.key(person.id), fields(wait))
        let until = Instant(milliseconds: wait.until ?? now.milliseconds)
        for enrolment in enrolments {
            changeSet.set(
                RecordKind.schoolEnrolment.key(enrolment), [SchoolRecords.Name.gone: .int(until.milliseconds)])
        }
        return until
    }

    /// Takes an erasure back that is not final.
    func takeBack(_ person: SchoolPerson, _ changeSet: inout ChangeSet) throws(NeedsData) {
        changeSet.set(RecordKind.schoolPerson.key(person.id), Self.fields(nil))
        for record in try context.library.records(SchoolRecords.enrolments)
        where SchoolRecords.student(of: record) == person.id {
            changeSet.set(record.key, [SchoolRecords.Name.gone: .null])
        }
    }

    typealias Due = (person: SchoolPerson, wait: ErasureWait, isOver: Bool)

    /// Those whose wait is over, or has changed and must be stored.
    static func due(_ people: [SchoolPerson], at now: Instant) -> [Due] {
        var due: [Due] = []
        for person in people {
            guard var wait = person.wait else { continue }
            switch wait.look(at: now.milliseconds) {
            case .wait, .settled: continue
            case .note: due.append((person, wait, false))
            case .over: due.append((person, wait, true))
            }
        }
        return due
    }

    /// Erases what the time is over of, and notes the waits that go on.
    func look(_ people: [SchoolPerson], _ changeSet: inout ChangeSet) throws(NeedsData) {
        let due = Self.due(people, at: context.request.now)
        for entry in due where !entry.isOver {
            changeSet.set(RecordKind.schoolPerson.key(entry.person.id), Self.fields(entry.wait))
        }
        try finish(due.filter { $0.isOver }.map { $0.person }, &changeSet)
    }

    /// The fields of a wait; without one there is none.
    private static func fields(_ wait: ErasureWait?) -> JSONObject {
        [
            SchoolRecords.Name.gone: (wait?.until).map { .int($0) } ?? .null,
            SchoolRecords.Name.goneSeen: (wait?.seen).map { .int($0) } ?? .null,
            SchoolRecords.Name.goneHeld: wait.map { .bool($0.wasHeld) } ?? .null,
        ]
    }

    /// Removes what the time is over of. What stays of each is that there was somebody: their id, and that they left.
    private func finish(_ due: [SchoolPerson], _ changeSet: inout ChangeSet) throws(NeedsData) {
        guard !due.isEmpty else { return }
        let library = context.library
        let invitations = due.map { person in
            RecordQuery(RecordKind.schoolInvitation.kind, in: RecordKind.schoolInvitation.scope, .id(person.id))
        }
        try library.require([SchoolRecords.enrolments] + invitations)
        for person in due {
            for enrolment in try library.records(SchoolRecords.enrolments)
            where SchoolRecords.student(of: enrolment) == person.id {
                for event in try library.records(SchoolRecords.events(of: enrolment.key.id)) {
                    changeSet.set(event.key, Self.emptied(event))
                }
                changeSet.set(enrolment.key, Self.emptied(enrolment))
            }
            let invitation = RecordKind.schoolInvitation.key(person.id)
            if let kept = try library.record(invitation) { changeSet.set(invitation, Self.emptied(kept)) }
            changeSet.set(
                RecordKind.schoolPerson.key(person.id),
                [
                    SchoolRecords.Name.name: "–", SchoolRecords.Name.left: true, SchoolRecords.Name.gone: .null,
                    SchoolRecords.Name.goneSeen: .null, SchoolRecords.Name.goneHeld: .null,
                    SchoolRecords.Name.account: .null, SchoolRecords.Name.audience: .null,
                    SchoolRecords.Name.bio: .null,
                    Buckets.field: .string(SchoolPerson.bucket(person.role, account: "")),
                ])
            SchoolAudit.note(
                .erased, by: CourseRole.server.rawValue, on: person.id, id: person.id + "-erased",
                at: context.request.now, &changeSet)
        }
    }

    /// What stays of a record: that there was one.
    private static func emptied(_ record: Record) -> JSONObject {
        var values: JSONObject = [Record.deletedField: .bool(true)]
        for entry in record.fields where entry.name != Record.deletedField { values[entry.name] = .null }
        return values
    }
}
