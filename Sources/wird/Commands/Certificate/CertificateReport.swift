import Foundation
import Records
import Server
import Storage

/// What `wird certificate` prints. The keys are nowhere in it.
enum CertificateReport {
    static func print(_ installation: Installation, anew: Bool) throws {
        let terminal = installation.terminal
        let folder = CertificateFolder(path: installation.data.certificates)
        let step: CertificateFolder.Step
        do throws(StoreError) { try installation.data.prepare() } catch { throw terminal.failure(error.message) }
        do throws(CertificateProblem) {
            step = try folder.prepare(for: .current(), at: installation.world.now(), anew: anew)
        } catch {
            throw terminal.failure(error.message)
        }
        guard let authority = folder.authority, let leaf = folder.certificate else {
            throw Failure(terminal.text("missing", ["path": folder.path]))
        }
        terminal.show(
            lines(authority, leaf, folder, step, terminal),
            json: [
                "authority": .string(authority.name), "fingerprint": .string(authority.fingerprint),
                "authorityUntil": .string(day(authority.until)), "names": .array(leaf.names.map { .string($0) }),
                "until": .string(day(leaf.until)), "folder": .string(folder.path),
                "renewed": .bool(step != .kept),
            ])
    }

    private static func lines(
        _ authority: AuthorityCertificate, _ leaf: CertificateFolder.Shown, _ folder: CertificateFolder,
        _ step: CertificateFolder.Step, _ terminal: Terminal
    ) -> [String] {
        let done: String =
            switch step {
            case .kept: terminal.word("certificate.kept")
            case .renewed: terminal.word("certificate.renewed")
            case .made: terminal.word("certificate.made")
            }
        return [
            done,
            terminal.word("certificate.names", ["names": leaf.names.joined(separator: " ")]),
            terminal.word("certificate.until", ["date": terminal.digits(day(leaf.until))]),
            terminal.word(
                "certificate.authority", ["name": authority.name, "date": terminal.digits(day(authority.until))]),
            terminal.word("home.fingerprint"),
        ] + authority.fingerprintLines.map { "  " + $0 }
            + [terminal.word("certificate.folder", ["folder": folder.path])]
    }

    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
}
