import Almanac
import Crypto
import Foundation
import SwiftASN1
import Testing
@_spi(FixedExpiryValidationTime) import X509

@testable import Server

@Suite("The machine's own authority and certificate")
struct CertificateTests {
    private static let now = Instant(seconds: 1_795_233_600)
    private static let day = 86_400.0
    private static let laptop = MachineNames(name: "laptop", addresses: ["192.168.1.5", "10.1.2.3"])

    /// A folder of its own, removed when the work is done.
    private static func inFolder(_ work: (CertificateFolder) async throws -> Void) async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("wird-tls-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await work(CertificateFolder(path: path))
    }

    @Test("the authority is one, for ten years, and may vouch for .local names and private addresses alone")
    func authority() async throws {
        try await Self.inFolder { folder in
            #expect(try folder.prepare(for: Self.laptop, at: Self.now) == .made)
            let authority = try CertificateFile.certificate(folder.authorityFile)
            let basic = try #require(authority.extensions[oid: .X509ExtensionID.basicConstraints])
            let constrains = try BasicConstraints(basic)
            #expect(basic.critical && constrains == .isCertificateAuthority(maxPathLength: 0))
            let usage = try #require(try authority.extensions.keyUsage)
            #expect(usage.keyCertSign && usage.cRLSign && !usage.digitalSignature)
            let length = authority.notValidAfter.timeIntervalSince(authority.notValidBefore) / Self.day
            #expect((3_650...3_652).contains(length))
            #expect(authority.extensions[oid: .X509ExtensionID.nameConstraints]?.critical == true)
            let constraints = try #require(try authority.extensions.nameConstraints)
            #expect(Array(constraints.permittedDNSDomains) == ["local"])
            #expect(constraints.permittedIPRanges.count == 6)
            #expect(authority.subject.description.contains("Wird laptop"))
        }
    }

    @Test("the certificate names the machine, is for servers, lasts at most 397 days, and its chain verifies")
    func leaf() async throws {
        try await Self.inFolder { folder in
            try folder.prepare(for: Self.laptop, at: Self.now)
            let leaf = try CertificateFile.certificate(folder.certificateFile)
            #expect(CertificateNames(leaf).hosts == ["laptop.local", "192.168.1.5", "10.1.2.3", "127.0.0.1"])
            let length = leaf.notValidAfter.timeIntervalSince(leaf.notValidBefore) / Self.day
            #expect((390...397).contains(length), "\(length)")
            let uses = try #require(try leaf.extensions.extendedKeyUsage)
            #expect(Array(uses) == [.serverAuth])
            #expect(try leaf.extensions.basicConstraints == .notCertificateAuthority)
            #expect(await Self.verifies(leaf, folder, host: "laptop.local", at: Self.now))
            #expect(!(await Self.verifies(leaf, folder, host: "laptop", at: Self.now)))
            #expect(!(await Self.verifies(leaf, folder, host: "example.org", at: Self.now)))
            #expect(!(await Self.verifies(leaf, folder, host: "laptop.local", at: Self.now + .seconds(400 * 86_400))))
        }
    }

    @Test("the authority can't vouch for a public name or address")
    func constrained() async throws {
        try await Self.inFolder { folder in
            try folder.prepare(for: Self.laptop, at: Self.now)
            let authority = HomeAuthority(
                certificate: try CertificateFile.certificate(folder.authorityFile),
                key: try CertificateFile.key(folder.path + "/authority.key"))
            let date = Date(timeIntervalSince1970: Double(Self.now.seconds))
            for address in ["8.8.8.8", "172.32.0.1", "100.128.0.1"] {
                var elsewhere = Self.laptop
                elsewhere.addresses = [address]
                let leaf = try HomeLeaf(for: elsewhere, by: authority, at: date).certificate
                #expect(!(await Self.verifies(leaf, folder, host: "laptop.local", at: Self.now)), "\(address)")
            }
            // A machine whose name is a domain that others have sites under.
            let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
            for host in ["laptop", "dev", "shop.dev", "example.org", "local.example.org"] {
                let forged = try Certificate(
                    version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key.publicKey,
                    notValidBefore: date, notValidAfter: date + Self.day, issuer: authority.certificate.subject,
                    subject: try DistinguishedName { CommonName(host) }, signatureAlgorithm: .ecdsaWithSHA256,
                    extensions: try Certificate.Extensions {
                        Critical(BasicConstraints.notCertificateAuthority)
                        SubjectAlternativeNames([.dnsName(host)])
                    }, issuerPrivateKey: authority.key)
                #expect(!(await Self.verifies(forged, folder, host: host, at: Self.now)), "\(host)")
            }
        }
    }

