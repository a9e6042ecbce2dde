import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Records

/// Speaks CalDAV (RFC 4791) with another server, as a client. Each address is resolved and checked before it is asked
/// (``Outgoing``), and the password is given to the one host that the person named.
struct ExchangeClient: Sendable {
    let order: ExchangeOrder

    /// Why a round comes to nothing, as the app reads it.
    enum Problem: String, Error {
        case password, noList, tooMany
    }

    /// An answer, with what is read of its head.
    struct Answer: Sendable {
        var status: Int
        var etag: String
        var body: [UInt8]
        /// Where the answer leads on to, if it does.
        var location: String?
    }

    /// Asks an address.
    ///
    /// - Parameter path: the address's path, or a whole address on the same host.
    func ask(
        _ method: HTTPMethod, _ path: String, headers: [(String, String)] = [], body: [UInt8] = [],
        upTo largest: Int
    ) async throws -> Answer {
        let address = try resolved(path)
        var request = HTTPClientRequest(url: address)
        request.method = method
        let credentials = Data("\(order.user):\(order.password)".utf8).base64EncodedString()
        request.headers = ["user-agent": "Wird", "authorization": "Basic " + credentials]
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        if !body.isEmpty { request.body = .bytes(body) }
        let answer = try await withTimeout(order.timeout, orThrow: SourceError.timeout) { [request] in
            try await Outgoing.ask(address, near: order.near) { client in
                let response = try await client.execute(request, deadline: .distantFuture)
                // A task larger than is exchanged is left alone, and keeps no other from being so.
                var collected = ByteBuffer()
                do { collected = try await response.body.collect(upTo: largest) } catch is NIOTooManyBytesError {
                    guard method == .GET else { throw SourceError.tooLarge }
                }
                return Answer(
                    status: Int(response.status.code), etag: response.headers.first(name: "etag") ?? "",
                    body: Array(buffer: collected), location: response.headers.first(name: "location"))
            }
        }
        if answer.status == 401 || answer.status == 403, method == .PROPFIND { throw Problem.password }
        return answer
    }

    /// A path as an address on the host that the person named; no other host is given the password.
    private func resolved(_ path: String) throws -> String {
        guard let base = URL(string: order.address), let url = URL(string: path, relativeTo: base)?.absoluteURL,
            url.scheme == base.scheme, url.host() == base.host(), url.port == base.port, url.user() == nil,
            CalendarClient.mayAsk(url.absoluteString, order.near)
        else { throw SourceError.refused }
        return url.absoluteString
    }

    // MARK: Properties

    /// The answers of a PROPFIND: each address with its properties (RFC 4918 §9.1).
    func properties(_ path: String, depth: Int, _ names: [XMLName]) async throws -> [(href: String, prop: XMLElement)] {
        let wanted = XMLElement(.dav("propfind"), [XMLElement(.dav("prop"), names.map { XMLElement($0) })])
        var answer = try await find(path, depth, wanted)
        // A server's own address leads on to its calendars (RFC 6764 §5), on the same host.
        for _ in 0..<3 where [301, 302, 307, 308].contains(answer.status) {
            guard let location = answer.location else { break }
            answer = try await find(location, depth, wanted)
        }
        guard answer.status == 207 else { throw SourceError.status(answer.status) }
        guard let root = try? XMLReader.read(answer.body), root.name == .dav("multistatus") else {
            throw SourceError.status(502)
        }
        var found: [(href: String, prop: XMLElement)] = []
        for response in root.all(.dav("response")) {
            guard let href = response[.dav("href")]?.text.trimmed, !href.isEmpty else { continue }
            for status in response.all(.dav("propstat")) {
                guard status[.dav("status")]?.text.contains(" 200") ?? false, let prop = status[.dav("prop")]
                else { continue }
                found.append((href, prop))
            }
        }
        return found
    }

    private func find(_ path: String, _ depth: Int, _ wanted: XMLElement) async throws -> Answer {
        try await ask(
            .PROPFIND, path, headers: [("depth", "\(depth)"), ("content-type", "application/xml; charset=utf-8")],
            body: XMLWriter.bytes(wanted), upTo: 300 * order.most + 100_000)
    }

    /// The lists of tasks that a server has for the person (RFC 4791 §6.2.1, RFC 5397): the address itself if it is one.
    func lists() async throws -> [JSON] {
        let names: [XMLName] = [
            .dav("resourcetype"), .dav("displayname"), .cal("supported-calendar-component-set"),
            .dav("current-user-principal"), .cal("calendar-home-set"),
        ]
        let start = try await first(names)
        guard let own = start.first?.prop else { throw Problem.noList }
        if let list = list(order.address, own) { return [list] }
        var home = own[.cal("calendar-home-set")]?[.dav("href")]?.text.trimmed
        if home == nil, let principal = own[.dav("current-user-principal")]?[.dav("href")]?.text.trimmed {
            let found = try await properties(principal, depth: 0, [.cal("calendar-home-set")])
            home = found.first?.prop[.cal("calendar-home-set")]?[.dav("href")]?.text.trimmed
        }
        guard let home else { throw Problem.noList }
        return try await properties(home, depth: 1, names).compactMap { entry in
            (try? resolved(entry.href)).flatMap { list($0, entry.prop) }
        }
    }

    /// The properties of the address; where nothing speaks CalDAV there, of the server's well-known one (RFC 6764 §5).
    private func first(_ names: [XMLName]) async throws -> [(href: String, prop: XMLElement)] {
        do { return try await properties(order.address, depth: 0, names) } catch SourceError.status(let status) {
            guard [404, 405, 301, 302, 307, 308].contains(status) else { throw SourceError.status(status) }
            return try await properties("/.well-known/caldav", depth: 0, names)
        }
    }

    private func list(_ address: String, _ prop: XMLElement) -> JSON? {
        guard prop[.dav("resourcetype")]?[.cal("calendar")] != nil else { return nil }
        let kinds = prop[.cal("supported-calendar-component-set")]?.all(.cal("comp")) ?? []
        guard kinds.isEmpty || kinds.contains(where: { $0.attributes["name"] == "VTODO" }) else { return nil }
        let name = prop[.dav("displayname")]?.text.trimmed ?? ""
        return ["address": .string(address), "name": .string(name.isEmpty ? address : String(name.prefix(80)))]
    }

    /// The list's objects with their versions.
    func listed() async throws -> [JSON] {
        let found = try await properties(order.address, depth: 1, [.dav("getetag"), .dav("resourcetype")])
        var listed: [JSON] = []
        for (href, prop) in found {
            guard let etag = prop[.dav("getetag")]?.text.trimmed, !etag.isEmpty,
                prop[.dav("resourcetype")]?.children.isEmpty ?? true
            else { continue }
            listed.append(["href": .string(href), "etag": .string(etag)])
        }
        guard listed.count <= order.most else { throw Problem.tooMany }
        return listed
    }
}
