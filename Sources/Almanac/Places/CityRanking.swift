/// The best matches of a search so far, best first, up to a limit.
struct CityRanking {
    /// How a name matches, weakest first.
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

    /// The indices of the cities in the list.
    var cities: [Int] { entries.map { $0.city } }

    /// Whether there is a match at least as good as this.
    func holds(_ kind: Kind) -> Bool {
        guard let best = entries.first else { return false }
        return best.kind >= kind
    }

    /// Adds a match. Only the best match of each city counts.
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
