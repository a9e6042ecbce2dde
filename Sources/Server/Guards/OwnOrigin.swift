import HTTPTypes
import HummingbirdCore

/// Keeps a server on loopback to the person at this machine: against DNS rebinding (a foreign name that points here)
/// and against requests that a foreign page sends.
struct OwnOrigin: Sendable {
    /// The port the server listens on.
    let port: Int

    /// What to do with a request.
    enum Verdict: Equatable {
        case allowed
        /// Send the browser to the one origin the app lives on.
        case redirected(String)
        /// The name in the address is not this server's (RFC 9110 §15.5.20).
        case misdirected
        /// A foreign page sent it.
        case foreign
    }

    func verdict(on request: Request) -> Verdict {
        let host = (request.head.authority ?? "").lowercased()
        guard own.contains(host) else {
            let isRead = request.method == .get || request.method == .head
            guard isRead, names("localhost").contains(host) else { return .misdirected }
            return .redirected("http://\(own[0])\(request.head.path ?? "/")")
        }
        if request.method == .get || request.method == .head { return .allowed }
        return mayWrite(request, host: host) ? .allowed : .foreign
    }

    /// The names under which the app answers.
    private var own: [String] { names("127.0.0.1") + names("[::1]") }

    private func names(_ host: String) -> [String] {
        port == 80 ? ["\(host):80", host] : ["\(host):\(port)"]
    }

    /// Whether a writing request comes from the app's own pages, or from a program that is no browser.
    ///
    /// Every browser says where a writing request comes from, in `Sec-Fetch-Site` or in `Origin`. The origin is `null`
    /// in forms of pages that send no referrer; then the first has to say it.
    private func mayWrite(_ request: Request, host: String) -> Bool {
        if request.isOfForeignPage { return false }
        guard let origin = request.headers[.origin] else { return true }
        return origin == "null" ? request.site != nil : origin == "http://\(host)"
    }
}

extension Request {
    /// Whose page sent this, as the browser says (Fetch Metadata); `nil` where no browser says it.
    fileprivate var site: String? { HTTPField.Name("sec-fetch-site").flatMap { headers[$0] } }

    /// Whether a browser says that a page of another site sent this: as a picture, a frame, a form, or by going there.
    var isOfForeignPage: Bool { site.map { $0 != "same-origin" && $0 != "none" } ?? false }
}
