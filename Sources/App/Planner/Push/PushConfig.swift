import Almanac
import Planner
import Records

/// How alerts by push are sent: `PushConfig.json`, which its schema has checked when the bundle was built.
struct PushConfig: Sendable {
    private let json: JSON

    init(_ bundle: AppBundle) { json = bundle.config["PushConfig"] ?? .null }

    /// How a group's alerts travel (RFC 8030 §5).
    struct Kind: Sendable {
        /// The seconds that a service keeps one for a device that is away.
        let seconds: Int64
        let urgency: String
        /// What an undelivered alert shares with the one that replaces it; empty if none does.
        let topic: String
    }

    /// The name of the alerts that try a device out.
    static let test = "test"
    /// The name of the course's alerts.
    static let course = "course"
    /// The name of the alert with the ayah of the day.
    static let ayah = "ayah"

    func kind(_ name: String) -> Kind {
        let kind = json["kinds"]?[name]
        return Kind(
            seconds: kind?["ttl"]?.int ?? 0, urgency: kind?["urgency"]?.string ?? "normal",
            topic: kind?["replaces"]?.bool == true ? name : "")
    }

    /// The operator's contact; `nil` without a real one.
    var contact: String? { PushContact.checked(json["contact"]?.string ?? "") }
    /// When the ayah of the day comes, for a person who chose no other time.
    var ayahTime: ClockTime { json["ayah"]?.string.flatMap { ClockTime($0) } ?? .midnight }
    /// How many devices may have alerts.
    var devices: Int { Int(clamping: json["devices"]?.int ?? 0) }
    /// How many alerts a device gets within how many minutes.
    var most: Int { Int(clamping: json["rate"]?["count"]?.int ?? 0) }
    var minutes: Int64 { json["rate"]?["minutes"]?.int ?? 0 }
    /// The seconds that one process may send before others take over.
    var lease: Int64 { json["sending"]?["lease"]?.int ?? 0 }

    /// What the host needs for sending.
    var sending: JSON { json["sending"] ?? .null }
    var retry: JSON { json["retry"] ?? .null }
}
