import HTTPTypes
import HummingbirdCore
import NIOCore
import Records
import Storage

/// The few documents that stand at fixed addresses and change with the build.
struct Documents: Sendable {
    private let bundle: Document
    private let serviceWorker: Document
    private let health: Document

    /// A document with its tag.
    private struct Document: Sendable {
        var body: ByteBuffer
        var headers: HTTPFields

        init(_ bytes: [UInt8], type: String, tag: String?) {
            body = ByteBuffer(bytes: bytes)
            headers = [.contentType: type, .cacheControl: tag == nil ? "no-store" : "no-cache"]
            headers[.eTag] = tag
            headers = headers.withSecurity
        }
    }

    init(_ bundle: BuiltBundle, version: String) {
        let bytes = bundle.json.bytes()
        self.bundle = Document(bytes, type: "application/json", tag: "\"\(bundle.build)\"")
        serviceWorker = Document(
            [UInt8](bundle.serviceWorker.utf8), type: "text/javascript; charset=utf-8", tag: "\"\(bundle.build)\"")
        let health: JSON = ["status": "ok", "version": .string(version), "build": .string(bundle.build)]
        self.health = Document(health.bytes(), type: "application/json", tag: nil)
    }

    /// The document at a request's address; `nil` where there is none.
    func respond(to request: Request) -> Response? {
        switch request.uri.path {
        case "/bundle.json": return send(bundle, request)
        case "/sw.js":
            var response = send(serviceWorker, request)
            response.headers[HTTPField.Name("service-worker-allowed")!] = "/"
            response.headers[.contentSecurityPolicy] = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
            return response
        case "/healthz": return send(health, request)
        default: return nil
        }
    }

    private func send(_ document: Document, _ request: Request) -> Response {
        guard request.method == .get || request.method == .head else { return .notAllowed("GET, HEAD") }
        if let tag = document.headers[.eTag], request.headers[.ifNoneMatch] == tag {
            return Response(status: .notModified, headers: document.headers)
        }
        let length = document.body.readableBytes
        let body =
            request.method == .head
            ? ResponseBody(contentLength: length) { try await $0.finish(nil) } : ResponseBody(byteBuffer: document.body)
        return Response(status: .ok, headers: document.headers, body: body)
    }
}
