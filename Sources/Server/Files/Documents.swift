import HTTPTypes
import HummingbirdCore
import NIOCore
import Records
import Storage

/// The few documents that have fixed addresses and change with the build.
struct Documents: Sendable {
    private let bundle: Document
    /// The files made for this bundle and the one before it, by address.
    private let made: [String: Document]
    private let own: [String: Document]
    private let serviceWorker: Document
    private let health: Document

    /// A document with its tag.
    private struct Document: Sendable {
        /// The bytes, shared with whoever made them: a buffer of the document's own would hold them in memory twice.
        var body: [UInt8]
        var headers: HTTPFields

        /// - Parameter isLasting: whether the address carries the hash, so that a browser may keep it.
        init(_ bytes: [UInt8], type: String, tag: String?, isLasting: Bool = false) {
            body = bytes
            let caching = isLasting ? "public, max-age=31536000, immutable" : tag == nil ? "no-store" : "no-cache"
            headers = [.contentType: type, .cacheControl: caching]
            headers[.eTag] = tag
            headers = headers.withSecurity
        }
    }

    /// - Parameter earlier: the documents of the previous bundle, whose files a page that is still loading asks for.
    init(_ bundle: BuiltBundle, version: String, earlier: Documents? = nil) {
        self.bundle = Document(bundle.served.bytes(), type: "application/json", tag: "\"\(bundle.build)\"")
        var own: [String: Document] = [:]
        for file in bundle.made {
            own[file.url] = Document(file.bytes, type: file.type, tag: "\"\(file.url)\"", isLasting: true)
        }
        self.own = own
        made = own.merging(earlier?.own ?? [:]) { mine, _ in mine }
        serviceWorker = Document(
            [UInt8](bundle.serviceWorker.utf8), type: "text/javascript; charset=utf-8", tag: "\"\(bundle.build)\"")
        let health: JSON = ["status": "ok", "version": .string(version), "build": .string(bundle.build)]
        self.health = Document(health.bytes(), type: "application/json", tag: nil)
    }

    /// The document at a request's address, or `nil` if there is none.
    func respond(to request: Request) -> Response? {
        switch request.uri.path {
        case "/bundle.json": return send(bundle, request)
        case "/sw.js":
            var response = send(serviceWorker, request)
            response.headers[HTTPField.Name("service-worker-allowed")!] = "/"
            response.headers[.contentSecurityPolicy] = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
            return response
        case "/healthz": return send(health, request)
        default: return made[request.uri.path].map { send($0, request) }
        }
    }

    private func send(_ document: Document, _ request: Request) -> Response {
        guard request.method == .get || request.method == .head else { return .notAllowed("GET, HEAD") }
        if let tag = document.headers[.eTag], request.headers[.ifNoneMatch] == tag {
            return Response(status: .notModified, headers: document.headers)
        }
        let length = document.body.count
        let body =
            request.method == .head
            ? ResponseBody(contentLength: length) { try await $0.finish(nil) }
            : ResponseBody(byteBuffer: ByteBuffer(bytes: document.body))
        return Response(status: .ok, headers: document.headers, body: body)
    }
}
