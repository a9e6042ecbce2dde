import HTTPTypes
import Hummingbird
import HummingbirdCore
import Interface
import NIOCore

/// The plain listener on the home network: the page that leads through trusting the authority, and the authority's
/// certificate. It knows nothing else, reads no store, and everything else is 404.
///
/// Who controls the network can swap what it serves; the fingerprint in the terminal is what a person compares
/// (`docs/security.md`).
struct TrustSite: HTTPResponder {
    typealias Context = SiteContext

    let names: HomeNames
    let port: Int
    let authority: AuthorityCertificate
    /// The app's port, to which the page leads on under the name that it was opened by.
    let homePort: Int
    /// The words, which follow the configuration.
    let messages: @Sendable () -> Messages

    func respond(to request: Request, context: Context) async throws -> Response {
        guard HomeSite.isNear(context.peer) else {
            context.hangUp()
            return .plain(.forbidden).closing
        }
        guard let host = ownHost(of: request) else { return .plain(.notFound) }
        guard request.method == .get || request.method == .head else { return .plain(.notFound) }
        switch request.uri.path {
        case "/": return page(request, at: host)
        case "/wird-authority.crt": return file(authority.bytes, "application/x-x509-ca-cert", request)
        case "/wird.mobileconfig":
            let words = messages()
            let language = words.preferred(request.headers[.acceptLanguage] ?? "")
            let description = words.text("trust.profile", language: language)
            return file(
                MobileConfig.bytes(authority, description: description), "application/x-apple-aspen-config", request)
        default: return .plain(.notFound)
        }
    }

    /// The name in the address, or `nil` if it isn't one of the certificate's with this port: a foreign name may point
    /// here.
    private func ownHost(of request: Request) -> String? {
        let host = (request.head.authority ?? "").lowercased()
        let ending = ":\(port)"
        guard host.hasSuffix(ending) || port == 80 else { return nil }
        let name = host.hasSuffix(ending) ? String(host.dropLast(ending.count)) : host
        return names.names.contain(name) ? name : nil
    }

    private func page(_ request: Request, at host: String) -> Response {
        let words = messages()
        let asked = request.uri.queryParameters["lang"].map { String($0) }
        let code =
            asked.flatMap { words.language($0)?.code } ?? words.preferred(request.headers[.acceptLanguage] ?? "")
        guard let language = words.language(code) else { return .plain(.serviceUnavailable) }
        let page = TrustPage(
            language: language, words: words, authority: authority, origin: "https://\(host):\(homePort)")
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
        headers[.contentSecurityPolicy] = TrustPage.policy
        return answer(page.render(), headers, request)
    }

    private func file(_ bytes: [UInt8], _ type: String, _ request: Request) -> Response {
        answer(bytes, [.contentType: type, .cacheControl: "no-store"], request)
    }

    private func answer(_ bytes: [UInt8], _ headers: HTTPFields, _ request: Request) -> Response {
        let body =
            request.method == .head
            ? ResponseBody(contentLength: bytes.count) { try await $0.finish(nil) }
            : ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        return Response(status: .ok, headers: headers.withSecurity, body: body)
    }
}
