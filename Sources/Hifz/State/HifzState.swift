import Almanac

/// Somebody's memorisation: a fold of its log, the same whatever the order in which the events arrived.
public struct HifzState: Sendable {
    /// In the order in which they were added, and of those added at once in the order of the Quran.
    public internal(set) var items: [ItemState]
    public let model: MemoryModel
    let config: HifzConfig
    /// How many portions have been learnt.
    var portions = 0

    public init(_ log: HifzLog, _ config: HifzConfig, model: MemoryModel) {
        self.config = config
        self.model = model
        let folding = Folding(log)
        items = folding.items
        var places: [HifzItem: Int] = [:]
        places.reserveCapacity(items.count)
        for (index, state) in items.enumerated() { places[state.item] = index }
        for event in log.events where !folding.withdrawn.contains(event.id) {
            guard let index = places[event.item] else { continue }
            apply(event, at: index)
        }
    }

    private mutating func apply(_ event: HifzEvent, at index: Int) {
        switch event.act {
        case .known(_, let freshness):
            // What was reviewed here already is known better than by its freshness.
            guard items[index].memory == nil else { return }
            items[index].review(config.known[freshness], on: event.date, model)
        case .learnt:
            guard items[index].isNew else { return }
            learn(index, on: event.date)
        case .reviewed(let confirmed):
            if items[index].isNew { begin(index, on: event.date) }
            items[index].review(confirmed.grade, on: event.date, model)
        case .moved(let date): items[index].moved = date
        case .added, .removed, .withdrawn: break
        }
    }

    /// Notes that an item was drilled until it could be recited.
    mutating func learn(_ index: Int, on date: CivilDate) {
        items[index].learnt = date
        begin(index, on: date)
    }

    /// Gives a passage its place among the portions. Junctions go by the model alone.
    private mutating func begin(_ index: Int, on date: CivilDate) {
        items[index].moved = nil
        guard !items[index].item.isJunction else { return }
        items[index].portion = (portions, date)
        portions += 1
    }

    /// Returns an item's state; `nil` if it is not in the plan.
    public subscript(item: HifzItem) -> ItemState? { items.first { $0.item == item } }
}

extension HifzConfig.KnownGrades {
    subscript(freshness: HifzAct.Freshness) -> Grade {
        switch freshness {
        case .fresh: fresh
        case .fair: fair
        case .faded: faded
        }
    }
}
