import Almanac
import Course
import Foundation
import Records

@testable import App

/// A server's school in memory: the school's own store, and a store for each person with their copy, as the server writes it.
final class SchoolSite {
    let space: Device
    private(set) var stores: [String: Device] = [:]
    private let language: String

    static let owner = "owner"

    /// A school with the owner as its staff: as it is opened, with two coaches and no student, or the sample's with thirty.
    init(language: String = "en", seeded: Bool = false) throws {
        self.language = language
        space = try QuranFixtures.device(language: language)
        _ = try store(Self.owner)
        guard seeded else {
            let opened = post(Self.owner, SchoolSpace.path)
            guard opened.status == 200 else { throw Missing(opened.text) }
            return
        }
        let file = host("", space.app.handleSchoolSample)
        guard file.status == 200 else { throw Missing(file.text) }
        let made = host(String(decoding: file.body, as: UTF8.self), space.app.handleSchoolImport)
        guard made.status == 200 else { throw Missing(made.text) }
        project()
    }

    struct Missing: Error, CustomStringConvertible {
        let description: String
        init(_ text: String) { description = text }
    }

    var now: Instant {
        get { space.now }
        set {
            space.now = newValue
            for store in stores.values { store.now = newValue }
        }
    }

    /// The store of a person's own.
    func store(_ account: String) throws -> Device {
        if let store = stores[account] { return store }
        let store = try QuranFixtures.device(language: language)
        store.now = space.now
        stores[account] = store
        return store
    }

    /// A job of the host's over the school's own store.
    @discardableResult
    func host(_ body: String, _ job: @escaping (Request, Workspace, Resources) -> Outcome) -> Response {
        space.send(
            Request(method: "POST", path: SchoolSpace.path, body: Array(body.utf8), now: now, entropy: space.draw()),
            by: job)
    }

    /// Brings everybody's copy up to the school, or those that a change concerns.
    @discardableResult
    func project(_ changed: [RecordKey] = []) -> [String] {
        let keys: [JSON] = changed.map { ["kind": .string($0.kind.name), "id": .string($0.id)] }
        let answer = host((["changed": .array(keys)] as JSON).text(), space.app.handleView)
        var told: [String] = []
        for view in (try? JSON(reading: answer.body))?["views"]?.array ?? [] {
            guard let person = view["person"]?.string, let store = try? store(person) else { continue }
            told.append(person)
            var body: JSONObject = ["space": .string(SchoolSpace.id)]
            for name in ["records", "partial", "gone"] { body[name] = view[name] }
            if view["whole"]?.bool == true {
                let copy = host((["person": .string(person)] as JSON).text(), space.app.handleView)
                body["records"] = (try? JSON(reading: copy.body))?["records"]
            }
            store.send(
                Request(
                    method: "POST", path: "/shared", body: JSON.object(body).bytes(), now: now, entropy: space.draw()),
                by: { store.app.handleProjection($0, workspace: $1, resources: $2) })
        }
        return told
    }

    /// A form, as the server decides on it.
    ///
    /// - Parameters:
    ///   - files: the hashes of the files that lie in the person's folder.
    ///   - number: the form's own number, for sending it again.
    @discardableResult
    func post(
        _ account: String, _ path: String, _ fields: KeyValuePairs<String, String> = [:], files: [String] = [],
        number: String? = nil, accept: String = "application/json"
    ) -> Response {
        // Nothing happens at the very same instant as what came before.
        now = now + .seconds(1)
        let before = space.store
        let response = space.send(
            request(account, path, fields, visit(account, files), number, accept), by: space.app.handleShared)
        let changed = space.store.values.filter { before[$0.key] != $0 }.map { $0.key }
        if !changed.isEmpty { project(changed) }
        rule(account, files)
        return response
    }

