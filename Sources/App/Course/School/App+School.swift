import Course
import Records

/// What a server that has a school asks the app, besides what has an address.
extension App {
    /// Answers with what everybody sees of a space. For a list it is what ``handleSpace(_:workspace:resources:)`` answers. For the
    /// school, whose people see different parts of it, it is `{"views": [{"person", …}], "school"}` of those whose copy may have
    /// changed with the records that the body names as `{"changed": [{"kind", "id"}]}`; without any, of everybody. A view has
    /// `"partial"` with the `"records"` to write and those that are `"gone"`, or is `"whole"`, which is asked for by itself: a
    /// body `{"person"}` is answered with that copy's `"records"`. Who has left has none of these.
    public func handleView(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        guard request.path == SchoolSpace.path else {
            return handleSpace(request, workspace: workspace, resources: resources)
        }
        let library = Library(workspace: workspace, resources: resources)
        let json = (try? JSON(reading: request.body)) ?? .null
        do throws(NeedsData) {
            let copies = try SchoolCopies(library)
            var answer: JSONObject = ["school": .bool(try copies.isThere)]
            if let account = json["person"]?.string {
                answer["records"] = try copies.copy(for: account).map { .array($0) }
            } else {
                let entries = json["changed"]?.array ?? []
                var changed: [RecordKey] = []
                for entry in entries {
                    guard let kind = entry["kind"]?.string.flatMap({ RecordKind(rawValue: $0) }) else { continue }
                    changed.append(kind.key(entry["id"]?.string ?? ""))
                }
                let concerns = entries.isEmpty ? try copies.everybody() : try copies.concerns(of: changed)
                answer["views"] = .array(concerns.map { $0.view })
            }
            return .respond(Response(status: 200, body: JSON.object(answer).bytes()), changes: Changes())
        } catch {
            return .needs(error.needs)
        }
    }

    /// Makes the server's school of a course file, its body: curriculum, people, enrolments and events. The owner comes in
    /// as the first of its staff. Where there is a school, its curriculum, sessions, announcements and people are brought
    /// up to the file, and events that are new are added; nothing that happened is taken away. For the command line.
    public func handleSchoolImport(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        job(request, workspace, resources) { context, changeSet throws(NeedsData) in
            try SchoolImport(context: context).whole(&changeSet)
        }
    }

    /// Answers with a course file of a school to try: its people, and students in every state, by the clock of the request.
    /// Nothing is stored. For the command line.
    public func handleSchoolSample(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        job(request, workspace, resources) { context, _ throws(NeedsData) in
            try SchoolSample(context: context).reply()
        }
    }

    /// Answers with the whole course of the school as a course file, which ``handleSchoolImport(_:workspace:resources:)``
    /// reads: people without their accounts, enrolments, and all that happened. For the command line.
    public func handleSchoolExport(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        job(request, workspace, resources) { context, _ throws(NeedsData) in
            try SchoolImport(context: context).export()
        }
    }

    /// In whose folders a file may lie that somebody of the school may have, over the school's own store: the body names the
    /// file by its hash and who asks by their account, `{"file", "person"}`; the answer is `{"owners"}`, accounts, or 404. A
    /// student has the files of their own enrolments, a coach those of their students, staff all; and each those that the
    /// curriculum names, which are the school's.
    public func handleSchoolFile(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        let gone = Outcome.respond(Response(status: 404), changes: Changes())
        guard let json = try? JSON(reading: request.body), let hash = json["file"]?.string,
            let asker = json["person"]?.string
        else { return gone }
        do throws(NeedsData) {
            let owners = try SchoolFileOwners(library).owners(of: hash, for: asker)
            guard !owners.isEmpty else { return gone }
            let answer: JSON = ["owners": .array(owners.map { .string($0) })]
            return .respond(Response(status: 200, body: answer.bytes()), changes: Changes())
        } catch {
            return .needs(error.needs)
        }
    }

    /// The server's look at the recordings that were handed in at its school, over the school's own store. A GET answers
    /// `{"open": [{"person", "hash"}]}`, the accounts with the recordings that a verdict is still to be made of; a POST says which
    /// of them are there, `{"held": [{"person", "hash"}]}`, and writes the verdicts; with `"givesUp": true` those that were
    /// waited for long enough are refused as well, and what was erased of the school long enough ago is removed, of which a GET
    /// says `"due"`, how many they are. `"person"` in either body asks about that account alone.
    public func handleSchoolDesk(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        let json = (try? JSON(reading: request.body)) ?? .null
        var asked = request
        asked.member = Member("", visit: Member.Visit())
        do throws(NeedsData) {
            let context = try RequestContext(
                asked, route: .course(.school("")), query: FormFields(), bundle: bundle, library: library)
            let verdicts = try SchoolVerdicts(context, about: json["person"]?.string)
            guard request.method == Method.post.rawValue else {
                let answer: JSON = [
                    "open": .array(verdicts?.open ?? []), "due": .int(Int64(verdicts?.due ?? 0)),
                ]
                return .respond(Response(status: 200, body: answer.bytes()), changes: Changes())
            }
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            let isUpkeep = json["givesUp"] == .bool(true)
            verdicts?.rule(held: json["held"]?.array ?? [], givesUp: isUpkeep, &changeSet)
            if isUpkeep { try verdicts?.erase(&changeSet) }
            return .respond(Response(status: 204), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }

    /// Whether what is asked at a path depends on who asks: lists are shared, and a course may be a school's. Every host
    /// names the person there and nowhere else, so that they all answer with the same bytes and make the same ids.
    public static func isAmongPeople(path: String) -> Bool {
        path == "/shared" || path.hasPrefix("/shared/") || path == "/course" || path.hasPrefix("/course/")
    }

    /// Whether a path takes forms that a school decides on, where the person is in one.
    public static func isSchools(path: String) -> Bool {
        if case .course(let route)? = Route(path: path) { return route.isSchools }
        return false
    }

    /// The hashes of the files that a request's form names.
    public static func files(namedIn request: Request) -> [String] {
        guard isSchools(path: request.path), request.body.count <= BodyLimits.form,
            let hash = (try? FormFields(request))?[.blob], RecordingName.name(hash: hash) != nil
        else { return [] }
        return [hash]
    }

    private func job(
        _ request: Request, _ workspace: Workspace, _ resources: Resources,
        _ apply: (RequestContext, inout ChangeSet) throws(NeedsData) -> Reply
    ) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        var changeSet = ChangeSet(workspace: workspace, now: request.now)
        do throws(NeedsData) {
            let context = try RequestContext(
                request, route: .course(.school("")), query: FormFields(), bundle: bundle, library: library)
            let reply = try apply(context, &changeSet)
            guard case .json(let json, let status) = reply else {
                return .respond(Response(status: 500), changes: Changes())
            }
            return .respond(Response(status: status, body: json.bytes()), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }
}
