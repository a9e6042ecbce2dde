import Almanac
import Foundation
import Records

/// How often hosts are asked for calendars, whoever they are for: so that many people's subscriptions to one calendar
/// don't make this server a burden to it.
actor HostTurns {
    private let count: Int
    private let span: TimeSpan
    private var asked: [String: [Instant]] = [:]

    /// - Parameter bundle: the bundle with `NetworkConfig.json`, which says how often a host is asked.
    init(_ bundle: JSON) {
        let host = bundle["config"]?["NetworkConfig"]?["calendars"]?["host"]
        count = Int(clamping: host?["count"]?.int ?? 0)
        span = .minutes(host?["minutes"]?.int ?? 0)
    }

    /// Takes a turn to ask the host of an address; `nil`, or the seconds until there is one.
    func take(_ address: String, at now: Instant) -> Int64? {
        guard let host = URL(string: address).flatMap({ Outgoing.host(of: $0)?.host }) else { return nil }
        let since = now - span
        for (name, turns) in asked where !turns.contains(where: { $0 > since }) { asked[name] = nil }
        let turns = (asked[host] ?? []).filter { $0 > since }
        guard turns.count < count else { return turns.first.map { max(1, ($0 + span - now).seconds) } ?? 60 }
        asked[host] = turns + [now]
        return nil
    }
}
