import App
import Records
import Storage

/// The server's school.
extension Spaces {
    /// Whether a person is in the server's school, as their own copy says.
    func isInSchool(_ dwelling: Dwelling) -> Bool {
        (try? desk(of: dwelling, nil))?["school"]?.bool ?? false
    }

    /// The files of whoever sent one that a person may have: a coach hears their students, and each what was answered.
    func files(holding hash: BlobHash, for person: String) throws -> BlobStore? {
        guard let school = try space(SchoolSpace.id) else { return nil }
        let body: JSON = ["file": .string(hash.text), "person": .string(person)]
        let request = AppRequest(
            method: "GET", path: SchoolSpace.path, body: body.bytes(), now: world.now(), entropy: world.entropy())
        let answer = try school.host.handle(request, by: parts.file).response
        guard answer.status == 200, let owners = (try? JSON(reading: answer.body))?["owners"]?.array else { return nil }
        for owner in owners.compactMap({ $0.string }) {
            guard let blobs = try dwelling(owner)?.house.blobs else { continue }
            if try blobs.blob(hash) != nil { return blobs }
        }
        return nil
    }

    /// Rules on the recordings that somebody handed in at the school, once they are in that person's own files, and removes
    /// what is to be erased now.
    ///
    /// - Parameters:
    ///   - dwelling: whose; `nil` for everybody's.
    ///   - givesUp: whether what was waited for long enough is given up.
    func rule(for dwelling: Dwelling?, givesUp: Bool = false) async throws {
        if let dwelling, !isInSchool(dwelling) { return }
        guard let school = try space(SchoolSpace.id) else { return }
        try await school.writer.run { [self] in
            guard isOpen(school) else { return }
            var about = JSONObject()
            if let dwelling { about["person"] = .string(dwelling.person) }
            let asked = try school.host.handle(verdicts("GET", about), by: parts.verdicts).response
            let found = (try? JSON(reading: asked.body)) ?? .null
            let open = found["open"]?.array ?? []
            let isDue = givesUp && (found["due"]?.int ?? 0) > 0
            guard !open.isEmpty || isDue else { return }
            let held = open.filter { holds($0) }
            guard givesUp || !held.isEmpty else { return }
            about["held"] = .array(held)
            about["givesUp"] = .bool(givesUp)
            let changes = try school.host.handle(verdicts("POST", about), by: parts.verdicts).changes
            if !changes.isEmpty { project(school, changes.records.map(\.key)) }
        }
    }

    private func verdicts(_ method: String, _ about: JSONObject) -> AppRequest {
        AppRequest(
            method: method, path: SchoolSpace.path, body: JSON.object(about).bytes(), now: world.now(),
            entropy: world.entropy())
    }

    /// Whether a recording lies in the files of who handed it in. Files that can't be looked at are taken as not there: what
    /// waits is looked at again.
    private func holds(_ entry: JSON) -> Bool {
        guard let person = entry["person"]?.string, let hash = entry["hash"]?.string.flatMap({ BlobHash($0) }),
            let blobs = try? dwelling(person)?.house.blobs
        else { return false }
        return (try? blobs.blob(hash)) != nil
    }
}
