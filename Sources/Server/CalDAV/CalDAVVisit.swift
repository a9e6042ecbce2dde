import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Records
import Storage

/// One request of a calendar program.
struct CalDAVVisit {
    let responder: CalDAVResponder
    let request: Request
    let context: SiteContext
    let body: [UInt8]

    func answer() async throws -> Response {
        // Whoever has no access learns nothing of what there is.
        let standing = try await ask("GET", ["check": true])
        if ["MKCALENDAR", "MKCOL", "COPY", "MOVE"].contains(request.method.rawValue) {
            // There is this one calendar. A new one is asked for at an address where nothing is yet.
            return Self.refusal(.forbidden, .cal("calendar-collection-location-ok"), text(standing, "single"))
        }
        guard let place = CalDAVPlace(path: request.uri.path) else { return .plain(.notFound) }
        switch request.method.rawValue {
        case "OPTIONS": return Response(status: .noContent, headers: [.allow: place.methods])
        case "PROPFIND": return try await find(place, standing)
        case "PROPPATCH": return try await patch(place)
        case "REPORT": return try await report(place, standing)
        case "GET", "HEAD": return try await get(place)
        case "PUT": return try await put(place)
        case "DELETE": return try await delete(place)
        default: return .notAllowed(place.methods)
        }
    }

    /// Asks the app. Throws its refusal as WebDAV says it.
    func ask(_ method: String, _ message: JSON) async throws -> JSON {
        let asked = AppRequest(
            method: method, path: request.uri.path, accept: "application/json",
            authorization: request.headers[.authorization] ?? "", body: message.bytes(), now: responder.world.now(),
            entropy: responder.world.entropy())
        let (host, handler) = (responder.host, responder.handler)
        let answer =
            method == "GET"
            ? try host.handle(asked, by: handler).response
            : try await responder.writer.run { try host.handle(asked, by: handler).response }
        if let incident = answer.incident { responder.doorkeeper.note(incident, request, context) }
        let json = (try? JSON(reading: answer.body)) ?? .null
        guard answer.status >= 300 else {
            var object = json.object ?? JSONObject()
            object["status"] = .int(Int64(answer.status))
            return .object(object)
        }
        throw CalDAVRefusal(Self.refusal(answer.status, json))
    }

    /// Words of the app's for a refusal that is decided here.
    func text(_ standing: JSON, _ name: String) -> String { standing["words"]?[name]?.string ?? "" }

    private static func refusal(_ status: Int, _ json: JSON) -> Response {
        let message = json["message"]?.string ?? ""
        guard status != 401 else {
            var response = Response.plain(.unauthorized, message + "\n")
            response.headers[.wwwAuthenticate] = CalDAVResponder.challenge
            return response
        }
        let link = (json["name"]?.string).map { XMLElement(.dav("href"), text: CalDAVPlace.task($0).path) }
        return refusal(
            HTTPResponse.Status(code: status), condition(json["code"]?.string ?? ""), message, link.map { [$0] } ?? [])
    }

    /// The condition of RFC 4791 §5.3.2.1 that a refusal of the app's stands for.
    private static func condition(_ code: String) -> XMLName? {
        switch code {
        case "otherKind": .cal("supported-calendar-component")
        case "notCalendar": .cal("supported-calendar-data")
        case "malformed", "unfinished", "tooDeep", "tooLong": .cal("valid-calendar-data")
        case "noTask", "severalTasks", "noID", "method": .cal("valid-calendar-object-resource")
        case "uid": .cal("no-uid-conflict")
        case "size": .cal("max-resource-size")
        default: nil
        }
    }

    /// A refusal with the condition that isn't met, and words for people.
    static func refusal(
        _ status: HTTPResponse.Status, _ condition: XMLName?, _ message: String = "", _ details: [XMLElement] = []
    ) -> Response {
        var children: [XMLElement] = []
        if let condition { children.append(XMLElement(condition, details)) }
        if !message.isEmpty { children.append(XMLElement(.own("message"), text: message)) }
        return xml(status, XMLElement(.dav("error"), children))
    }

    static func xml(_ status: HTTPResponse.Status, _ root: XMLElement) -> Response {
        Response(
            status: status, headers: [.contentType: "application/xml; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: XMLWriter.bytes(root))))
    }

    /// The document in the body; `nil` for none.
    func document() throws -> XMLElement? {
        guard !body.isEmpty else { return nil }
        do throws(XMLProblem) { return try XMLReader.read(body) } catch {
            let status: HTTPResponse.Status = error == .tooLarge ? .contentTooLarge : .badRequest
            throw CalDAVRefusal(.plain(status))
        }
    }

    /// The `Depth` header; `nil` for infinity, which nothing here goes to.
    var depth: Int? {
        switch HTTPField.Name("depth").flatMap({ request.headers[$0] }) ?? "infinity" {
        case "0": 0
        case "1": 1
        default: nil
        }
    }
}
