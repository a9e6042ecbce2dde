import Almanac

/// The contents of the path's daily screen.
public struct PathToday: Hashable, Sendable {
    /// The visible essentials, and those folded away under "more when you can" (WP-080).
    public let essentials: [Item]
    public let folded: [Item]
    /// The bonuses, which are never marked as missing.
    public let bonuses: [Item]
    /// The name of the day's question for reflection.
    public let reflection: String

    /// An entry that can be logged.
    public struct Item: Hashable, Sendable {
        /// The plan's action, and what is logged for it: the action itself, or one of its parts.
        public var action: String
        public var entry: String
        public var area: WorshipArea
        public var minutes: Int
        public var opens: PathAction.Destination?
        public var state: State
    }

    /// The state of an entry. There is none for what was not done.
    public enum State: Hashable, Sendable {
        case open
        case later
        case putOff
        case done
    }

    /// - Parameter isFolded: Whether the response to too much is in force, so that only the first open essentials stay
    ///   visible.
    public init(_ mix: WorshipMix, log: DayLog, isFolded: Bool = false, config: PathConfig) {
        let all = Self.items(mix.essentials, log, config)
        var visible: [Item] = []
        var rest: [Item] = []
        for item in all {
            let isRoom = visible.count < config.overwhelm.visible
            if !isFolded || (isRoom && item.state != .done) { visible.append(item) } else { rest.append(item) }
        }
        essentials = visible
        folded = rest
        bonuses = Self.items(mix.bonuses, log, config)
        let count = config.reflections.count
        let place = Int(log.date.dayNumber) % count
        reflection = config.reflections[(place + count) % count]
    }

    private static func items(_ actions: [PlannedAction], _ log: DayLog, _ config: PathConfig) -> [Item] {
        var items: [Item] = []
        for planned in actions {
            let action = config.action(planned.id)
            for entry in config.entries(of: planned.id) {
                let state: State =
                    log.isDone(entry)
                    ? .done : log.isPutOff(entry) ? .putOff : log.isPostponed(entry) ? .later : .open
                items.append(
                    Item(
                        action: planned.id, entry: entry, area: planned.area, minutes: planned.minutes,
                        opens: action?.opens, state: state))
            }
        }
        return items
    }
}
