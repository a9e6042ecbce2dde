import App
import HTTPTypes
import HummingbirdCore
import NIOCore
import Storage

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

    /// The same response to HEAD: with the length of its body, and without it (RFC 9110 §9.3.2).
    var withoutBody: Response {
        let length = body.contentLength ?? 0
        return Response(
            status: status, headers: headers, body: ResponseBody(contentLength: length) { try await $0.finish(nil) })
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

extension Response {
    /// Creates the response that carries the app's answer over the network.
    init(_ answer: AppResponse, to request: Request) {
        var headers = HTTPFields()
        headers.reserveCapacity(answer.headers.count + 8)
        for header in answer.headers {
            guard let name = HTTPField.Name(header.name) else { continue }
            headers.append(HTTPField(name: name, value: header.value))
        }
        let status = HTTPResponse.Status(code: answer.status)
        let body: ResponseBody =
            if request.method == .head {
                // The app's headers already hold the length that the body of a GET would have.
                ResponseBody { try await $0.finish(nil) }
            } else if answer.body.isEmpty || answer.status == 304 || answer.status == 204 {
                ResponseBody()
            } else {
                ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body))
            }
        self.init(status: status, headers: headers.withSecurity, body: body)
    }
}
