import Almanac
import Course
import Interface
import Records

/// Opens the server's school, and lets people in. Both are the server's alone: a device has no list of its links.
struct SchoolGate {
    let context: RequestContext
    let form: FormFields
    let member: Member
    private var answer: SchoolAnswer { SchoolAnswer(context: context) }

    /// Opens a school with the sample's curriculum, for whoever runs the server.
    func open(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let visit = member.visit, visit.runsServer else { return answer.gone }
        guard case .none = try SchoolOpening(context), try context.library.record(SchoolRecords.book) == nil else {
            return answer.refuse("begun", context.strings[.schoolBegun])
        }
        guard let sample = try SchoolSample(context: context).school() else {
            return answer.refuse("unreadable", context.strings[.courseDemoUnreadable])
        }
        let name = member.name.isEmpty ? context.strings[.schoolStaff] : member.name
        SchoolImport(context: context).begin(sample, with: member.person, named: name, &changeSet)
        note(.opened, SchoolSample.Person.staff, idempotencyKey, &changeSet)
        return answer.done(.home, .schoolOpened)
    }

    /// Lets the person in by a link's secret, which then lets nobody in any more. A link that was used, withdrawn, or is too
    /// old is answered like one that never was.
    func join(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard member.visit != nil else { return answer.refuse("server", context.strings[.sharedNeedsServer]) }
        if form[.step] == "leave" { return try leave(idempotencyKey, &changeSet) }
        let gone = answer.refuse("not_found", context.strings[.sharedLinkGone], status: 404)
        guard let code = SchoolCode(form[.code] ?? "") else { return gone }
        let key = RecordKind.schoolInvitation.key(code.person)
        let invited = RecordKind.schoolPerson.key(code.person)
        try context.library.require([
            SchoolRecords.team, SchoolRecords.student(with: member.person), SchoolRecords.enrolments(of: code.person),
            RecordQuery(invited.kind, in: invited.scope, .id(invited.id)),
            RecordQuery(key.kind, in: key.scope, .id(key.id)),
        ])
        let people = try known()
        if people.contains(where: { $0.account == member.person && !$0.hasLeft }) { return done }
        guard let invitation = try context.library.record(key), !invitation.isDeleted,
            invitation.value(SchoolRecords.Name.hash)?.string == AccessSecret.hash(code.secret),
            (invitation.value(SchoolRecords.Name.until)?.int ?? 0) > context.request.now.milliseconds,
            let person = try context.library.record(invited).flatMap({ SchoolPerson($0) }), person.account.isEmpty,
            !person.hasLeft
        else { return gone }
        changeSet.set(key, [Record.deletedField: .bool(true), SchoolRecords.Name.hash: .null])
        changeSet.set(
            invited,
            [
                SchoolRecords.Name.account: .string(member.person),
                Buckets.field: .string(SchoolPerson.bucket(person.role, account: member.person)),
            ])
        if person.role == .student, try context.library.records(SchoolRecords.enrolments(of: person.id)).isEmpty {
            changeSet.set(
                RecordKind.schoolEnrolment.key(idempotencyKey.madeID),
                SchoolImport.enrolment(of: person.id, at: context.request.now))
        }
        note(.joined, person.id, idempotencyKey, &changeSet)
        return done
    }

    /// Coaches and staff, and the students who came in with the person's account.
    private func known() throws(NeedsData) -> [SchoolPerson] {
        let student = SchoolRecords.student(with: member.person)
        try context.library.require([SchoolRecords.team, student])
        let records = try context.library.records(SchoolRecords.team) + context.library.records(student)
        return records.compactMap { SchoolPerson($0) }
    }

    /// Takes the person out of the school: their name goes with them, and what happened stays.
    private func leave(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard form.last(.confirmation) == "on" else {
            return answer.refuse("invalid", context.strings[.errorConfirm], field: .confirmation, status: 422)
        }
        guard let person = try known().first(where: { $0.account == member.person && !$0.hasLeft }) else {
            return answer.gone
        }
        changeSet.set(
            RecordKind.schoolPerson.key(person.id),
            [SchoolRecords.Name.left: .bool(true), SchoolRecords.Name.name: "–"])
        note(.left, person.id, idempotencyKey, &changeSet)
        return Applied(.seeOther(Route.course(.today).link()), json: .json(["done": "left"]))
    }

    private func note(
        _ act: SchoolAudit.Act, _ person: String, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet
    ) {
        SchoolAudit.note(
            act, by: person, on: person, id: idempotencyKey.madeID, at: context.request.now, &changeSet)
    }

    private var done: Applied {
        Applied(
            .seeOther(Route.course(.today).link(QueryItem(.notice, CourseNotice.schoolJoined.rawValue))),
            json: .json(["done": .string(CourseNotice.schoolJoined.rawValue)]))
    }
}