    /// The server's look at somebody's recordings, of which some have arrived.
    @discardableResult
    func rule(_ account: String, _ files: [String], givesUp: Bool = false) -> Int {
        let held: [JSON] = files.map { ["person": .string(account), "hash": .string($0)] }
        let before = space.store
        let said: JSON = ["person": .string(account), "held": .array(held), "givesUp": .bool(givesUp)]
        host(said.text(), space.app.handleSchoolDesk)
        let changed = space.store.values.filter { before[$0.key] != $0 }.map { $0.key }
        if !changed.isEmpty { project(changed) }
        return changed.count
    }

    /// What a device that is away from the server makes of a form; nothing is stored.
    func guess(
        _ account: String, _ path: String, _ fields: KeyValuePairs<String, String> = [:]
    ) throws -> (status: Int, writes: [RecordKey]) {
        let store = try store(account)
        guard case .respond(let response, let changes) = store.decide(request(account, path, fields, nil, nil)) else {
            throw Missing("no answer")
        }
        return (response.status, changes.records.map { $0.key })
    }

    private func visit(_ account: String, _ files: [String]) -> Member.Visit {
        Member.Visit(
            settings: stores[account]?.store[Settings.key], invitationEnd: now + .hours(168),
            origin: "https://school.test", runsServer: account == Self.owner, files: files)
    }

    private func request(
        _ account: String, _ path: String, _ fields: KeyValuePairs<String, String>, _ visit: Member.Visit?,
        _ number: String?, _ accept: String = "application/json"
    ) -> Request {
        var form = FormFields()
        if let number { form.pairs.append(.init("operation", number)) }
        for (name, value) in fields { form.pairs.append(.init(name, value)) }
        var request = Request(
            method: "POST", path: path, contentType: "application/x-www-form-urlencoded", accept: accept,
            body: Array(form.encoded.utf8), now: now, entropy: space.draw())
        request.member = Member(account, name: account, visit: visit)
        return request
    }

    func page(_ account: String, _ path: String) throws -> String { try store(account).page(path) }

    func json(_ account: String, _ path: String) throws -> JSON { try store(account).facts(path) }

    func status(_ account: String, _ path: String, accept: String = "application/json") throws -> Int {
        try store(account).get(path, accept: accept).status
    }

    /// Lets somebody of the sample come in with an account.
    func claim(_ person: String, as account: String) throws {
        let invited = post(Self.owner, "/course/school/roster", ["step": "invite", "person": person])
        guard let link = try JSON(reading: invited.body)["link"]?.string else { throw Missing(invited.text) }
        let joined = post(account, "/course/school/join", ["code": String(link.split(separator: "=")[1])])
        guard joined.status == 200 else { throw Missing(joined.text) }
    }

    /// Invites somebody new, who comes in; gives their id in the school.
    @discardableResult
    func invite(_ name: String, _ role: String, as account: String) throws -> String {
        let invited = post(Self.owner, "/course/school/roster", ["step": "invite", "name": name, "role": role])
        let json = try JSON(reading: invited.body)
        guard let link = json["link"]?.string else { throw Missing(invited.text) }
        let joined = post(account, "/course/school/join", ["code": String(link.split(separator: "=")[1])])
        guard joined.status == 200 else { throw Missing(joined.text) }
        return json["person"]?.string ?? ""
    }

    /// The enrolment of somebody of the school.
    func enrolment(of person: String) -> String {
        let records = space.store.values.filter { $0.key.kind == RecordKind.schoolEnrolment.kind }
        return records.first { $0.value(SchoolRecords.Name.student)?.string == person }?.key.id ?? ""
    }

    /// Adds an event as if its author had sent it.
    func happen(_ act: CourseAct, _ role: CourseRole, _ author: String, in enrolment: String, at: Instant? = nil) {
        let event = CourseEvent(
            id: "x" + Hex.encode(space.draw().high), enrolment: enrolment,
            author: CourseEvent.Author(id: author, role: role), at: at ?? now, received: at ?? now, act: act)
        var changes = ChangeSet(workspace: space.workspace, now: now)
        SchoolRecords.write(event, &changes)
        space.merge(changes.changes.records)
        project(changes.changes.records.map { $0.key })
    }

    /// The hash of a file.
    static func hash(_ digit: Character) -> String { String(repeating: digit, count: 64) }
}
