import App
import HTTPTypes
import HummingbirdCore
import Records

/// The cookie that a paired device shows, on the TLS listener alone. Its prefix keeps it to this host, to TLS and to the
/// root path (RFC 6265bis §4.1.3), so that no other page can set it; no script reads it.
enum SessionCookie {
    static let name = "__Host-wird"
    /// The longest that browsers keep a cookie (RFC 6265bis §5.5). A device that is in use has it anew each day.
    static let seconds = App.deviceIdleDays * 86_400

    /// The secret in a request's cookies; empty if it shows none.
    static func secret(of request: Request) -> String {
        for field in request.headers[values: .cookie] {
            for pair in field.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                if pair.hasPrefix(name + "=") { return String(pair.dropFirst(name.count + 1)) }
            }
        }
        return ""
    }

    /// The field that sets it.
    static func field(_ secret: String) -> String {
        "\(name)=\(secret); Path=/; Max-Age=\(seconds); Secure; HttpOnly; SameSite=Lax"
    }

    /// A new secret: 256 random bits.
    static func make(_ world: World) -> String {
        let (first, second) = (world.entropy(), world.entropy())
        return [first.high, first.low, second.high, second.low].map { Hex.encode($0) }.joined()
    }
}
