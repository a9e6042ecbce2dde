import App
import Foundation
import SwiftASN1
import X509

/// The hosts that a certificate names, as they stand in an address.
struct CertificateNames: Hashable, Sendable {
    /// Names in small letters, and addresses, those of version 6 in brackets.
    let hosts: [String]

    init(hosts: [String]) { self.hosts = hosts }

    init(_ certificate: Certificate) {
        var hosts: [String] = []
        let names = try? certificate.extensions.subjectAlternativeNames
        for name in names ?? SubjectAlternativeNames() {
            switch name {
            case .dnsName(let name): hosts.append(name.lowercased())
            case .ipAddress(let octets): if let text = Self.text(of: Array(octets.bytes)) { hosts.append(text) }
            default: continue
            }
        }
        self.hosts = hosts
    }

    /// The name to put into links: the first that is no address and no pattern.
    var preferred: String? { hosts.first { NetworkAddress($0) == nil && !$0.hasPrefix("*") } ?? hosts.first }

    /// Whether a host of a request is one of the names. A pattern stands for one label (RFC 9525 §6.3).
    func contain(_ host: String) -> Bool {
        if hosts.contains(host) { return true }
        guard let dot = host.firstIndex(of: "."), dot != host.startIndex else { return false }
        return hosts.contains("*" + host[dot...])
    }

    /// The bytes of an address of version 4.
    static func bytes(of address: String) -> [UInt8]? { NetworkAddress(address)?.bytes }

    /// An address's text in a link (RFC 3986 §3.2.2, RFC 5952).
    static func text(of bytes: [UInt8]) -> String? {
        switch bytes.count {
        case 4: return bytes.map(String.init).joined(separator: ".")
        case 16:
            var buffer = [CChar](repeating: 0, count: 64)
            let isWritten = bytes.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &buffer, 64) != nil }
            guard isWritten else { return nil }
            let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return "[\(text)]"
        default: return nil
        }
    }
}
