extension CityIndex {
    /// The shortest query for which near misses are searched. Shorter ones are one typo away from too many names.
    static let shortestNearMiss = 4

    /// Ranks every city with a key that, as a whole or at its beginning, differs from the query by a wrong, missing or
    /// extra letter, or by two swapped letters.
    func rankNearMisses(of query: [UInt8], in ranking: inout CityRanking) {
        var city = 0
        var isOwnName = true
        bytes.withUnsafeBytes { bytes in
            let keys = UnsafeRawBufferPointer(rebasing: bytes[layout.keys..<layout.end])
            func compareKey(at start: Int) {
                guard let kind = Self.nearMiss(of: query, keys, at: start) else { return }
                ranking.offer(city, kind, population: population(at: city), isOwnName: isOwnName)
            }
            compareKey(at: 0)
            ByteSearch.forEachByte(upTo: Separator.otherNames, in: keys) { position in
                let byte = keys[position]
                if byte == Separator.city { city += 1 }
                if byte != Separator.key { isOwnName = byte == Separator.city }
                compareKey(at: position + 1)
            }
        }
    }

    /// Returns how the key at a position, or its beginning, matches the query with one typo; `nil` if it doesn't.
    private static func nearMiss(
        of query: [UInt8], _ keys: UnsafeRawBufferPointer, at start: Int
    ) -> CityRanking.Kind? {
        guard start < keys.count, keys[start] > Separator.otherNames else { return nil }
        let first = keys[start]
        let next = start + 1 < keys.count ? keys[start + 1] : Separator.city
        // After one typo the first letter is unchanged, or the second letter is in its own or the first position.
        guard first == query[0] || next == query[1] || next == query[0] || first == query[1],
            let end = end(ofNearMiss: query, keys, from: start)
        else { return nil }
        return end >= keys.count || keys[end] <= Separator.otherNames ? .nearMiss : .nearPrefix
    }

    /// Returns the end of the part of a key that matches the query with one typo; `nil` if there is more than one.
    private static func end(
        ofNearMiss query: [UInt8], _ keys: UnsafeRawBufferPointer, from start: Int
    ) -> Int? {
        var same = 0
        while same < query.count, start + same < keys.count, keys[start + same] == query[same] { same += 1 }
        let position = start + same
        func agrees(_ rest: Int, _ place: Int) -> Int? {
            let length = query.count - rest
            guard length >= 0, place + length <= keys.count else { return nil }
            for index in 0..<length where keys[place + index] != query[rest + index] { return nil }
            return place + length
        }
        let isInKey = position < keys.count && keys[position] > Separator.otherNames
        if isInKey, let end = agrees(same + 1, position + 1) ?? agrees(same, position + 1) { return end }
        if let end = agrees(same + 1, position) { return end }
        guard isInKey, same + 1 < query.count, position + 1 < keys.count, keys[position] == query[same + 1],
            keys[position + 1] == query[same]
        else { return nil }
        return agrees(same + 2, position + 2)
    }
}
