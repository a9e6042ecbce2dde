import App
import HTTPTypes
import HummingbirdCore
import NIOCore

extension Response {
    /// A short text of the server's own, for programs and for people at a wrong address.
    static func plain(_ status: HTTPResponse.Status, _ text: String? = nil) -> Response {
        let text = text ?? "\(status.code) \(status.reasonPhrase)\n"
        let headers: HTTPFields = [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"]
        return Response(
            status: status, headers: headers.withSecurity,
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// A page of the server's own.
    static func html(_ bytes: [UInt8], status: HTTPResponse.Status) -> Response {
        let headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
        return Response(
            status: status, headers: headers.withSecurity,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// A refusal of a method that the address doesn't accept.
    static func notAllowed(_ methods: String) -> Response {
        var response = plain(.methodNotAllowed)
        response.headers[.allow] = methods
        return response
    }

    /// The same response as the last one on its connection.
    var closing: Response {
        var response = self
        response.headers[.connection] = "close"
        return response
    }

    /// A JSON document.
    static func json(_ bytes: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
        let headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
        return Response(
            status: status, headers: headers.withSecurity,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}

extension HTTPFields {
    /// These headers, with the security headers added unless they are already set.
    var withSecurity: HTTPFields {
        var headers = self
        for (name, value) in Self.security where headers[name] == nil { headers[name] = value }
        return headers
    }

    private static let security: [(HTTPField.Name, String)] = SecurityHeaders.other.compactMap { header in
        HTTPField.Name(header.name).map { ($0, header.value) }
    }
}
