/// Searches a text by words. The same query always has the same results.
public struct TextSearch: Sendable {
    let index: SearchIndex
    /// Whether the text is the Quran itself.
    let isArabic: Bool
    /// The number of results below which words of the same stem are searched too.
    let enough: Int
    /// The most words of a query that are used.
    private static let mostWords = 24

    public init(_ index: SearchIndex, isArabic: Bool, enough: Int = 10) {
        self.index = index
        self.isArabic = isArabic
        self.enough = enough
    }

    /// Returns the ayat that contain a query's words, best first.
    ///
    /// - Parameter isOpen: Whether the last word may still be being typed.
    public func search(_ question: String, limit: Int, isOpen: Bool = true) -> TextHits {
        var terms = self.terms(question)
        guard !terms.isEmpty, limit > 0 else { return TextHits() }
        terms[terms.count - 1].isOpen = isOpen
        let matches = terms.map { Match(index.costs(of: $0, .word)) }
        if isElsewhere(matches) { return TextHits() }
        let found = Finding(index, matches)
        var hits = found.hits(limit: limit)
        if found.complete.count < enough {
            let further = widened(terms, matches, limit)
            if found.complete.isEmpty { hits = further } else { hits.append(further, limit: limit) }
            hits.isNear = found.complete.isEmpty
        }
        hits.hasEveryWord = matches.allSatisfy { $0.hasWhole }
        return hits
    }

    /// Returns the additional results for words of the same stem, and for words similar to those that don't occur.
    private func widened(_ terms: [SearchTerm], _ words: [Match], _ limit: Int) -> TextHits {
        var matches = terms.map { Match(index.costs(of: $0, .stem)) }
        for number in terms.indices where matches[number].forms.isEmpty {
            matches[number] = Match(index.costs(of: terms[number], .near))
        }
        let hits = Finding(index, matches).hits(limit: limit)
        // A word with a typo may have the stem of another: قل هو الله احدد means a phrase that does occur.
        if let first = hits.hits.first, first.rank <= .nearPhrase { return hits }
        var isChanged = false
        for number in terms.indices where words[number].forms.isEmpty && !matches[number].forms.isEmpty {
            matches[number] = Match(index.costs(of: terms[number], .near))
            isChanged = true
        }
        guard isChanged else { return hits }
        let nearer = Finding(index, matches).hits(limit: limit)
        guard let rank = nearer.hits.first?.rank, rank < hits.hits.first?.rank ?? .most else { return hits }
        return nearer
    }

    /// Whether a query is in another language than the text, because most of its words don't occur.
    private func isElsewhere(_ matches: [Match]) -> Bool {
        guard matches.count > 2 else { return false }
        var known = 0
        for match in matches where !match.forms.isEmpty { known += 1 }
        return known * 2 < matches.count
    }

    private func terms(_ question: String) -> [SearchTerm] {
        var terms: [SearchTerm] = []
        var waiting: [Unicode.Scalar] = []
        for word in TextWord.words(of: question).prefix(Self.mostWords) {
            if isArabic, waiting.isEmpty, Self.isVocative(word.scalars) {
                waiting = word.scalars
                continue
            }
            // The Uthmani script joins the vocative to its word, so "يا أيها" is a single word in it.
            if !waiting.isEmpty {
                let joined = SearchTerm(arabic: waiting + word.scalars)
                if let joined, !index.costs(of: joined, .word).forms.isEmpty {
                    terms.append(joined)
                    waiting = []
                    continue
                }
                if let alone = SearchTerm(arabic: waiting) { terms.append(alone) }
                waiting = []
            }
            let term = isArabic ? SearchTerm(arabic: word.scalars) : SearchTerm(folded: word.scalars)
            if let term { terms.append(term) }
        }
        if !waiting.isEmpty, let alone = SearchTerm(arabic: waiting) { terms.append(alone) }
        return terms
    }

    /// Whether a word is يا, ويا, فيا or ها on its own.
    private static func isVocative(_ scalars: [Unicode.Scalar]) -> Bool {
        let letters = FoldedWord.key(scalars)
        typealias A = SearchAlphabet
        return letters == [A.yeh, A.alif] || letters == [A.heh, A.alif] || letters == [A.waw, A.yeh, A.alif]
            || letters == [A.feh, A.yeh, A.alif]
    }

    /// The forms of a term with their costs.
    struct Match {
        var forms: [(form: Int, cost: UInt8)] = []
        /// Whether the term occurs as a whole word.
        var hasWhole = false

        init(_ found: (costs: [UInt8], forms: [Int])) {
            for form in found.forms {
                forms.append((form, found.costs[form]))
                if found.costs[form] < SearchCost.prefix { hasWhole = true }
            }
        }
    }
}
