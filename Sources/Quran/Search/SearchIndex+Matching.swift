import Records

/// How widely a term is looked for; each step holds those before it.
enum SearchWidth: Int, Comparable {
    /// The word itself, with what is written in front of it, and longer words where it is still being typed.
    case word
    /// Also words of the same stem, and longer words.
    case stem
    /// Also words a letter or two away.
    case near

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension SearchIndex {
    /// What each form costs for a term; ``SearchCost/none`` where it is not meant.
    func costs(of term: SearchTerm, _ width: SearchWidth) -> (costs: [UInt8], forms: [Int]) {
        var costs = [UInt8](repeating: SearchCost.none, count: formCount)
        var forms: [Int] = []
        func note(_ form: Int, _ cost: UInt8) {
            guard form < formCount else { return }
            if costs[form] == SearchCost.none { forms.append(form) }
            costs[form] = min(costs[form], cost)
        }
        for (number, spelling) in term.spellings.enumerated() {
            // One letter begins too much, and two that nobody is still typing.
            let length = spelling.key.count
            let isOpen = term.isOpen ? length > 1 || spelling.gaps.contains { $0 != 0 } : width >= .stem && length > 2
            match(spelling, isOpen: isOpen, isLoose: width >= .stem) { record, cost in
                note(form(at: record), cost == SearchCost.exact && number > 0 ? SearchCost.spelling : cost)
            }
        }
        if width >= .stem, let stem = term.stem { self.forms(ofStem: stem) { note($0, SearchCost.stem) } }
        if width == .near, let first = term.spellings.first {
            near(first.key) { record, distance in note(form(at: record), SearchCost.near + UInt8(distance)) }
        }
        return (costs, forms)
    }

    private func match(_ spelling: ArabicSpelling, isOpen: Bool, isLoose: Bool, _ note: (Int, UInt8) -> Void) {
        let length = spelling.key.count
        for index in firstRecord(spelling.key)..<recordCount {
            let record = record(index)
            guard begins(record, with: spelling.key) else { return }
            let isWhole = keyLength(at: record) == length
            if !isWhole && !isOpen { return }
            let fits = !hasGaps(at: record) || spelling.gaps.isEmpty || self.fits(spelling, record, isWhole: isWhole)
            guard fits || (isWhole && isLoose) else { continue }
            let kind = kind(at: record)
            let front: UInt8 = kind == 0 ? 0 : kind == 1 ? SearchCost.attached : SearchCost.article
            if !fits { note(record, SearchCost.near) } else { note(record, isWhole ? front : SearchCost.prefix + min(front, 1)) }
        }
    }

    private func fits(_ spelling: ArabicSpelling, _ record: Int, isWhole: Bool) -> Bool {
        let last = spelling.gaps.count - 1
        for index in 0..<last where !ArabicSpelling.overlap(spelling.gaps[index], gap(index, at: record)) { return false }
        let theirs = gap(last, at: record)
        return isWhole ? ArabicSpelling.overlap(spelling.gaps[last], theirs) : spelling.gaps[last] >> 4 <= theirs & 15
    }

    /// Gives the records whose keys are one letter away, or two where the word is long.
    private func near(_ key: [UInt8], _ give: (Int, Int) -> Void) {
        let limit = key.count >= 7 ? 2 : key.count >= 3 ? 1 : 0
        guard limit > 0 else { return }
        shapes.value { SearchShapes(self) }.near(key, atMost: limit) { records in
            let first = record(records.lowerBound)
            let theirs = (0..<keyLength(at: first)).map { index in self.key(index, at: first) }
            let distance = EditDistance.between(key, theirs, atMost: limit)
            guard distance <= limit else { return }
            for number in records { give(record(number), distance) }
        }
    }
}
