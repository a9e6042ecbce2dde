extension TextSearch {
    /// The terms that occur in each ayah, and how they are arranged.
    struct Finding {
        private let index: SearchIndex
        private let matches: [Match]
        /// The least cost for each term and ayah.
        private var best: [UInt8]
        /// The ayat that contain every term.
        private(set) var complete: [Int] = []

        init(_ index: SearchIndex, _ matches: [Match]) {
            self.index = index
            self.matches = matches
            let ayahCount = index.ayahCount
            best = [UInt8](repeating: SearchCost.none, count: matches.count * ayahCount)
            best.withUnsafeMutableBufferPointer { best in
                for (term, match) in matches.enumerated() {
                    let start = term * ayahCount
                    for (form, cost) in match.forms {
                        index.places(of: form) { ayah, _ in
                            if cost < best[start + ayah] { best[start + ayah] = cost }
                        }
                    }
                }
            }
            for ayah in 0..<ayahCount where holds(ayah) == matches.count { complete.append(ayah) }
        }

        /// Returns the number of terms in an ayah.
        private func holds(_ ayah: Int) -> Int {
            var count = 0
            for term in matches.indices where best[term * index.ayahCount + ayah] != SearchCost.none { count += 1 }
            return count
        }

        private func cost(_ ayah: Int) -> Int {
            var sum = 0
            for term in matches.indices {
                let cost = best[term * index.ayahCount + ayah]
                sum += cost == SearchCost.none ? 0 : Int(cost)
            }
            return sum
        }

        /// Returns the best of them with their words.
        func hits(limit: Int) -> TextHits {
            let isWhole = !complete.isEmpty
            let ayat = isWhole ? complete : most()
            var result = TextHits()
            result.count = ayat.count
            result.isNear = !isWhole
            if matches.count == 1 {
                let chosen = ayat.sorted { (cost($0), $0) < (cost($1), $1) }.prefix(limit)
                let places = SearchPlaces(index, matches, in: Array(chosen))
                for ayah in chosen {
                    result.hits.append(
                        TextHit(position: ayah, rank: .phrase, cost: cost(ayah), words: places.words(in: ayah)))
                }
                return result
            }
            let places = SearchPlaces(index, matches, in: ayat)
            var ranked: [(hit: TextHit, span: Int)] = []
            for ayah in ayat {
                let order = places.order(in: ayah, terms: matches.count, isWhole: isWhole)
                let missing = matches.count - (isWhole ? matches.count : holds(ayah))
                let hit = TextHit(position: ayah, rank: order.rank, cost: cost(ayah) + missing * 20, words: [])
                ranked.append((hit, order.span))
            }
            ranked.sort { a, b in
                (a.hit.rank.rawValue, a.hit.cost, a.span, a.hit.position)
                    < (b.hit.rank.rawValue, b.hit.cost, b.span, b.hit.position)
            }
            for entry in ranked.prefix(limit) {
                var hit = entry.hit
                hit.words = places.words(in: hit.position, terms: matches.count, rank: hit.rank)
                result.hits.append(hit)
            }
            return result
        }

        /// Returns the ayat with the greatest number of terms, which must be at least six of ten, or one of two.
        private func most() -> [Int] {
            let least = matches.count == 2 ? 1 : max((matches.count * 6 + 9) / 10, 1)
            guard least < matches.count else { return [] }
            var ayat: [Int] = []
            var greatest = least
            for ayah in 0..<index.ayahCount {
                let count = holds(ayah)
                if count > greatest { (ayat, greatest) = ([], count) }
                if count == greatest { ayat.append(ayah) }
            }
            return ayat
        }
    }
}
