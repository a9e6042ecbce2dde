extension CityIndex {
    /// Returns the city of a country that has exactly this name, in any spelling that counts as the same; `nil` if
    /// there is none. If there are several, it is the one that people most likely mean.
    ///
    /// - Parameters:
    ///   - text: Any of the city's names.
    ///   - code: The country's ISO 3166-1 alpha-2 code.
    public func city(named text: String, inCountry code: String) -> City? {
        let query = FoldedName(query: text).bytes
        guard !query.isEmpty, let country = countryCodes.firstIndex(of: code) else { return nil }
        var ranking = CityRanking(limit: 1)
        bytes.withUnsafeBytes { bytes in
            let keys = UnsafeRawBufferPointer(rebasing: bytes[layout.keys..<layout.end])
            ByteSearch.forEachPlace(of: query, in: keys) { position in
                let before = position > 0 ? keys[position - 1] : Separator.city
                let after = position + query.count < keys.count ? keys[position + query.count] : Separator.city
                guard Self.kind(before: before, after: after) == .whole else { return }
                let city = city(ofKeyAt: position)
                guard Int(self.bytes.littleEndian16(at: layout.countryColumn + 2 * city)) == country else { return }
                ranking.offer(
                    city, .whole, population: population(at: city), isOwnName: Self.isOwnName(keys, at: position))
            }
        }
        return ranking.cities.first.flatMap { self[$0] }
    }

    /// Whether two texts are the same name, ignoring case, accents, vowel marks, articles and variants of letters.
    public static func isSameName(_ one: String, _ other: String) -> Bool {
        FoldedName(name: one).bytes == FoldedName(name: other).bytes
    }
}
