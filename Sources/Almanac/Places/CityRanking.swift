/// The best matches of a search so far, the best first, never more than a limit.
struct CityRanking {
    /// How a name matches, the weakest first.
    enum Kind: Int, Comparable {
        case nearPrefix, nearMiss, part, wordPrefix, prefix, whole

        static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }

    private struct Entry {
        var city: Int
        var kind: Kind
        var weight: Int64

        func isBefore(_ other: Entry) -> Bool {
            if kind != other.kind { return kind > other.kind }
            if weight != other.weight { return weight > other.weight }
            return city < other.city
        }
    }

    private let limit: Int
    private var entries: [Entry] = []

    init(limit: Int) {
        self.limit = min(limit, 100)
    }

    /// The cities' places in the list.
    var cities: [Int] { entries.map { $0.city } }

    /// Whether something matches at least as well as this.
    func holds(_ kind: Kind) -> Bool {
        guard let best = entries.first else { return false }
        return best.kind >= kind
    }

    /// Takes a match; of a city's matches the best one counts.
    mutating func offer(_ city: Int, _ kind: Kind, population: Int, isOwnName: Bool) {
        let entry = Entry(city: city, kind: kind, weight: Int64(population) * (isOwnName ? 8 : 1))
        if entries.count == limit, let last = entries.last, !entry.isBefore(last) { return }
        if let index = entries.firstIndex(where: { $0.city == city }) {
            guard entry.isBefore(entries[index]) else { return }
            entries.remove(at: index)
        }
        let place = entries.firstIndex { entry.isBefore($0) } ?? entries.count
        entries.insert(entry, at: place)
        if entries.count > limit { entries.removeLast() }
    }
}
