import Almanac
import Synchronization

/// The proofs that services are shown, one for each origin, used until half of their time is over: a service may keep
/// what it has checked (RFC 8292 §2).
final class PushTokens: Sendable {
    private let key: PushKey
    private let kept = Mutex<[String: (text: String, until: Instant)]>([:])

    init(_ key: PushKey) { self.key = key }

    /// The `Authorization` for an origin.
    ///
    /// - Parameter seconds: how long a new one is valid.
    func authorization(for origin: String, contact: String, at now: Instant, lasting seconds: Int64) throws -> String {
        let name = origin + " " + contact
        if let token = kept.withLock({ $0[name] }), token.until > now + .seconds(seconds / 2),
            token.until <= now + .seconds(seconds)
        {
            return token.text
        }
        let until = now + .seconds(seconds)
        let text = try key.authorization(for: origin, contact: contact, until: until)
        kept.withLock { kept in kept[name] = (text, until) }
        return text
    }
}