    private static func verifies(
        _ leaf: Certificate, _ folder: CertificateFolder, host: String, at now: Instant
    ) async -> Bool {
        guard let authority = try? CertificateFile.certificate(folder.authorityFile) else { return false }
        let date = Date(timeIntervalSince1970: Double(now.seconds))
        var verifier = Verifier(rootCertificates: CertificateStore([authority])) {
            RFC5280Policy(fixedExpiryValidationTime: date)
            ServerIdentityPolicy(serverHostname: host, serverIP: nil)
        }
        let result = await verifier.validate(leaf: leaf, intermediates: CertificateStore())
        if case .validCertificate = result { return true }
        return false
    }

    @Test(
        "it is kept while it does; renewed when names or addresses change or little time is left; the authority stays")
    func renewal() async throws {
        try await Self.inFolder { folder in
            try folder.prepare(for: Self.laptop, at: Self.now)
            let (authority, first) = (folder.authority, try CertificateFile.certificate(folder.certificateFile))
            #expect(try folder.prepare(for: Self.laptop, at: Self.now + .seconds(100 * 86_400)) == .kept)
            #expect(try CertificateFile.certificate(folder.certificateFile) == first)
            var moved = Self.laptop
            moved.addresses = ["192.168.1.77"]
            #expect(try folder.prepare(for: moved, at: Self.now) == .renewed)
            #expect(folder.certificate?.names == ["laptop.local", "192.168.1.77", "127.0.0.1"])
            moved.name = "desk"
            #expect(try folder.prepare(for: moved, at: Self.now) == .renewed)
            #expect(folder.certificate?.names == ["desk.local", "192.168.1.77", "127.0.0.1"])
            let late = Self.now + .seconds(370 * 86_400)
            #expect(try folder.prepare(for: moved, at: late) == .renewed)
            #expect(try folder.prepare(for: moved, at: late, anew: true) == .renewed)
            #expect(folder.authority == authority && authority != nil)
            #expect(try folder.prepare(for: moved, at: Self.now + .seconds(3_640 * 86_400)) == .made)
            #expect(folder.authority != authority)
        }
    }

    @Test("a clock that was never set replaces nothing that phones trust, and makes nothing that has expired")
    func wrongClock() async throws {
        try await Self.inFolder { folder in
            let unset = Instant(seconds: 1_000)
            #expect(try folder.prepare(for: Self.laptop, at: unset) == .made)
            let leaf = try CertificateFile.certificate(folder.certificateFile)
            #expect(await Self.verifies(leaf, folder, host: "laptop.local", at: Self.now))
            #expect(try folder.prepare(for: Self.laptop, at: Self.now) == .kept)
            // Made while all was well, and met by a start before the time is known.
            let later = Self.now + .seconds(200 * 86_400)
            #expect(try folder.prepare(for: Self.laptop, at: later, anew: true) == .renewed)
            let (authority, second) = (folder.authority, try CertificateFile.certificate(folder.certificateFile))
            #expect(try folder.prepare(for: Self.laptop, at: unset) == .kept)
            #expect(try folder.prepare(for: Self.laptop, at: later) == .kept)
            #expect(try CertificateFile.certificate(folder.certificateFile) == second)
            #expect(folder.authority == authority && authority != nil)
        }
    }

