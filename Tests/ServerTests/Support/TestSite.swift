import Almanac
import App
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import People
import Records
import Storage
import Synchronization

@testable import Server

/// The real site over a store in a folder of its own, with a small app behind it, and a client for it.
final class TestSite: Sendable {
    let site: LiveSite
    let house: DataHouse
    let host: LocalHost
    private let bundle: BuiltBundle
    let folder: String
    let logs = LogKeeper()
    static let port = 8470

    private let purchase: AppHandler?
    private let syncGate: AppHandler?
    private let access: AppHandler
    private let content: ContentStanding
    private let recogniser: RecogniserParts?
    private let now: @Sendable () -> Instant

    init(
        app: @escaping AppHandler = TestSite.app, purchase: AppHandler? = nil, purchaseKey: String? = nil,
        syncGate: AppHandler? = nil, access: @escaping AppHandler = TestSite.open, recording: Bool = false,
        metricsToken: String = "", content: ContentStanding = ContentStanding(), limits: ServerLimits? = nil,
        recogniser: RecogniserParts? = nil, schema: Schema = .current, before: (DataFolder) throws -> Void = { _ in },
        now: @escaping @Sendable () -> Instant = { TestSite.instant }
    ) throws {
        (self.content, self.now, self.recogniser) = (content, now, recogniser)
        self.purchase = purchase
        self.syncGate = syncGate
        self.access = access
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("wird-site-\(UUID().uuidString)").path
        try Self.write("self.main = 1;", folder + "/product/Web/js/sw.js")
        try Self.write(
            #"{"a.css": "/assets/a-1.css", "x.bin": "/assets/x-1.bin"}"#, folder + "/product/.assets/assets.json")
        try Self.write("body{}", folder + "/product/.assets/a-1.css")
        try Self.write("br-bytes", folder + "/product/.assets/a-1.css.br")
        try Self.write("gz-bytes", folder + "/product/.assets/a-1.css.gz")
        try Self.write("0123456789", folder + "/product/.assets/x-1.bin")
        try Self.write("secret", folder + "/product/secret.txt")
        try Self.link(Self.checkout + "/Locales", folder + "/product/Locales")
        try Self.write("{}", folder + "/product/Config/None.json")
        if recogniser != nil {
            try Self.link(
                Self.checkout + "/Config/RecitationConfig.json", folder + "/product/Config/RecitationConfig.json")
        }
        let library = PackLibrary(folder: folder + "/none")
        let bundle = try BundleBuilder(
            resources: ResourceFolder(path: folder + "/product"), overrides: nil, library: library,
            checks: BundleChecks(app: { _ in nil })
        ).build().bundle
        let data = DataFolder(path: folder + "/data")
        try before(data)
        house = try DataHouse(data, healing: false, now: Self.instant, schema: schema)
        self.bundle = bundle
        host = try LocalHost(store: house.store, library: library, handler: app, rules: { _ in .owner })
        var options = ServerOptions(
            port: Self.port, recording: recording ? folder + "/requests.jsonl" : nil, purchaseKey: purchaseKey)
        options.metricsToken = metricsToken
        options.limits = limits
        let server = Self.server(
            host, house, bundle, options, purchase, syncGate, access, content, recogniser, now, logs.logger)
        let incidents = IncidentLog()
        let owner = server.dwelling(of: Person.owner, host: host, house: house, incidents)
        site = try server.site(owner, accounts: nil, incidents)
    }

    /// The server of this site, for a port of its own.
    func server(_ options: ServerOptions) -> WirdServer {
        Self.server(host, house, bundle, options, purchase, syncGate, access, content, recogniser, now, logs.logger)
    }

    private static func server(
        _ host: LocalHost, _ house: DataHouse, _ bundle: BuiltBundle, _ options: ServerOptions,
        _ purchase: AppHandler?, _ syncGate: AppHandler?, _ access: @escaping AppHandler, _ content: ContentStanding,
        _ recogniser: RecogniserParts?, _ now: @escaping @Sendable () -> Instant, _ logger: Logger
    ) -> WirdServer {
        WirdServer(
            host: host, house: house, bundle: bundle, version: "1.2.3", access: access, erasures: open,
            purchase: purchase, syncGate: syncGate, recogniser: recogniser, content: content,
            world: World(now: now, entropy: { Entropy(high: 1, low: 2) }), options: options, logger: logger
        )
    }

    deinit {
        house.store.close()
        try? FileManager.default.removeItem(atPath: folder)
    }

    static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    static let instant = Instant(seconds: 1_795_233_600)

    /// An answer, read to its end.
    struct Answer {
        var status: Int
        var headers: HTTPFields
        var body: [UInt8]
        var text: String { String(decoding: body, as: UTF8.self) }

        subscript(name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
    }

    /// Sends a request as a browser on this machine would.
    func send(
        _ method: HTTPRequest.Method, _ path: String, host: String = "127.0.0.1:\(TestSite.port)",
        _ headers: [String: String] = [:], body: [UInt8] = []
    ) async throws -> Answer {
        var head = HTTPRequest(method: method, scheme: "http", authority: host, path: path)
        for (name, value) in headers { head.headerFields[HTTPField.Name(name)!] = value }
        let request = HummingbirdCore.Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: body)))
        let response = try await site.respond(to: request, context: SiteContext(logger: logs.logger))
        let collector = BodyCollector()
        try await response.body.write(collector)
        return Answer(status: response.status.code, headers: response.headers, body: collector.bytes)
    }

    /// An app that has nothing against a request, and nothing to erase.
    static let open: AppHandler = { _, _, _ in .respond(AppResponse(status: 204), changes: Changes()) }

    /// A small app: `/` is a page, posting to `/tasks` keeps the body, `/big` is large, `/echo` tells what came in.
    static let app: AppHandler = { request, workspace, _ in
        switch (request.method, request.path) {
        case ("POST", "/tasks"), ("POST", "/me/data/import"):
            var clock = workspace.clock
            let stamp = clock.tick(now: request.now.milliseconds)
            var record = Records.Record(key: RecordKey(scope: .own, kind: Kind("task"), id: stamp.text))
            record.set("size", to: .int(Int64(request.body.count)), at: stamp)
            return .respond(
                AppResponse(status: 303, headers: [.init("location", "/")]), changes: Changes(records: [record]))
        case (_, "/echo"):
            return .respond(
                AppResponse(
                    status: 200, headers: [.init("content-type", "application/json")],
                    body: RecordedRequest(request).json.bytes()),
                changes: Changes())
        case (_, "/sized"):
            let isHead = request.method == "HEAD"
            return .respond(
                AppResponse(
                    status: 200, headers: isHead ? [.init("content-length", "5")] : [],
                    body: Array((isHead ? "" : "sized").utf8)), changes: Changes())
        case (_, "/"):
            guard request.ifNoneMatch != "\"page\"" else {
                return .respond(AppResponse(status: 304, headers: [.init("etag", "\"page\"")]), changes: Changes())
            }
            return .respond(
                AppResponse(
                    status: 200,
                    headers: [
                        .init("content-type", "text/html"), .init("content-security-policy", "default-src 'self'"),
                        .init("etag", "\"page\""),
                    ], body: Array("<h1>page</h1>".utf8)),
                changes: Changes())
        default: return .respond(AppResponse(status: 404, body: Array("none".utf8)), changes: Changes())
        }
    }

    private static func write(_ text: String, _ path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private static func link(_ target: String, _ path: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
}

extension TestSite {
    /// Overwrites a stored record's fields with what no version reads.
    func spoil(_ id: String) throws {
        let database = try DatabaseQueue(path: house.folder.database)
        try database.write { try $0.execute(sql: "UPDATE records SET fields = '7' WHERE id = ?", arguments: [id]) }
        try database.close()
    }
}
