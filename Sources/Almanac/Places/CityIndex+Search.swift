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
        let first = query[0]
        // A letter or two occur in the middle of nearly every name.
        let weakest: CityRanking.Kind = query.count > 2 ? .part : .wordPrefix
        var city = 0
        var isOwnName = true
        bytes.withUnsafeBufferPointer { bytes in
            for position in layout.keys..<layout.end {
                let byte = bytes[position]
                if byte == first {
                    guard Self.matches(query, bytes, at: position, end: layout.end) else { continue }
                    let before = position > layout.keys ? bytes[position - 1] : Separator.city
                    let after = position + query.count < layout.end ? bytes[position + query.count] : Separator.city
                    let kind = Self.kind(before: before, after: after)
                    guard kind >= weakest else { continue }
                    ranking.offer(city, kind, population: population(at: city), isOwnName: isOwnName)
                } else if byte <= Separator.otherNames {
                    if byte == Separator.city { city += 1 }
                    if byte != Separator.key { isOwnName = byte == Separator.city }
                }
            }
        }
    }

    private static func matches(
        _ query: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, at position: Int, end: Int
    ) -> Bool {
        guard position + query.count <= end else { return false }
        for index in 1..<max(1, query.count) where bytes[position + index] != query[index] { return false }
        return true
    }

    private static func kind(before: UInt8, after: UInt8) -> CityRanking.Kind {
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
