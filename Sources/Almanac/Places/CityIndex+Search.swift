extension CityIndex {
    /// The cities a person may mean by what they typed, the likeliest first: a whole name, then the beginning of
    /// a name, of a word in it, any part of it, and last names with one slip of the keyboard. Among equals the
    /// larger city comes first, a city's own name counting eight times as much as a by-name.
    public func search(_ text: String, limit: Int = 20) -> [City] {
        let query = FoldedName(query: text).bytes
        guard !query.isEmpty, limit > 0 else { return [] }
        var ranking = CityRanking(limit: limit)
        rankOccurrences(of: query, in: &ranking)
        if !ranking.holds(.prefix), let bare = Self.withoutJoinedArticle(query) {
            rankOccurrences(of: bare, in: &ranking)
        }
        if !ranking.holds(.prefix), query.count >= Self.shortestNearMiss {
            rankNearMisses(of: query, in: &ranking)
        }
        return ranking.cities.compactMap { self[$0] }
    }

    /// Ranks every city one of whose keys holds the query.
    private func rankOccurrences(of query: [UInt8], in ranking: inout CityRanking) {
        // A letter or two occur in the middle of nearly every name.
        let weakest: CityRanking.Kind = query.count > 2 ? .part : .wordPrefix
        bytes.withUnsafeBytes { bytes in
            let keys = UnsafeRawBufferPointer(rebasing: bytes[layout.keys..<layout.end])
            ByteSearch.forEachPlace(of: query, in: keys) { position in
                let before = position > 0 ? keys[position - 1] : Separator.city
                let after = position + query.count < keys.count ? keys[position + query.count] : Separator.city
                let kind = Self.kind(before: before, after: after)
                guard kind >= weakest else { return }
                let city = city(ofKeyAt: position)
                ranking.offer(
                    city, kind, population: population(at: city), isOwnName: Self.isOwnName(keys, at: position))
            }
        }
    }

    /// The city that a place in the keys belongs to: the first whose keys end after it.
    func city(ofKeyAt position: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let end = Int(bytes.littleEndian32(at: layout.keysEndColumn + 4 * middle) & 0x7FFF_FFFF)
            if end > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Whether a place in the keys is in a name of the city's own: no by-names begin between it and the city before.
    static func isOwnName(_ keys: UnsafeRawBufferPointer, at position: Int) -> Bool {
        var index = position
        while index > 0 {
            index -= 1
            if keys[index] == Separator.city { return true }
            if keys[index] == Separator.otherNames { return false }
        }
        return true
    }

    static func kind(before: UInt8, after: UInt8) -> CityRanking.Kind {
        if before <= Separator.otherNames { return after <= Separator.otherNames ? .whole : .prefix }
        return before == FoldedName.space ? .wordPrefix : .part
    }

    /// "alquds" without its article; `nil` when the query doesn't begin with one.
    private static func withoutJoinedArticle(_ query: [UInt8]) -> [UInt8]? {
        guard query.count >= 5, query[1] == UInt8(ascii: "l"),
            query[0] == UInt8(ascii: "a") || query[0] == UInt8(ascii: "e")
        else { return nil }
        return Array(query[2...])
    }
}
