import App
import HTTPTypes
import HummingbirdCore
import People
import Records

/// The cookie that a device shows which was paired or signed in, on TLS listeners alone. Its prefix keeps it to this
/// host, to TLS and to the root path (RFC 6265bis §4.1.3), so that no other page can set it; no script reads it.
enum SessionCookie {
    static let name = "__Host-wird"
    /// The longest that browsers keep a cookie (RFC 6265bis §5.5). A device that is in use has it anew each day.
    static let seconds = App.deviceIdleDays * 86_400

    /// Whose session it is, and its secret.
    struct Value: Hashable, Sendable {
        var person: String
        /// 64 hexadecimal digits.
        var secret: String

        /// `<secret>` for the owner, whose devices were here first, otherwise `<person>.<secret>`.
        var text: String { person == Person.owner ? secret : "\(person).\(secret)" }
    }

    /// What a request's cookies say; `nil` if it shows none.
    static func shown(by request: Request) -> Value? {
        guard let text = value(of: request, name) else { return nil }
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return Value(person: Person.owner, secret: text) }
        // What isn't the id of a person opens nothing, whatever follows.
        return Person.isID(parts[0]) && parts[0] != Person.owner ? Value(person: parts[0], secret: parts[1]) : nil
    }

    /// The value of a cookie; `nil` if it isn't there or empty.
    static func value(of request: Request, _ name: String) -> String? {
        for field in request.headers[values: .cookie] {
            for pair in field.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix(name + "=") else { continue }
                let value = String(pair.dropFirst(name.count + 1))
                return value.isEmpty ? nil : value
            }
        }
        return nil
    }

    /// The field that sets it.
    static func field(_ value: Value) -> String {
        "\(name)=\(value.text); Path=/; Max-Age=\(seconds); Secure; HttpOnly; SameSite=Lax"
    }

    /// The field that takes it away.
    static let none = "\(name)=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax"

    /// A new secret: 256 random bits.
    static func make(_ world: World) -> String {
        let (first, second) = (world.entropy(), world.entropy())
        return [first.high, first.low, second.high, second.low].map { Hex.encode($0) }.joined()
    }
}
