import Almanac
import Interface
import Records

/// What is done about who is in a list.
enum SharedMembersStep: String, CaseIterable {
    case name, remove, leave
}

extension SharedHandler {
    /// Changes one's own name in a list, leaves it, or removes somebody, which is the keeper's to do.
    func changeMembers(_ id: String, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let list = try own(id) else { return gone }
        switch form[.step].flatMap({ SharedMembersStep(rawValue: $0) }) {
        case .name:
            let name = ownName(.name)
            if name != list.member(member.person)?.name {
                changeSet.set(SharedMember.key(id, member.person), ["name": .string(name)])
            }
            return done(.members(id), ["name": .string(name)])
        case .remove:
            let person = form[.member] ?? ""
            guard list.keeper == member.person, person != member.person, list.member(person) != nil else {
                return refuse(.member, strings[.sharedKeeperOnly], status: 409)
            }
            leave(list, person, &changeSet)
            return done(.members(id), ["removed": .string(person)])
        case .leave:
            guard form.last(.confirmation) == "on" else {
                return refuse(.confirmation, strings[.errorConfirm])
            }
            leave(list, member.person, &changeSet)
            let link = Route.shared(.home).link(QueryItem(.notice, Notice.shared(.listLeft).rawValue))
            return Applied(.seeOther(link), json: .json(.object(["left": .string(id)])))
        case nil: return refuse(.step, strings.choose(from: SharedMembersStep.allCases))
        }
    }

    /// Takes somebody out: what they had said they would get is free again, and the list has another keeper if it was
    /// they. A list that nobody is left in is closed.
    private func leave(_ list: SharedList, _ person: String, _ changeSet: inout ChangeSet) {
        changeSet.set(SharedMember.key(list.id, person), SharedMember.gone)
        for item in list.items where item.takenBy == person {
            changeSet.set(SharedItem.key(list.id, item.id), ["taken": .null])
        }
        guard let next = list.present.first(where: { $0.person != person }) else {
            changeSet.set(SharedList.key(list.id), [Record.deletedField: .bool(true), "name": .null])
            return
        }
        if list.keeper == person { changeSet.set(SharedList.key(list.id), ["keeper": .string(next.person)]) }
    }

    /// Makes a link that lets one person in until its end. It is shown this once; the one that the same member made before
    /// it ends.
    func invite(to id: String, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let list = try own(id) else { return gone }
        guard list.present.count < limits.members else {
            return refuse(
                .member, strings(.sharedTooManyMembers, .number("limit", limits.members)), status: 409)
        }
        // Only the server gives links out: a device has no list of them.
        guard let visit = member.visit else { return needsServer }
        let secret = AccessSecret.make(context.request.entropy)
        changeSet.set(
            SharedInvitation.key(member.person),
            [
                "hash": .string(AccessSecret.hash(secret)), "until": .int(visit.invitationEnd.milliseconds),
                Record.deletedField: .bool(false),
            ])
        let link = Route.shared(.join).link(QueryItem(Parameter.code, id + "." + secret)).text
        var applied = Applied(
            .page(SharedInvitedPage(context: context, list: list, address: visit.origin + link).page),
            json: .json(.object(["link": .string(visit.origin + link)])))
        applied.isRemembered = false
        return applied
    }

    /// Lets the person in by a link's secret, which then lets nobody in any more.
    func join(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let visit = member.visit else { return needsServer }
        guard let code = SharedCode(form[.code] ?? "") else { return linkGone }
        let key = SharedMember.key(code.list, member.person)
        try context.library.require(
            SharedList.queries(code.list) + [
                SharedInvitation.query, RecordQuery(key.kind, in: key.scope, .id(key.id)),
            ])
        guard let list = try SharedList.load(code.list, context.library) else { return linkGone }
        if list.member(member.person) != nil { return done(.list(list.id), ["id": .string(list.id)]) }
        let hash = AccessSecret.hash(code.secret)
        guard
            let invitation = try context.library.records(SharedInvitation.query).first(where: { record in
                record.value("hash")?.string == hash && (record.value("until")?.int ?? 0) > now
            })
        else { return linkGone }
        guard visit.lists < limits.lists else { return refuse(.code, tooManyLists(), status: 409) }
        guard list.present.count < limits.members else {
            return refuse(.code, strings(.sharedTooManyMembers, .number("limit", limits.members)), status: 409)
        }
        changeSet.set(invitation.key, [Record.deletedField: .bool(true), "hash": .null])
        changeSet.set(key, SharedMember.values(list.id, member.person, name: ownName(.memberName), at: now))
        return done(.list(list.id), ["id": .string(list.id)])
    }

    private var needsServer: Applied { Applied(ErrorScreen.refused(context, strings[.sharedNeedsServer])) }

    /// A link that was used, withdrawn, or is too old is answered like one that never was.
    private var linkGone: Applied {
        Applied(
            ErrorScreen.refused(context, strings[.sharedLinkGone], status: 404),
            json: .refusal("not_found", strings[.sharedLinkGone], status: 404))
    }
}

/// The links that let people into a list, one for each member who made one. They are the space's alone.
enum SharedInvitation {
    static let query = RecordQuery(RecordKind.sharedInvitation.kind, in: .device, .all)

    static func key(_ person: String) -> RecordKey { RecordKind.sharedInvitation.key(person) }
}

/// What a link carries: which list, and the secret that opens it.
struct SharedCode: Sendable {
    let list: String
    let secret: String

    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let list = SharedID.checked(parts[0]), let secret = AccessSecret.checked(parts[1])
        else {
            return nil
        }
        self.list = list
        self.secret = secret
    }
}
