import Almanac
import Interface
import Records

/// Makes and changes lists. On the server it runs over the space's own records and its result holds; on a device it says
/// what will probably come of a request that waits.
struct SharedHandler {
    let context: RequestContext
    let form: FormFields
    let member: Member

    /// What a list's form asks for.
    enum ListStep: String, CaseIterable {
        case add, rename, clear
    }

    var strings: Strings { context.strings }
    var limits: SharedLimits { SharedLimits(context.bundle) }
    var now: Int64 { context.request.now.milliseconds }

    /// Makes a list with the person as its only member.
    func make(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let name = Self.trimmed(form[.name] ?? "")
        guard Self.fits(name, limits.name) else {
            return refuse(.name, strings(.sharedNameNeeded, .number("limit", limits.name)))
        }
        let own = try context.library.records(SharedList.query).count
        let lists = member.visit?.lists ?? own
        guard lists < limits.lists else { return refuse(.name, tooManyLists()) }
        let id = idempotencyKey.madeID
        let key = SharedMember.key(id, member.person)
        try context.library.require(SharedList.queries(id) + [RecordQuery(key.kind, in: key.scope, .id(key.id))])
        guard try context.library.record(SharedList.key(id)) == nil else { return gone }
        changeSet.set(SharedList.key(id), ["name": .string(name), "keeper": .string(member.person)])
        changeSet.set(key, SharedMember.values(id, member.person, name: ownName(.memberName), at: now))
        return done(.list(id), ["id": .string(id), "name": .string(name)])
    }

    /// Adds an item to a list, renames the list, or takes off it what is done.
    func change(_ id: String, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        guard let list = try own(id) else { return gone }
        switch form[.step].map({ step in ListStep(rawValue: step) }) ?? .add {
        case .add: return try add(to: list, idempotencyKey.madeID, &changeSet)
        case .rename:
            let name = Self.trimmed(form[.name] ?? "")
            guard Self.fits(name, limits.name) else {
                return refuse(.name, strings(.sharedNameNeeded, .number("limit", limits.name)))
            }
            if name != list.name { changeSet.set(SharedList.key(id), ["name": .string(name)]) }
            return done(.list(id), ["id": .string(id), "name": .string(name)])
        case .clear:
            var removed: [JSON] = []
            for item in list.items where item.isDone {
                changeSet.set(SharedItem.key(id, item.id), SharedItem.gone)
                removed.append(.string(item.id))
            }
            return done(.list(id), ["removed": .array(removed)])
        case nil: return refuse(.step, strings.choose(from: ListStep.allCases))
        }
    }

    private func add(to list: SharedList, _ id: String, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let text = Self.trimmed(form[.text] ?? "")
        guard Self.fits(text, limits.text) else {
            return refuse(.text, strings(.sharedTextNeeded, .number("limit", limits.text)))
        }
        guard list.items.count < limits.items else {
            return refuse(.text, strings(.sharedFull, .number("limit", limits.items)), status: 409)
        }
        let key = SharedItem.key(list.id, id)
        guard try context.library.record(key) == nil else { return gone }
        changeSet.set(
            key,
            [
                Buckets.field: .string(list.id), "text": .string(text), "author": .string(member.person),
                "done": .null, "taken": .null,
            ])
        return done(.list(list.id), ["id": .string(id), "text": .string(text)])
    }
}

extension SharedHandler {
    /// A list that the person is in; `nil` also if there is no such list: to everybody else there is none.
    func own(_ id: String) throws(NeedsData) -> SharedList? {
        guard let list = try SharedList.load(id, context.library), list.member(member.person) != nil else {
            return nil
        }
        return list
    }

    /// The answer where there is no such list or item, or none for this person.
    var gone: Applied { Self.gone(context) }

    static func gone(_ context: RequestContext) -> Applied {
        Applied(
            ErrorScreen.notFound(context),
            json: .refusal("not_found", context.strings[.sharedRefusedOld], status: 404))
    }

    func tooManyLists() -> String { strings(.sharedTooManyLists, .number("limit", limits.lists)) }

    /// The name that the others see: what was typed, otherwise the account's.
    func ownName(_ field: FieldName) -> String {
        let typed = Self.trimmed(form[field] ?? "")
        return String((typed.isEmpty ? member.name : typed).prefix(limits.name))
    }

    func done(_ route: SharedRoute, _ json: JSONObject) -> Applied {
        Applied(.seeOther(Route.shared(route).link()), json: .json(.object(json)))
    }

    func refuse(_ field: FieldName, _ message: String, status: Int = 422) -> Applied {
        Applied(
            ErrorScreen.refused(context, message, status: status),
            json: .refusal(status == 409 ? "conflict" : "invalid", message, field: field, status: status))
    }

    static func fits(_ text: String, _ limit: Int) -> Bool { !text.isEmpty && text.count <= limit }

    static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
