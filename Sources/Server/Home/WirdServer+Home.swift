import App
import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import Records
import ServiceLifecycle
import Storage

/// What the server needs to listen on the home network, made before it listens anywhere.
struct HomeParts: Sendable {
    let options: HomeOptions
    let certificate: HomeCertificate
    /// The machine's own authority; `nil` with a certificate of the operator's.
    let authority: AuthorityCertificate?
    let folder: CertificateFolder?
    /// What a person is told of it, but for the link that pairs.
    let announcement: HomeAnnouncement
}

extension WirdServer {
    /// Makes or reads the certificate; `nil` where the server doesn't listen on the home network.
    func prepareHome() throws(CertificateProblem) -> HomeParts? {
        guard let options = self.options.home, self.home != nil, parts != nil else { return nil }
        let (folder, files) = try files(options)
        let certificate = try HomeCertificate(
            certificate: files.certificate, key: files.key, at: world.now(), every: options.interval, logger: logger)
        let authority = folder?.authority
        let names = certificate.names.names
        let name = names.preferred ?? ""
        let address = options.machine().addresses.first { names.contain($0) }
        var announcement = HomeAnnouncement(origin: "https://\(name):\(options.port)")
        announcement.plainOrigin = address.map { "https://\($0):\(options.port)" }
        announcement.trust = authority.map { _ in "http://\(name):\(options.trustPort)/" }
        announcement.fingerprint = authority?.fingerprintLines ?? []
        return HomeParts(
            options: options, certificate: certificate, authority: authority, folder: folder,
            announcement: announcement)
    }

    /// Notes in the store where other devices find the server, and gives what the person is told of it; `nil` for a
    /// server that answers this machine alone.
    func announce(_ home: HomeParts?) throws(StoreError) -> HomeAnnouncement? {
        let address = options.proxy?.address.origin
        guard let handlers = self.home, let origin = home?.announcement.origin ?? address else {
            closeHome()
            return nil
        }
        var announcement = home?.announcement ?? HomeAnnouncement(origin: origin)
        announcement.publicOrigin = address
        announcement.pairing = try noteHome(announcement, handlers)
        return announcement
    }

    private func files(
        _ options: HomeOptions
    ) throws(CertificateProblem) -> (CertificateFolder?, (certificate: String, key: String)) {
        switch options.certificate {
        case .files(let certificate, let key): return (nil, (certificate, key))
        case .made(let path):
            let folder = CertificateFolder(path: path)
            try folder.prepare(for: options.machine(), at: world.now())
            return (folder, (folder.certificateFile, folder.keyFile))
        }
    }

    /// Notes where other devices find the server. Returns the link that pairs the first one.
    ///
    /// What others are given leads to the public address, where there is one: there is nothing to trust first.
    private func noteHome(_ home: HomeAnnouncement, _ handlers: HomeHandlers) throws(StoreError) -> String? {
        let trust = home.publicOrigin == nil ? home.trust : nil
        let body: JSON = [
            "origin": .string(home.publicOrigin ?? home.origin), "trust": trust.map { .string($0) } ?? .null,
        ]
        let answer = try host.handle(errand(body.bytes()), by: handlers.home).response
        return (try? JSON(reading: answer.body))?["link"]?.string
    }

    /// Notes in a person's store where they sign in on their other devices.
    func noteSignIn(_ page: String, _ origin: String, _ host: LocalHost, _ handlers: HomeHandlers) throws {
        let body: JSON = ["origin": .string(origin), "signIn": .string(page)]
        _ = try host.handle(errand(body.bytes()), by: handlers.home)
    }

    /// Takes the note back: the page of devices then says how the server is started for them.
    private func closeHome() {
        guard let home else { return }
        do {
            _ = try host.handle(errand([]), by: home.home)
        } catch {
            logger.warning("the note of the home network stays", metadata: ["error": "\(error)"])
        }
    }

    private func errand(_ body: [UInt8]) -> AppRequest {
        AppRequest(method: "POST", path: App.pairingPath, body: body, now: world.now(), entropy: world.entropy())
    }

    /// A way in from outside this machine.
    func door(_ origin: OwnOrigin, _ handlers: HomeHandlers, _ household: Household, _ site: LiveSite) -> Door {
        Door(
            home: origin, entrance: Entrance(household: household, handlers: handlers, world: world),
            pairing: PairingResponder(
                host: host, handler: handlers.pairing, departure: handlers.departure, world: world,
                writer: WritingThread(),
                reader: BodyReader(deadline: limits.body)),
            accounts: site.accounts)
    }

    /// The listeners on the home network, with what keeps their certificate.
    func listeners(
        _ parts: HomeParts?, _ site: LiveSite, _ household: Household?, _ readiness: Readiness
    ) throws(CertificateProblem) -> [any Service] {
        guard let parts, let household, let handlers = home else { return [] }
        let names = parts.certificate.names
        let door = door(OwnOrigin(home: names, port: parts.options.port), handlers, household, site)
        var keepers: [any Service] = [parts.certificate.reloader]
        if let folder = parts.folder {
            keepers.append(CertificateKeeper(folder: folder, home: parts.options, world: world, logger: logger))
        }
        let configuration = try parts.certificate.configuration()
        let server: HTTPServerBuilder
        do {
            server = try .tls(.bounded(limits, VisitorCount(limits.visitor)), tlsConfiguration: configuration)
        } catch {
            throw .certificate(path: "", reason: "\(error)")
        }
        var services: [any Service] = [
            Listener(
                responder: HomeSite(site: site, door: door), server: server, host: "0.0.0.0",
                port: parts.options.port, taken: .homePortTaken(parts.options.port, option: "--home-port"),
                most: limits.connections, logger: logger, services: keepers, isReady: { await readiness.arrive() })
        ]
        if let authority = parts.authority {
            services.append(trust(authority, parts, site, readiness))
        }
        return services
    }

    private func trust(
        _ authority: AuthorityCertificate, _ parts: HomeParts, _ site: LiveSite, _ readiness: Readiness
    ) -> any Service {
        Listener(
            responder: TrustSite(
                names: parts.certificate.names, port: parts.options.trustPort, authority: authority,
                homePort: parts.options.port, messages: { site.messages }),
            server: .bounded(limits, VisitorCount(limits.visitor)), host: "0.0.0.0", port: parts.options.trustPort,
            taken: .homePortTaken(parts.options.trustPort, option: "--trust-port"), most: limits.connections,
            logger: logger, services: [],
            isReady: { await readiness.arrive() })
    }
}
