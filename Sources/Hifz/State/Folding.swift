import Almanac

/// What a log says of the plan as a whole: which items are in it, and which events were mistakes.
struct Folding {
    private(set) var withdrawn: Set<String> = []
    private(set) var items: [ItemState] = []

    init(_ log: HifzLog) {
        for event in log.events {
            if case .withdrawn(let id) = event.act, id != event.id { withdrawn.insert(id) }
        }
        // The first event that adds an item gives it its place, the last that adds or removes it decides whether it is there.
        var found: [HifzItem: (order: Int, words: Int, isThere: Bool)] = [:]
        var batch = 0
        var last: HifzEvent?
        for event in log.events where !withdrawn.contains(event.id) {
            if let last, last.date != event.date || last.at != event.at { batch += 1 }
            last = event
            switch event.act {
            case .added(let words), .known(let words, _):
                found[event.item] = (found[event.item]?.order ?? batch, words, true)
            case .removed: found[event.item]?.isThere = false
            case .learnt, .reviewed, .moved, .withdrawn: break
            }
        }
        let there = found.filter { $0.value.isThere }.sorted { a, b in
            a.value.order != b.value.order ? a.value.order < b.value.order : a.key.precedes(b.key)
        }
        items = there.map { ItemState(item: $0.key, words: $0.value.words) }
    }
}
