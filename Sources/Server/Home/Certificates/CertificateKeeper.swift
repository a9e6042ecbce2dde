import Hummingbird
import Logging
import ServiceLifecycle

/// Renews the machine's own certificate while the server runs: when little of its time is left, and when the machine's
/// name or addresses have changed.
struct CertificateKeeper: Service {
    let folder: CertificateFolder
    let home: HomeOptions
    let world: World
    let logger: Logger

    func run() async throws {
        await rounds(every: home.interval, after: home.interval) { look() }
    }

    private func look() {
        let machine = home.machine()
        // Between two networks a machine has no address; the certificate it had will do again.
        guard !machine.addresses.isEmpty else { return }
        do throws(CertificateProblem) {
            guard try folder.prepare(for: machine, at: world.now()) != .kept else { return }
            logger.notice("the certificate was renewed", metadata: ["name": "\(machine.local)"])
        } catch {
            logger.error("the certificate can't be renewed", metadata: ["error": "\(error)"])
        }
    }
}