    @Test("a clock a year ahead costs no trust: once it is right the authority is the same, the certificate valid")
    func clockAhead() async throws {
        try await Self.inFolder { folder in
            try folder.prepare(for: Self.laptop, at: Self.now)
            let authority = folder.authority
            #expect(try folder.prepare(for: Self.laptop, at: Self.now + .seconds(370 * 86_400)) == .renewed)
            #expect(try folder.prepare(for: Self.laptop, at: Self.now) == .renewed)
            #expect(folder.authority == authority && authority != nil)
            let leaf = try CertificateFile.certificate(folder.certificateFile)
            #expect(await Self.verifies(leaf, folder, host: "laptop.local", at: Self.now))
        }
    }

    @Test("the folder is closed to others, and the files with it; a damaged pair is made anew")
    func modes() async throws {
        try await Self.inFolder { folder in
            let before = umask(0)
            defer { umask(before) }
            try folder.prepare(for: Self.laptop, at: Self.now)
            func mode(_ path: String) throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            }
            #expect(try mode(folder.path) == 0o700)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["authority.crt", "authority.key", "home.crt", "home.key"])
            for name in names { #expect(try mode("\(folder.path)/\(name)") == 0o600, "\(name)") }
            try "damaged".write(toFile: folder.keyFile, atomically: true, encoding: .utf8)
            #expect(try folder.prepare(for: Self.laptop, at: Self.now) == .renewed)
        }
    }

    @Test("files of the operator's that can't be used are named with what is wrong, and no key is in what is said")
    func ownFiles() async throws {
        try await Self.inFolder { folder in
            try folder.prepare(for: Self.laptop, at: Self.now)
            let logs = LogKeeper()
            func problem(_ certificate: String, _ key: String, at now: Instant = Self.now) -> CertificateProblem? {
                do throws(CertificateProblem) {
                    _ = try HomeCertificate(
                        certificate: certificate, key: key, at: now, every: .seconds(60), logger: logs.logger)
                    return nil
                } catch {
                    return error
                }
            }
            let (file, key) = (folder.certificateFile, folder.keyFile)
            #expect(problem(file, key) == nil)
            #expect(
                problem(file, folder.path + "/authority.key")
                    == .mismatch(
                        certificate: file, key: folder.path + "/authority.key"))
            guard case .certificate("/nowhere.pem", _) = problem("/nowhere.pem", key) else {
                Issue.record("a missing certificate")
                return
            }
            guard case .key = problem(file, file) else {
                Issue.record("a certificate in place of a key")
                return
            }
            guard case .certificate = problem(key, key) else {
                Issue.record("a key in place of a certificate")
                return
            }
            guard case .expired = problem(file, key, at: Self.now + .seconds(400 * 86_400)) else {
                Issue.record("an expired certificate")
                return
            }
            let secret = try String(contentsOfFile: key, encoding: .utf8).split(separator: "\n")[1]
            #expect(!logs.lines.joined().contains(secret))
        }
    }

    @Test(
        "a machine's name is made to fit a certificate",
        arguments: [
            ("Laptop.example.org", "laptop"), ("my-mac.local", "my-mac"), ("", "wird"), ("localhost", "wird"),
            ("a_b", "wird"), ("-x", "wird"), (String(repeating: "a", count: 64), "wird"),
        ])
    func names(host: String, label: String) {
        #expect(MachineNames.label(of: host) == label)
    }

    @Test("only private addresses of version 4 are a home network's")
    func home() {
        for address in ["192.168.0.2", "10.0.0.1", "172.31.1.1", "100.64.0.9"] { #expect(MachineNames.isHome(address)) }
        for address in ["127.0.0.1", "8.8.8.8", "169.254.1.1", "fd00::1", "fe80::1", "::1", "x"] {
            #expect(!MachineNames.isHome(address), "\(address)")
        }
    }

    @Test("a pattern in a certificate stands for one label")
    func patterns() throws {
        let names = CertificateNames(hosts: ["*.example.org", "laptop.local", "[fd00::1]"])
        for host in ["a.example.org", "laptop.local", "[fd00::1]"] { #expect(names.contain(host), "\(host)") }
        for host in ["example.org", "a.b.example.org", ".example.org", "x.laptop.local", ""] {
            #expect(!names.contain(host), "\(host)")
        }
        #expect(names.preferred == "laptop.local")
    }
}
