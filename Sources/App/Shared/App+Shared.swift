import Almanac
import Interface
import Records

/// What a server that several people share asks the app, besides what has an address.
extension App {
    /// The space that a posted request is about; `nil` for every other request, which is the person's own.
    public static func space(of request: Request) -> SpaceAddress? {
        guard request.method == Method.post.rawValue, let asked = Route(path: request.path) else { return nil }
        let form = request.body.count <= BodyLimits.form ? try? FormFields(request) : nil
        let key = IdempotencyKey(request, form: form ?? FormFields())
        let number = form?[.operation] == nil ? nil : key.recordKey.id
        // What is posted to a course is a school's where the person is in one, which the host finds out.
        if case .course(let route) = asked {
            guard route.isSchools else { return nil }
            return SpaceAddress(id: SchoolSpace.id, isNew: request.path == SchoolSpace.path, number: number)
        }
        guard case .shared(let route) = asked else { return nil }
        let list: String
        switch route {
        case .home: list = key.madeID
        case .list(let id), .item(let id, _), .members(let id), .invite(let id): list = id
        case .join: list = SharedCode(form?[.code] ?? "")?.list ?? ""
        case .refused: return nil
        }
        // There is no list where the school is.
        return SpaceAddress(
            id: list == SchoolSpace.id ? "" : list, isNew: route == .home && list != SchoolSpace.id, number: number)
    }

    /// Answers with what members see of a space: `{"records": [{"kind", "id", "fields"}], "members": [person],
    /// "former": [person]}`.
    public func handleSpace(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        let queries = Self.sharedKinds.map { kind in RecordQuery(kind.kind, in: .shared, .all) }
        do throws(NeedsData) {
            try library.require(queries)
            var records: [JSON] = []
            var members: [JSON] = []
            var former: [JSON] = []
            for query in queries {
                for record in try library.records(query) {
                    var fields = JSONObject()
                    for entry in record.fields { fields[entry.name] = entry.field.value }
                    records.append([
                        "kind": .string(record.key.kind.name), "id": .string(record.key.id), "fields": .object(fields),
                    ])
                    guard query.kind == RecordKind.sharedMember.kind else { continue }
                    let member = SharedMember(record)
                    if member.hasLeft {
                        former.append(.string(member.person))
                    } else {
                        members.append(.string(member.person))
                    }
                }
            }
            let answer: JSON = ["records": .array(records), "members": .array(members), "former": .array(former)]
            return .respond(Response(status: 200, body: answer.bytes()), changes: Changes())
        } catch {
            return .needs(error.needs)
        }
    }

    /// Writes the copy of a space into a member's own store: `{"space", "records"}`, without records for somebody who has
    /// left; with `"partial"` only these records, and without those that are `"gone"`. What is there already is compared by value, so that the same copy again changes nothing, and whatever a
    /// device, a restored backup or an older copy left there gives way.
    public func handleProjection(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        guard let json = try? JSON(reading: request.body), let space = json["space"]?.string else {
            return .respond(Response(status: 400), changes: Changes())
        }
        let library = Library(workspace: workspace, resources: resources)
        var changeSet = ChangeSet(workspace: workspace, now: request.now)
        do throws(NeedsData) {
            let isPartial = json["partial"]?.bool ?? false
            let projection = SharedProjection(
                space: space, records: json["records"]?.array ?? [], isPartial: isPartial,
                gone: json["gone"]?.array ?? [])
            try projection.apply(to: library, &changeSet)
        } catch {
            return .needs(error.needs)
        }
        return .respond(Response(status: 204), changes: changeSet.changes)
    }

    /// What a server keeps of a person's requests about shared things, in the person's own store. A GET answers
    /// `{"settings", "lists", "answer", "school"}` for the request whose number is the query; a POST notes an answer,
    /// `{"number", "answer"}`, unless there is one.
    public func handleSharedDesk(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        var changeSet = ChangeSet(workspace: workspace, now: request.now)
        do throws(NeedsData) {
            let isPost = request.method == Method.post.rawValue
            let json = isPost ? (try? JSON(reading: request.body)) ?? .null : .null
            let number = isPost ? json["number"]?.string ?? "" : request.query
            let key = RecordKind.sharedAnswer.key(number)
            let own = RecordKind.schoolSelf.key("self")
            try library.require([
                SharedList.query, RequestContext.settingsQuery, RecordQuery(key.kind, in: key.scope, .id(key.id)),
                RecordQuery(own.kind, in: own.scope, .id(own.id)),
            ])
            let kept = try library.record(key)?.value("answer")
            if isPost {
                guard RecordLimits.isName(number, limit: RecordLimits.id), let answer = json["answer"] else {
                    return .respond(Response(status: 400), changes: Changes())
                }
                if kept == nil { changeSet.set(key, ["answer": answer]) }
                return .respond(Response(status: 204), changes: changeSet.changes)
            }
            let answer: JSON = [
                "settings": try library.record(Settings.key)?.json ?? .null,
                "lists": .int(Int64(try library.records(SharedList.query).count)), "answer": kept ?? .null,
                "school": .bool(try library.record(own).map { !$0.isDeleted } ?? false),
            ]
            return .respond(Response(status: 200, body: answer.bytes()), changes: Changes())
        } catch {
            return .needs(error.needs)
        }
    }

    /// The kinds of records that members see.
    static let sharedKinds: [RecordKind] = [.sharedList, .sharedMember, .sharedItem]
}

/// Where a request about something shared goes.
public struct SpaceAddress: Hashable, Sendable {
    /// The space; for one that is being made, the id that the request gives it.
    public var id: String
    public var isNew: Bool
    /// What a host knows the request by if it comes again; `nil` for a form without a number.
    public var number: String?
}
