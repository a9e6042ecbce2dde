import Almanac
import Records

/// Somebody's memorisation in one file: what happened, and what they want of a day. `docs/hifz.md` describes it.
public struct HifzFile: Sendable {
    public let log: HifzLog
    public let wish: DayWish
    public let days: HifzDays
    /// The share that should still be recalled when it is due; `nil` where the configured one holds.
    public let retention: Double?

    public init(_ json: JSON, _ config: HifzConfig) throws(HifzFault) {
        let root = HifzReader(json)
        let limits = config.minuteChoices
        wish = DayWish(
            minutes: try root.optional("minutes")?.integer(in: limits) ?? config.minutes,
            newPortions: try root.optional("newPortions")?.integer(in: 0...20) ?? 1)
        days = HifzDays(excused: try Self.dates("excused", root), mercy: try Self.dates("mercy", root))
        retention = try root.optional("retention")?.number(in: config.retentions)
        var events: [HifzEvent] = []
        var known: Set<String> = []
        for reader in try root.member("events").elements() {
            let event = try HifzEvent(reader)
            guard known.insert(event.id).inserted else {
                throw try reader.member("id").fault(.twice(event.id))
            }
            events.append(event)
        }
        log = HifzLog(events)
    }

    private static func dates(_ name: String, _ root: HifzReader) throws(HifzFault) -> Set<CivilDate> {
        var dates: Set<CivilDate> = []
        guard let list = try root.optional(name) else { return dates }
        for element in try list.elements() { dates.insert(try element.date()) }
        return dates
    }
}
