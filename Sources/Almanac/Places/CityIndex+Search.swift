extension CityIndex {
    /// Returns the cities that a person may mean, most likely first: those whose whole name matches, then by a match at
    /// the beginning of a name, at the beginning of a word, or anywhere in a name, and finally by a match with one
    /// typo. Within these groups larger cities come first, with a city's own name counting eight times as much as an
    /// alternative one.
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

    /// Ranks every city with a key that contains the query.
    private func rankOccurrences(of query: [UInt8], in ranking: inout CityRanking) {
        // One or two letters occur within nearly every name.
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

    /// Returns the city that a position in the keys belongs to: the first whose keys end after it.
    func city(ofKeyAt position: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let end = Int(bytes.littleEndian32(at: layout.keysEndColumn + 4 * middle) & 0x7FFF_FFFF)
            if end > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Whether a position in the keys belongs to a city's own names, because no alternative names begin between it and
    /// the previous city.
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

    /// Returns a query such as "alquds" without its article; `nil` if it doesn't begin with one.
    private static func withoutJoinedArticle(_ query: [UInt8]) -> [UInt8]? {
        guard query.count >= 5, query[1] == UInt8(ascii: "l"),
            query[0] == UInt8(ascii: "a") || query[0] == UInt8(ascii: "e")
        else { return nil }
        return Array(query[2...])
    }
}
