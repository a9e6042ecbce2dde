import App
import People
import Records
import Server
import Storage

/// The server's school, for commands on this machine: its owner asks, who is of its staff.
struct SchoolDesk {
    let client: AppClient
    private let app: App
    private let installation: Installation

    /// - Parameter making: whether to make the school's store where there is none.
    init(_ installation: Installation, making: Bool = false) throws {
        self.installation = installation
        guard making || installation.data.spaceIDs.contains(SchoolSpace.id) else {
            throw Failure(installation.terminal.word("course.schoolNone"), .refused)
        }
        let library = installation.library()
        let bundle = try installation.bundle(library).bundle
        let running = try HostedApp.Running(bundle.json)
        app = try App(bundle: bundle.json)
        let (data, world) = (installation.data, installation.world)
        let host = try installation.reporting { () throws(StoreError) in
            let house = try DataHouse(data.folder(ofSpace: SchoolSpace.id), healing: false, now: world.now())
            return try LocalHost(
                store: house.store, library: BundledSections(bundle, library: library), handler: running.shared.decide,
                rules: { _ in .nothing })
        }
        var client = AppClient(host: host, world: world, terminal: installation.terminal)
        client.member = Member(Person.owner, visit: Member.Visit())
        self.client = client
    }

    /// The sample's course file.
    func sample() throws -> JSON { try job(.null, app.handleSchoolSample) }

    /// The whole course as a file.
    func export() throws -> JSON { try job(.null, app.handleSchoolExport) }

    /// Brings a course file in.
    func bring(_ file: JSON) throws -> JSON { try job(file, app.handleSchoolImport) }

    private func job(_ body: JSON, _ job: @escaping AppHandler) throws -> JSON {
        let request = AppRequest(
            method: "POST", path: SchoolSpace.path, query: "lang=\(installation.terminal.language)",
            contentType: "application/json", accept: "application/json", body: body.bytes(),
            now: installation.world.now(), entropy: installation.world.entropy())
        let answer = try installation.reporting { () throws(StoreError) in
            try client.host.handle(request, by: job).response
        }
        let json = (try? JSON(reading: answer.body, limits: JSONLimits(size: answer.body.count, depth: 64))) ?? .null
        guard answer.status < 400 else {
            throw Failure(json["error"]?["message"]?.string ?? "\(answer.status)", .usage)
        }
        return json
    }
}
