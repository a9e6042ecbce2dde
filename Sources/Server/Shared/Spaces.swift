import Almanac
import App
import Logging
import People
import Records
import Storage
import Synchronization

/// What several people share on this server. Each space has a store of its own, which only the server writes, by running
/// its members' requests; each member's own store holds a copy, from which pages and devices read.
final class Spaces: Sendable {
    /// A space that is open: its store with the app, and the thread on which its requests take turns.
    struct Space: Sendable {
        let id: String
        let house: DataHouse
        let host: LocalHost
        let writer = WritingThread(label: "wird.space")
    }

    let parts: SharedParts
    /// A person's own data; `nil` for nobody, or an account that is closed.
    let dwelling: @Sendable (String) throws -> Dwelling?
    /// The name of a person's account.
    private let name: @Sendable (String) -> String
    /// Whether a person runs this server.
    private let runs: @Sendable (String) -> Bool
    private let origin: String
    private let invitationDays: Int64
    let world: World
    let logger: Logger
    private let opened = Mutex<[String: Space]>([:])
    /// The spaces of which some member's copy couldn't be written.
    private let behind = Mutex<Set<String>>([])

    init(
        _ parts: SharedParts, dwelling: @escaping @Sendable (String) throws -> Dwelling?,
        name: @escaping @Sendable (String) -> String, runs: @escaping @Sendable (String) -> Bool, origin: String,
        invitationDays: Int, world: World, logger: Logger
    ) {
        (self.parts, self.dwelling, self.name, self.origin) = (parts, dwelling, name, origin)
        self.runs = runs
        (self.invitationDays, self.world, self.logger) = (Int64(invitationDays), world, logger)
    }

    /// Decides on a request. What it changes is stored in the space, and in every member's copy, before this returns.
    ///
    /// - Parameter request: with the person as its member.
    func decide(_ request: AppRequest, at address: SpaceAddress, of dwelling: Dwelling) async throws
        -> AppResponse
    {
        let asked = request
        let isMade = address.isNew && !parts.all().contains(address.id)
        guard let space = try space(address.id, making: isMade) else { return try none(asked, dwelling) }
        return try await space.writer.run { [self, asked] in
            // The last member may have left while this waited for its turn.
            guard isOpen(space) else { return try none(asked, dwelling) }
            let (response, changes) = try space.host.handle(asked)
            if !changes.isEmpty || isMade { project(space, changes.records.map(\.key)) }
            return response
        }
    }

    /// What is known of a person's requests and lists.
    func desk(of dwelling: Dwelling, _ number: String?) throws -> JSON {
        let request = AppRequest(
            method: "GET", path: "/shared", query: number ?? "-", now: world.now(), entropy: world.entropy())
        return (try? JSON(reading: dwelling.host.handle(request, by: parts.desk).response.body)) ?? .null
    }

    /// Notes how a request was answered, so that it is answered the same if it comes again.
    func note(_ answer: JSON, of number: String, for dwelling: Dwelling) throws {
        let body: JSON = ["number": .string(number), "answer": answer]
        let request = AppRequest(
            method: "POST", path: "/shared", contentType: "application/json", body: body.bytes(), now: world.now(),
            entropy: world.entropy())
        _ = try dwelling.host.handle(request, by: parts.desk)
    }

    /// Who asks, as the server knows them.
    ///
    /// - Parameters:
    ///   - desk: what ``desk(of:_:)`` answered.
    ///   - files: the hashes of the files that the request names.
    func member(_ dwelling: Dwelling, _ desk: JSON, files: [String] = []) -> Member {
        let held = files.filter { hash in
            BlobHash(hash).flatMap { hash in try? dwelling.house.blobs.blob(hash) } != nil
        }
        return Member(
            dwelling.person, name: name(dwelling.person),
            visit: Member.Visit(
                settings: desk["settings"].flatMap { try? Record(json: $0) }, lists: Int(desk["lists"]?.int ?? 0),
                invitationEnd: world.now() + .seconds(invitationDays * 86_400), origin: origin,
                runsServer: runs(dwelling.person), files: held))
    }

    /// To who isn't in a space there is none.
    private func none(_ request: AppRequest, _ dwelling: Dwelling) throws -> AppResponse {
        var asked = request
        asked.member = nil
        return try dwelling.host.handle(asked, by: parts.decide).response
    }

    func isOpen(_ space: Space) -> Bool {
        opened.withLock { opened in opened[space.id]?.house === space.house }
    }

    func space(_ id: String, making: Bool = false) throws -> Space? {
        try opened.withLock { opened in
            if let space = opened[id] { return space }
            guard making || parts.all().contains(id) else { return nil }
            let (host, house) = try parts.open(id)
            let space = Space(id: id, house: house, host: host)
            opened[id] = space
            return space
        }
    }
}

