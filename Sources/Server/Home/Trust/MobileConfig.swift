import Foundation
import Records

/// The profile by which an iPhone or iPad takes in the authority (Apple, "Configuration Profile Reference", payload
/// `com.apple.security.root`). It isn't signed: who could sign it, the phone would have to trust first.
enum MobileConfig {
    static func bytes(_ authority: AuthorityCertificate, description: String) -> [UInt8] {
        let certificate = Data(authority.bytes).base64EncodedString()
        // The same authority gives the same identifiers, so that installing it again replaces it.
        let (profile, payload) = (uuid("profile", authority), uuid("payload", authority))
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            <key>PayloadContent</key>
            <array>
            <dict>
            <key>PayloadCertificateFileName</key><string>wird-authority.crt</string>
            <key>PayloadContent</key><data>\(certificate)</data>
            <key>PayloadDisplayName</key><string>\(escaped(authority.name))</string>
            <key>PayloadIdentifier</key><string>wird.home.authority.\(payload)</string>
            <key>PayloadType</key><string>com.apple.security.root</string>
            <key>PayloadUUID</key><string>\(payload)</string>
            <key>PayloadVersion</key><integer>1</integer>
            </dict>
            </array>
            <key>PayloadDescription</key><string>\(escaped(description))</string>
            <key>PayloadDisplayName</key><string>\(escaped(authority.name))</string>
            <key>PayloadIdentifier</key><string>wird.home.\(profile)</string>
            <key>PayloadType</key><string>Configuration</string>
            <key>PayloadUUID</key><string>\(profile)</string>
            <key>PayloadVersion</key><integer>1</integer>
            </dict>
            </plist>

            """
        return Array(text.utf8)
    }

    /// An identifier made from a hash (RFC 9562 §5.8, version 8).
    private static func uuid(_ part: String, _ authority: AuthorityCertificate) -> String {
        var bytes = Array(SHA256.hash(Array(part.utf8) + authority.bytes).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array(Hex.encode(bytes).uppercased())
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
