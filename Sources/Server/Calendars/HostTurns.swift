import Almanac
import Foundation
import Records

/// How often hosts are asked for calendars, whoever they are for: so that many people's subscriptions to one calendar
/// don't make this server a burden to it.
struct HostTurns: Sendable {
    private let turns: Turns

    /// - Parameter bundle: the bundle with `NetworkConfig.json`, which says how often a host is asked.
    init(_ bundle: JSON) {
        let host = bundle["config"]?["NetworkConfig"]?["calendars"]?["host"]
        turns = Turns(Int(clamping: host?["count"]?.int ?? 0), in: .minutes(host?["minutes"]?.int ?? 0))
    }

    /// Takes a turn to ask the host of an address; `nil`, or the seconds until there is one.
    func take(_ address: String, at now: Instant) -> Int64? {
        guard let host = URL(string: address).flatMap({ Outgoing.host(of: $0)?.host }) else { return nil }
        return turns.take(host, at: now)
    }
}