/// The members' copies.
extension Spaces {
    /// Brings every member's copy up to the space, and takes it from who has left. A space that nobody is in goes.
    ///
    /// - Parameter changed: what was changed; nothing brings everybody's copy up.
    func project(_ space: Space, _ changed: [RecordKey] = []) {
        do {
            var request = AppRequest(method: "GET", path: "/shared", now: world.now(), entropy: world.entropy())
            if space.id == SchoolSpace.id {
                request.path = SchoolSpace.path
                request.body = Self.changed(changed)
            }
            let view = try JSON(reading: space.host.handle(request, by: parts.view).response.body)
            var isWhole = true
            if let views = view["views"]?.array {
                for entry in views {
                    guard let person = entry["person"]?.string else { continue }
                    isWhole = try write(entry, of: space, to: person) && isWhole
                }
                behind.withLock { behind in
                    if isWhole { if changed.isEmpty { behind.remove(space.id) } } else { behind.insert(space.id) }
                }
                if view["school"]?.bool == false { try close(space) }
                return
            }
            for person in Self.people(view, "members") {
                isWhole = write(space.id, view["records"], to: person) && isWhole
            }
            for person in Self.people(view, "former") { isWhole = write(space.id, nil, to: person) && isWhole }
            behind.withLock { behind in
                if isWhole { behind.remove(space.id) } else { behind.insert(space.id) }
            }
            if isWhole, Self.people(view, "members").isEmpty { try close(space) }
        } catch {
            behind.withLock { behind in _ = behind.insert(space.id) }
            logger.error("a shared list can't be given to its members", metadata: ["error": "\(error)"])
        }
    }

    private static func changed(_ keys: [RecordKey]) -> [UInt8] {
        let entries: [JSON] = keys.map { key in ["kind": .string(key.kind.name), "id": .string(key.id)] }
        return (["changed": .array(entries)] as JSON).bytes()
    }

    private static func people(_ view: JSON, _ name: String) -> [String] {
        (view[name]?.array ?? []).compactMap { $0.string }
    }

    /// Writes what became of a person's copy of the school. One that is to be made anew is asked for by itself: all at once
    /// would fill the memory.
    private func write(_ view: JSON, of space: Space, to person: String) throws -> Bool {
        guard view["whole"]?.bool == true else { return write(space.id, view["records"], part: view, to: person) }
        let body: JSON = ["person": .string(person)]
        let request = AppRequest(
            method: "GET", path: SchoolSpace.path, body: body.bytes(), now: world.now(), entropy: world.entropy())
        let copy = try JSON(reading: space.host.handle(request, by: parts.view).response.body)
        return write(space.id, copy["records"], to: person)
    }

    private func write(_ space: String, _ records: JSON?, part: JSON = .null, to person: String) -> Bool {
        do {
            // Somebody whose account is closed has no copy to keep; it comes back with them.
            guard let dwelling = try dwelling(person) else { return true }
            var body: JSONObject = ["space": .string(space)]
            if let records { body["records"] = records }
            for name in ["partial", "gone"] { if let value = part[name] { body[name] = value } }
            let request = AppRequest(
                method: "POST", path: "/shared", contentType: "application/json", body: JSON.object(body).bytes(),
                now: world.now(), entropy: world.entropy())
            _ = try dwelling.host.handle(request, by: parts.project)
            return true
        } catch {
            logger.error("a member's copy of a shared list can't be written", metadata: ["error": "\(error)"])
            return false
        }
    }

    private func close(_ space: Space) throws {
        opened.withLock { opened in opened[space.id] = nil }
        space.house.store.close()
        try parts.remove(space.id)
    }

    /// Writes the copies that couldn't be written before.
    func repair() async {
        let behind = behind.withLock { behind in behind }
        for id in behind { await look(at: id) }
    }

    /// Looks at every space once: a kill may have come between a space's commit and its members' copies, and a member's
    /// data may have been restored from a backup.
    func repairAll() async {
        for id in parts.all() { await look(at: id) }
    }

    private func look(at id: String) async {
        do {
            guard let space = try space(id) else { return }
            try await space.writer.run { [self] in if isOpen(space) { project(space) } }
        } catch {
            logger.error("a shared list can't be opened", metadata: ["error": "\(error)"])
        }
    }

    /// The spaces that are open, for their upkeep.
    func all() throws -> [Space] { try parts.all().compactMap { id in try space(id) } }

    /// Takes somebody whose account is over out of every space; their name goes with them.
    func depart(_ person: String) async throws {
        for space in try all() {
            try await space.writer.run { [self] in
                guard isOpen(space) else { return }
                let isSchool = space.id == SchoolSpace.id
                var request = AppRequest(
                    method: "POST",
                    path: isSchool ? SchoolSpace.path + "/join" : "/shared/\(space.id)/members",
                    contentType: "application/x-www-form-urlencoded", accept: "application/json",
                    body: Array("step=leave&confirmation=on".utf8), now: world.now(), entropy: world.entropy())
                request.member = Member(person, visit: Member.Visit())
                let (_, changes) = try space.host.handle(request)
                if !changes.isEmpty { project(space) }
            }
        }
    }
}
