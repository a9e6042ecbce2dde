import HTTPTypes
import HummingbirdCore
import NIOCore
import Records

extension CalDAVVisit {
    /// GET and HEAD of a task.
    func get(_ place: CalDAVPlace) async throws -> Response {
        guard case .task(let name) = place else { return .notAllowed(place.methods) }
        guard let item = CalDAVItem.all(try await ask("GET", ["names": [.string(name)]])).first else {
            return .plain(.notFound)
        }
        var response = Response(
            status: .ok, headers: [.contentType: "text/calendar; charset=utf-8; component=VTODO", .eTag: item.tag],
            body: ResponseBody(byteBuffer: ByteBuffer(string: item.text)))
        let known = (request.headers[.ifNoneMatch]).map { Self.tags($0) } ?? []
        if known.contains(item.tag) || known.contains("*") {
            response = Response(status: .notModified, headers: [.eTag: item.tag])
        }
        return request.method == .head ? response.withoutBody : response
    }

    func put(_ place: CalDAVPlace) async throws -> Response {
        guard case .task(let name) = place else { return .notAllowed(place.methods) }
        let type = (request.headers[.contentType] ?? "text/calendar").lowercased().prefix { $0 != ";" }
        guard String(type).trimmed == "text/calendar" else {
            return Self.refusal(.unsupportedMediaType, .cal("supported-calendar-data"))
        }
        guard body.count <= responder.limits.objectBytes else {
            return Self.refusal(.contentTooLarge, .cal("max-resource-size"))
        }
        guard let text = String(validating: body, as: UTF8.self) else {
            return Self.refusal(.forbidden, .cal("valid-calendar-data"))
        }
        var message = conditions
        message["name"] = .string(name)
        message["text"] = .string(text)
        let answer = try await ask("PUT", .object(message))
        var response = Response(status: answer["status"]?.int == 201 ? .created : .noContent)
        if let tag = answer["tag"]?.string { response.headers[.eTag] = tag }
        return response
    }

    func delete(_ place: CalDAVPlace) async throws -> Response {
        guard case .task(let name) = place else { return .notAllowed(place.methods) }
        var message = conditions
        message["name"] = .string(name)
        _ = try await ask("DELETE", .object(message))
        return Response(status: .noContent)
    }

    /// The conditions of a change (RFC 9110 §13.1).
    private var conditions: JSONObject {
        var object = JSONObject()
        if let tags = request.headers[.ifMatch] { object["match"] = .array(Self.tags(tags).map { .string($0) }) }
        if let tags = request.headers[.ifNoneMatch] { object["none"] = .array(Self.tags(tags).map { .string($0) }) }
        return object
    }

    /// The strong tags of a condition, with their quotes, or `*`. A weak one never stands for a task's bytes.
    private static func tags(_ header: String) -> [String] {
        header.split(separator: ",").map { String($0).trimmed }
    }
}
