import Foundation
import X509

/// What a client found that trusts one authority and nothing else, and opened a TLS connection by OpenSSL, which checks
/// every constraint of RFC 5280.
struct Handshake {
    let isTrusted: Bool
    /// The certificate that the server showed.
    let certificate: Certificate?

    /// - Parameters:
    /// - authority: the file of the authority that is trusted.
    /// - host: the name or the address by which the server was found.
    init(with port: Int, as host: String, trusting authority: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let isAddress = host.allSatisfy { $0.isNumber || $0 == "." }
        process.arguments =
            [
                "openssl", "s_client", "-connect", "127.0.0.1:\(port)", "-CAfile", authority, "-no-CApath",
                "-no-CAstore",
                "-verify_return_error", "-x509_strict",
            ] + (isAddress ? ["-verify_ip", host] : ["-verify_hostname", host, "-servername", host])
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        isTrusted = process.terminationStatus == 0
        let shown = text.firstMatch(of: #/-----BEGIN CERTIFICATE-----(?s:.)*?-----END CERTIFICATE-----/#)
        certificate = try shown.map { try Certificate(pemEncoded: String($0.output)) }
    }
}
