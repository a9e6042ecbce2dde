import HTTPTypes
import HummingbirdCore

/// Keeps a listener to its own names and pages: it guards against DNS rebinding (a foreign name that points here) and
/// against requests sent by foreign pages.
struct OwnOrigin: Sendable {
    /// The port of the listener.
    let port: Int
    /// Which hosts are its own.
    private let hosts: Hosts

    private enum Hosts {
        case loopback
        /// The names of the certificate in use.
        case home(HomeNames)
        /// The one name that a proxy has for it.
        case proxied(PublicAddress)
    }

    /// The listener on loopback.
    init(port: Int) {
        self.port = port
        hosts = .loopback
    }

    /// The listener on the home network, over TLS.
    init(home names: HomeNames, port: Int) {
        self.port = port
        hosts = .home(names)
    }

    /// The listener behind a proxy that brings TLS.
    init(behind address: PublicAddress) {
        port = address.port
        hosts = .proxied(address)
    }

    /// The decision on a request.
    enum Verdict: Equatable {
        case allowed
        /// The browser is sent to the one origin that the app lives on.
        case redirected(String)
        /// The name in the address is not this server's (RFC 9110 §15.5.20).
        case misdirected
        /// A foreign page sent the request.
        case foreign
    }

    func verdict(on request: Request) -> Verdict {
        let host = (request.head.authority ?? "").lowercased()
        let isRead = request.method == .get || request.method == .head
        // What begins with no slash would lead elsewhere behind a host's name. (Of an address that is written out whole, HTTP's
        // library has left the path.)
        guard (request.head.path ?? "/").hasPrefix("/") else { return .misdirected }
        guard isOwn(host) else {
            guard case .loopback = hosts, isRead, names("localhost").contains(host) else { return .misdirected }
            return .redirected("http://\(names("127.0.0.1")[0])\(request.head.path ?? "/")")
        }
        if isRead { return .allowed }
        return mayWrite(request, host: host) ? .allowed : .foreign
    }

    /// Whether the app answers under a host, with the port as it stands in the address.
    private func isOwn(_ host: String) -> Bool {
        switch hosts {
        case .loopback: return (names("127.0.0.1") + names("[::1]")).contains(host)
        case .home(let home):
            let ending = ":\(port)"
            if host.hasSuffix(ending) { return home.names.contain(String(host.dropLast(ending.count))) }
            return port == 443 && home.names.contain(host)
        case .proxied(let address): return address.isNamed(by: host)
        }
    }

    /// The origin of the app's own pages under a host.
    private func origin(_ host: String) -> String {
        switch hosts {
        case .loopback: "http://\(host)"
        case .home: "https://\(host)"
        // A browser leaves out the port that is https's own, whatever the proxy makes of it.
        case .proxied(let address): address.origin
        }
    }

    private func names(_ host: String) -> [String] {
        port == 80 ? ["\(host):80", host] : ["\(host):\(port)"]
    }

    /// Whether a writing request comes from the app's own pages, or from a program that isn't a browser.
    ///
    /// Every browser says where a writing request comes from, in `Sec-Fetch-Site` or in `Origin`. The origin is `null`
    /// for forms of pages that send no referrer; then `Sec-Fetch-Site` has to say it.
    private func mayWrite(_ request: Request, host: String) -> Bool {
        if request.isOfForeignPage { return false }
        guard let origin = request.headers[.origin] else { return true }
        return origin == "null" ? request.site != nil : origin == self.origin(host)
    }
}

extension Request {
    /// The site whose page sent this, according to the browser (Fetch Metadata); `nil` if the header is missing.
    fileprivate var site: String? { HTTPField.Name("sec-fetch-site").flatMap { headers[$0] } }

    /// Whether a browser says that a page of another site sent this, as a picture, a frame, a form or a navigation.
    var isOfForeignPage: Bool { site.map { $0 != "same-origin" && $0 != "none" } ?? false }
}
