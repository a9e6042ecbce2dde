import HTTPTypes
import HummingbirdCore
import Records
import Storage

extension CalDAVVisit {
    /// REPORT (RFC 3253 §3.6) on the tasks.
    func report(_ place: CalDAVPlace, _ standing: JSON) async throws -> Response {
        guard let root = try document() else { return .plain(.badRequest) }
        guard case .tasks = place else { return .notAllowed(place.methods) }
        let wanted = try CalDAVProperties.Wanted(root, refused: { CalDAVRefusal(.plain(.badRequest)) })
        switch root.name {
        case .cal("calendar-query"): return try await query(root, wanted)
        case .cal("calendar-multiget"): return try await multiget(root, wanted)
        case .dav("sync-collection"): return try await sync(root, wanted, standing)
        default: return Self.refusal(.forbidden, .dav("supported-report"))
        }
    }

    /// calendar-query (RFC 4791 §7.8).
    private func query(_ root: XMLElement, _ wanted: CalDAVProperties.Wanted) async throws -> Response {
        guard let filter = try? CalDAVFilter(root) else { return Self.refusal(.forbidden, .cal("valid-filter")) }
        guard filter.matchesTasks else { return Self.multistatus([]) }
        let items = CalDAVItem.all(try await ask("GET", ["filter": filter.message]))
        return Self.multistatus(items.map { CalDAVProperties($0).response(to: wanted) })
    }

    /// calendar-multiget (RFC 4791 §7.9).
    private func multiget(_ root: XMLElement, _ wanted: CalDAVProperties.Wanted) async throws -> Response {
        let links = root.all(.dav("href")).map { $0.text.trimmed }
        let names = links.compactMap { CalDAVPlace.name(inLink: $0) }
        let items = CalDAVItem.all(try await ask("GET", ["names": .array(names.map { .string($0) })]))
        let found = Dictionary(items.map { ($0.name, $0) }) { first, _ in first }
        return Self.multistatus(
            links.map { link in
                guard let name = CalDAVPlace.name(inLink: link), let item = found[name] else {
                    return CalDAVProperties.missing(link)
                }
                return CalDAVProperties(item).response(to: wanted)
            })
    }

    /// sync-collection (RFC 6578 §3.2). The answer is never cut short, so a program that limits it is told that this
    /// isn't done, and asks without.
    private func sync(
        _ root: XMLElement, _ wanted: CalDAVProperties.Wanted, _ standing: JSON
    ) async throws -> Response {
        guard let element = root[.dav("sync-token")] else { return .plain(.badRequest) }
        // Taken before the tasks: what changes meanwhile is told again the next time.
        let now = try token(standing)
        guard !element.text.trimmed.isEmpty else {
            let items = CalDAVItem.all(try await ask("GET", [:]))
            return Self.multistatus(items.map { CalDAVProperties($0).response(to: wanted) }, token: now.text)
        }
        guard let since = CalDAVToken(element.text.trimmed), since.basis == now.basis, since.counter <= now.counter
        else { return Self.refusal(.forbidden, .dav("valid-sync-token")) }
        let keys = try responder.host.standing(of: Scope("planner"), since: since.counter).changed
        guard !keys.isEmpty else { return Self.multistatus([], token: now.text) }
        let answer = try await ask("GET", ["changed": .array(keys.map(\.json))])
        let gone = (answer["gone"]?.array ?? []).compactMap { $0.string }
        return Self.multistatus(
            CalDAVItem.all(answer).map { CalDAVProperties($0).response(to: wanted) }
                + gone.map { CalDAVProperties.missing(CalDAVPlace.task($0).path) },
            token: now.text)
    }
}

extension String {
    /// Without white space around it, as elements may have it.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
