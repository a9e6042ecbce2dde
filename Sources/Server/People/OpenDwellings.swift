/// Whose data is open: that of whoever came last, up to a number. A store has files, memory and a reader of its own, so a
/// thousand people can't all have one open, and don't need to.
struct OpenDwellings {
    private struct Entry {
        let dwelling: Dwelling
        /// The number of the latest use.
        var turn: Int
    }

    /// A dwelling that is no longer kept here, or never was, but may still be in use.
    private struct Seen {
        weak var dwelling: Dwelling?
    }

    /// How many are kept.
    let most: Int
    private var kept: [String: Entry] = [:]
    private var seen: [String: Seen] = [:]
    private var turn = 0

    init(most: Int) { self.most = max(1, most) }

    /// A person's data if it is open, whoever uses it. Looking isn't using.
    func look(_ person: String) -> Dwelling? { kept[person]?.dwelling ?? seen[person]?.dwelling }

    /// A person's data if it is open, which counts as a use.
    mutating func use(_ person: String) -> Dwelling? {
        guard let dwelling = look(person) else { return nil }
        keep(dwelling)
        return dwelling
    }

    /// Notes data that was just opened. Where somebody else was quicker, theirs is given back.
    mutating func add(_ dwelling: Dwelling) -> Dwelling {
        if let other = look(dwelling.person) { return other }
        seen[dwelling.person] = Seen(dwelling: dwelling)
        return dwelling
    }

    /// Keeps data open from now on.
    mutating func keep(_ dwelling: Dwelling) {
        turn += 1
        kept[dwelling.person] = Entry(dwelling: dwelling, turn: turn)
        seen[dwelling.person] = Seen(dwelling: dwelling)
    }

    /// Lets go of the data that was unused for the longest, until no more than ``most`` is kept.
    ///
    /// - Returns: what was let go. The caller drops it outside its lock: closing a store waits for the disk.
    mutating func trim() -> [Dwelling] {
        var gone: [Dwelling] = []
        while kept.count > most, let oldest = kept.min(by: { $0.value.turn < $1.value.turn }) {
            kept[oldest.key] = nil
            gone.append(oldest.value.dwelling)
        }
        if seen.count > 2 * most { seen = seen.filter { $0.value.dwelling != nil } }
        return gone
    }

    /// Lets go of a person's data.
    mutating func remove(_ person: String) -> Dwelling? {
        defer { (kept[person], seen[person]) = (nil, nil) }
        return look(person)
    }

    /// How many are kept open.
    var count: Int { kept.count }
}
