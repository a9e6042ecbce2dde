import Almanac
import Course
import Interface
import Records

/// Who is in the school.
extension StaffHandler {
    enum RosterStep: String, CaseIterable {
        case invite, list, remove, restore
    }

    /// The roles that somebody is invited with.
    static let roles: [CourseRole] = [.student, .coach, .staff]

    func changeRoster(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let step = form[.step].flatMap({ RosterStep(rawValue: $0) }) else {
            return answer.choose(.step, from: RosterStep.allCases.map { $0.rawValue })
        }
        switch step {
        case .invite: return invite(&changeSet)
        case .list: return bringIn(&changeSet)
        case .remove:
            guard let person = form[.person].flatMap({ school.person($0) }), !person.hasLeft,
                person.id != school.me.id
            else { return answer.gone }
            changeSet.set(
                RecordKind.schoolPerson.key(person.id), [SchoolRecords.Name.left: .bool(true)])
            audit(.removed, on: person.id, &changeSet)
            return answer.done(.roster, .schoolSaved)
        case .restore: return try restore(&changeSet)
        }
    }

    /// Makes a link that lets one person in, with a role: somebody who is in the school's list already, or somebody new. It is
    /// shown this once; the one before it for the same person ends.
    private func invite(_ changeSet: inout ChangeSet) -> Applied {
        // Only the server gives links out: a device has no list of them.
        guard let visit = school.context.request.member?.visit else {
            return answer.refuse("server", strings[.sharedNeedsServer])
        }
        let invited: (id: String, name: String)
        if let id = form[.person] {
            guard let person = school.person(id), !person.hasLeft, person.account.isEmpty else { return answer.gone }
            invited = (id, person.name)
        } else {
            guard let name = SchoolText.read(form[.name], limit: CourseRecords.nameLength) else {
                return answer.refuse(.name, limit: CourseRecords.nameLength)
            }
            guard let role = form[.role].flatMap({ CourseRole(rawValue: $0) }), Self.roles.contains(role) else {
                return answer.choose(.role, from: Self.roles.map { $0.rawValue })
            }
            guard school.people.count < SchoolLimits.people else { return answer.refuse("full", strings[.schoolFull]) }
            invited = (idempotencyKey.madeID, name)
            var person: JSONObject = ["name": .string(name), "role": .string(role.rawValue)]
            if let audience = form[.audience].flatMap({ Audience(rawValue: $0) }) {
                person["audience"] = .string(audience.rawValue)
            }
            changeSet.set(RecordKind.schoolPerson.key(invited.id), SchoolPerson.values(.object(person)))
        }
        audit(.invited, on: invited.id, &changeSet)
        let secret = AccessSecret.make(school.context.request.entropy)
        changeSet.set(
            RecordKind.schoolInvitation.key(invited.id),
            [
                Record.deletedField: .bool(false), SchoolRecords.Name.hash: .string(AccessSecret.hash(secret)),
                SchoolRecords.Name.until: .int(visit.invitationEnd.milliseconds),
            ])
        let link = SchoolRoute.join.route.link(QueryItem(Parameter.code, invited.id + "." + secret)).text
        let address = visit.origin + link
        var applied = Applied(
            .page(SchoolInvitedPage(school: school, name: invited.name, address: address).page),
            json: .json(["link": .string(address), "person": .string(invited.id)]))
        applied.isRemembered = false
        return applied
    }

    /// Brings in a table of people, a line each with the name, the role and, if it is said, the circle they sit in. Whoever is
    /// there by that name and role already is left as they are, so that a list can be sent again.
    private func bringIn(_ changeSet: inout ChangeSet) -> Applied {
        let lines = (form[.text] ?? "").split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        var added = 0
        for (index, line) in lines.enumerated() {
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map {
                CourseText.trimmed(String($0))
            }
            let role = cells.count > 1 && !cells[1].isEmpty ? CourseRole(rawValue: cells[1]) : .student
            guard let name = SchoolText.read(cells.first, limit: CourseRecords.nameLength), let role,
                Self.roles.contains(role), cells.count <= 3
            else {
                // A first line that names the columns is none of the people.
                if index == 0, cells.first == "name" { continue }
                return answer.refuse(
                    "invalid", strings(.schoolListWrong, .number("line", index + 1)), field: .text, status: 422)
            }
            guard !school.people.contains(where: { $0.name == name && $0.role == role && !$0.hasLeft }) else {
                continue
            }
            added += 1
            guard school.people.count + added <= SchoolLimits.people else {
                return answer.refuse("full", strings[.schoolFull])
            }
            let id = idempotencyKey.madeID + "-\(added)"
            var person: JSONObject = ["name": .string(name), "role": .string(role.rawValue)]
            if cells.count > 2, let audience = Audience(rawValue: cells[2]) {
                person["audience"] = .string(audience.rawValue)
            }
            changeSet.set(RecordKind.schoolPerson.key(id), SchoolPerson.values(.object(person)))
            if role == .student {
                changeSet.set(
                    RecordKind.schoolEnrolment.key(id), SchoolImport.enrolment(of: id, at: school.now))
            }
        }
        guard added > 0 else { return answer.refuse(.text, limit: CourseRecords.answerLength) }
        audit(.listed, count: added, &changeSet)
        return answer.done(.roster, .schoolSaved, ["people": .int(Int64(added))])
    }
}
