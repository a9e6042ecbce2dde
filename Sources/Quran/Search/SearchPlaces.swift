/// The places of a query's terms in some ayat.
struct SearchPlaces {
    /// The index in ``places`` where those of each ayah begin; ``none`` for an ayah that was not requested.
    private let starts: [Int32]
    private let counts: [Int32]
    /// `word << 16 | term << 8 | cost`, sorted within each ayah.
    private let places: [UInt32]
    private static let none: Int32 = -1

    init(_ index: SearchIndex, _ matches: [TextSearch.Match], in ayat: [Int]) {
        var starts = [Int32](repeating: Self.none, count: index.ayahCount)
        var counts = [Int32](repeating: 0, count: index.ayahCount)
        for ayah in ayat { starts[ayah] = 0 }
        for match in matches {
            for (form, _) in match.forms {
                index.places(of: form) { ayah, _ in if starts[ayah] != Self.none { counts[ayah] += 1 } }
            }
        }
        var total: Int32 = 0
        for ayah in ayat {
            starts[ayah] = total
            total += counts[ayah]
            counts[ayah] = 0
        }
        var places = [UInt32](repeating: 0, count: Int(total))
        for (term, match) in matches.enumerated() {
            for (form, cost) in match.forms {
                index.places(of: form) { ayah, word in
                    guard starts[ayah] != Self.none else { return }
                    places[Int(starts[ayah] + counts[ayah])] = UInt32(word) << 16 | UInt32(term) << 8 | UInt32(cost)
                    counts[ayah] += 1
                }
            }
        }
        for ayah in ayat { places[Int(starts[ayah])..<Int(starts[ayah] + counts[ayah])].sort() }
        self.starts = starts
        self.counts = counts
        self.places = places
    }

    private func range(_ ayah: Int) -> Range<Int> { Int(starts[ayah])..<Int(starts[ayah] + counts[ayah]) }

    /// Returns the matching words of an ayah: those of the consecutive terms if there are such, or else the best ones
    /// for each term.
    func words(in ayah: Int, terms: Int = 1, rank: TextHit.Rank = .all) -> [Int] {
        let list = places[range(ayah)]
        if terms > 1, rank <= .nearPhrase, let start = best(in: list, terms: terms)?.start {
            return Array(start..<(start + terms))
        }
        var best = [UInt32](repeating: .max, count: 32)
        for place in list { best[Int(place >> 8 & 31)] = min(best[Int(place >> 8 & 31)], place & 0xFF) }
        var words: [Int] = []
        for place in list where place & 0xFF <= best[Int(place >> 8 & 31)] + 1 {
            if words.last != Int(place >> 16) { words.append(Int(place >> 16)) }
        }
        return words
    }

    /// Returns how the terms are ordered in an ayah, and how far apart they are.
    func order(in ayah: Int, terms: Int, isWhole: Bool) -> (rank: TextHit.Rank, span: Int) {
        let list = places[range(ayah)]
        guard isWhole else { return (.most, 0) }
        if let best = best(in: list, terms: terms) { return (best.rank, best.span) }
        return (.all, Int((list.last ?? 0) >> 16) - Int((list.first ?? 0) >> 16))
    }

    /// Returns the closest occurrence of the terms in their order.
    private func best(in list: ArraySlice<UInt32>, terms: Int) -> (rank: TextHit.Rank, span: Int, start: Int)? {
        var best: (rank: TextHit.Rank, span: Int, start: Int)?
        for index in list.indices where list[index] >> 8 & 0xFF == 0 {
            guard let chain = chain(from: index, in: list, terms: terms) else { break }
            let start = Int(list[index] >> 16)
            let span = chain.last - start
            let rank: TextHit.Rank = span > terms - 1 ? .ordered : chain.isExact ? .phrase : .nearPhrase
            guard let known = best else {
                best = (rank, span, start)
                continue
            }
            if rank < known.rank || (rank == known.rank && span < known.span) { best = (rank, span, start) }
        }
        return best
    }

    /// Returns the last word of the terms in their order, each at its nearest place after the one before, starting with
    /// a given place of the first; `nil` if they don't occur in this order from there on, and therefore not from any
    /// later place either.
    private func chain(from first: Int, in list: ArraySlice<UInt32>, terms: Int) -> (last: Int, isExact: Bool)? {
        var last = list[first] >> 16
        var isExact = list[first] & 0xFF <= UInt32(SearchCost.spelling)
        var index = first + 1
        for term in 1..<terms {
            while index < list.endIndex, list[index] >> 8 & 0xFF != UInt32(term) || list[index] >> 16 <= last {
                index += 1
            }
            guard index < list.endIndex else { return nil }
            last = list[index] >> 16
            if list[index] & 0xFF > UInt32(SearchCost.spelling) { isExact = false }
            index += 1
        }
        return (Int(last), isExact)
    }
}
