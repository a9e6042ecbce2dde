import HTTPTypes
import HummingbirdCore
import NIOCore
import Records
import Storage

extension CalDAVVisit {
    /// PROPFIND (RFC 4918 §9.1).
    func find(_ place: CalDAVPlace, _ standing: JSON) async throws -> Response {
        let wanted = try CalDAVProperties.Wanted(document(), refused: { CalDAVRefusal(.plain(.badRequest)) })
        if case .task(let name) = place {
            guard let item = CalDAVItem.all(try await ask("GET", ["names": [.string(name)]])).first else {
                return .plain(.notFound)
            }
            return Self.multistatus([CalDAVProperties(item).response(to: wanted)])
        }
        guard let depth else { return Self.refusal(.forbidden, .dav("propfind-finite-depth")) }
        let token = try token(standing)
        func properties(_ place: CalDAVPlace) -> XMLElement {
            let limit = responder.limits.objectBytes
            return CalDAVProperties(place, title: standing["title"]?.string ?? "", token: token, limit: limit)
                .response(to: wanted)
        }
        var responses = [properties(place)]
        guard depth == 1 else { return Self.multistatus(responses) }
        switch place {
        case .root: responses += [properties(.principal), properties(.home)]
        case .home: responses.append(properties(.tasks))
        case .tasks:
            let items = CalDAVItem.all(try await ask("GET", [:]))
            responses += items.map { CalDAVProperties($0).response(to: wanted) }
        case .principal, .task: break
        }
        return Self.multistatus(responses)
    }

    /// PROPPATCH: what a program may show a calendar by, such as its colour, is the program's own to keep.
    func patch(_ place: CalDAVPlace) async throws -> Response {
        guard let root = try document(), root.name == .dav("propertyupdate") else { return .plain(.badRequest) }
        guard case .tasks = place else { return .notAllowed(place.methods) }
        let names = root.children.flatMap { $0.all(.dav("prop")).flatMap(\.children) }.map { XMLElement($0.name) }
        let status = XMLElement(
            .dav("propstat"),
            [
                XMLElement(.dav("prop"), names), XMLElement(.dav("status"), text: "HTTP/1.1 403 Forbidden"),
                XMLElement(.dav("error"), [XMLElement(.dav("cannot-modify-protected-property"))]),
            ])
        return Self.multistatus([
            XMLElement(.dav("response"), [XMLElement(.dav("href"), text: place.path), status])
        ])
    }

    static func multistatus(_ responses: [XMLElement], token: String? = nil) -> Response {
        let end = token.map { [XMLElement(.dav("sync-token"), text: $0)] } ?? []
        let status = HTTPResponse.Status(code: 207, reasonPhrase: "Multi-Status")
        return xml(status, XMLElement(.dav("multistatus"), responses + end))
    }

    /// Where the tasks stand now.
    func token(_ standing: JSON) throws -> CalDAVToken {
        let state = standing["state"]?.string ?? ""
        return CalDAVToken(try responder.host.standing(of: Scope("planner")).0, state: state)
    }
}
