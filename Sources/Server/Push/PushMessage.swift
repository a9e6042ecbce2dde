import App
import Foundation
import Records

/// A message to one browser, with what its service is told of it (RFC 8030 §5).
struct PushMessage: Sendable {
    /// The subscription and the reminder, as the app names them.
    let device: String
    let key: String
    let receiver: PushReceiver
    /// What the browser shows, as a declarative message (Push API, "declarative push message").
    let payload: [UInt8]
    /// The seconds that the service keeps it for a browser that is away (RFC 8030 §5.2).
    let seconds: Int64
    /// How soon a device that saves power takes it: `very-low` to `high` (RFC 8030 §5.3).
    let urgency: String
    /// What an undelivered message shares with the one that replaces it, empty for none (RFC 8030 §5.4).
    let topic: String

    init(
        device: String, key: String, receiver: PushReceiver, payload: [UInt8], seconds: Int64, urgency: String,
        topic: String
    ) {
        self.device = device
        self.key = key
        self.receiver = receiver
        self.payload = payload
        self.seconds = seconds
        self.urgency = urgency
        self.topic = topic
    }

    /// Reads a message of the app's; `nil` if it can't be sent.
    init?(_ json: JSON) {
        guard let device = json["device"]?.string, let key = json["key"]?.string,
            let endpoint = json["endpoint"]?.string, let browserKey = json["p256dh"]?.string,
            let secret = json["auth"]?.string, let payload = json["payload"], let seconds = json["ttl"]?.int,
            let receiver = PushReceiver(endpoint: endpoint, key: browserKey, secret: secret)
        else { return nil }
        self.init(
            device: device, key: key, receiver: receiver, payload: payload.bytes(), seconds: max(0, seconds),
            urgency: json["urgency"]?.string ?? "normal", topic: json["topic"]?.string ?? "")
    }

    /// The topic as the service hears it: a hash, so that it says nothing, and differs from one browser to the next.
    /// It may have 32 characters (RFC 8030 §5.4), which are 24 octets.
    var hiddenTopic: String? {
        guard !topic.isEmpty, let hash = Hex.decode(SHA256.hex(Array(topic.utf8) + receiver.secret)) else {
            return nil
        }
        return Base64.encode(Array(hash.prefix(24)), .url)
    }
}

/// What became of a message.
enum PushResult: Hashable, Sendable {
    /// The service has it.
    case sent
    /// The subscription is over (404, 410; RFC 8030 §7.3).
    case gone
    /// The service is busy or away; it may say how many seconds to wait.
    case later(seconds: Int64?)
    /// The service refuses it with a status for good.
    case refused(status: Int)
    /// The address leads to where nothing is sent.
    case forbidden
}
