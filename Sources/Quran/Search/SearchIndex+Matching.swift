import Records

/// How broadly a term is searched. Each level includes those before it.
enum SearchWidth: Int, Comparable {
    /// The word itself, with proclitics, and longer words if it is still being typed.
    case word
    /// Also words of the same stem, and longer words.
    case stem
    /// Also words that differ by a letter or two.
    case near

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How well a word matches a spelling with the same letters.
private enum SpellingFit {
    /// The alifs and hamzas are the same.
    case exact
    /// The only difference is a hamza that people commonly omit: one on an alif, or one at the end of a word.
    case habit
    /// The seat of a hamza was typed as the plain letter: مومن for مؤمن, although اليك may also be a different word.
    case seat
    /// A hamza differs, which makes it a different word: بئر and بر.
    case folded
    /// The alifs differ.
    case none
}

extension SearchIndex {
    /// Returns the cost of each form for a term, which is ``SearchCost/none`` if the form doesn't match.
    func costs(of term: SearchTerm, _ width: SearchWidth) -> (costs: [UInt8], forms: [Int]) {
        var costs = [UInt8](repeating: SearchCost.none, count: formCount)
        var forms: [Int] = []
        var seats: [(form: Int, cost: UInt8)] = []
        var hasWhole = false
        func note(_ form: Int, _ cost: UInt8) {
            guard form < formCount else { return }
            if costs[form] == SearchCost.none { forms.append(form) }
            costs[form] = min(costs[form], cost)
            if cost < SearchCost.prefix { hasWhole = true }
        }
        for (number, spelling) in term.spellings.enumerated() {
            // A single letter begins too many words, and so do two unless the word is still being typed.
            let length = spelling.key.count
            let isOpen = term.isOpen ? length > 1 || spelling.gaps.contains { $0 != 0 } : width >= .stem && length > 2
            match(spelling, isOpen: isOpen, isLoose: width >= .stem) { record, cost, isSeat in
                let cost = number > 0 && cost < SearchCost.article ? cost + SearchCost.spelling : cost
                if isSeat { seats.append((form(at: record), cost)) } else { note(form(at: record), cost) }
            }
        }
        if !hasWhole { for (form, cost) in seats { note(form, cost) } }
        // A word that occurs exactly as typed is that word, rather than the beginning of others (a bee is not "been")
        // or one with a different hamza.
        if hasWhole {
            let isAlone = width == .word || !term.isArabic
            forms.removeAll { form in
                guard costs[form] == SearchCost.folded || (isAlone && costs[form] >= SearchCost.prefix) else {
                    return false
                }
                costs[form] = SearchCost.none
                return true
            }
        }
        if width >= .stem, let stem = term.stem { self.forms(ofStem: stem) { note($0, SearchCost.stem) } }
        if width == .near, let first = term.spellings.first {
            near(first.key) { record, distance in note(form(at: record), SearchCost.near + UInt8(distance)) }
        }
        return (costs, forms)
    }

    private func match(
        _ spelling: ArabicSpelling, isOpen: Bool, isLoose: Bool,
        _ note: (_ record: Int, _ cost: UInt8, _ isSeat: Bool) -> Void
    ) {
        let length = spelling.key.count
        for index in firstRecord(spelling.key)..<recordCount {
            let record = record(index)
            guard begins(record, with: spelling.key) else { return }
            let isWhole = keyLength(at: record) == length
            if !isWhole && !isOpen { return }
            let hasGaps = hasGaps(at: record) && !spelling.gaps.isEmpty
            let fit = hasGaps ? fit(spelling, record, isWhole: isWhole) : .exact
            let kind = kind(at: record)
            let front: UInt8 = kind == 0 ? 0 : kind == 1 ? SearchCost.attached : SearchCost.article
            let whole = isWhole ? front : SearchCost.prefix + min(front, 1)
            switch fit {
            case .exact: note(record, whole, false)
            case .habit: note(record, whole < SearchCost.article ? whole + SearchCost.spelling : whole, false)
            case .seat: note(record, whole, true)
            case .folded: if isWhole && isLoose { note(record, SearchCost.folded, false) }
            case .none: if isWhole && isLoose { note(record, SearchCost.near, false) }
            }
        }
    }

    private func fit(_ spelling: ArabicSpelling, _ record: Int, isWhole: Bool) -> SpellingFit {
        let last = spelling.gaps.count - 1
        var isHabit = false
        var isSeat = false
        var isFolded = false
        for index in 0...last {
            let typed = spelling.gaps[index]
            let written = gap(index, at: record)
            if index < last || isWhole {
                guard ArabicSpelling.overlap(typed, written) else { return .none }
            } else {
                guard ArabicSpelling.least(typed) <= ArabicSpelling.greatest(written) else { return .none }
            }
            guard knowsHamza else { continue }
            let missing = typed & ~written
            if missing & ArabicSpelling.seat != 0 { isFolded = true }
            if written & ~typed & ArabicSpelling.seat != 0, index < last || isWhole { isSeat = true }
            if missing & ArabicSpelling.hamza != 0 {
                if ArabicSpelling.least(typed) > 0 { isHabit = true } else { isFolded = true }
            }
            if written & ~typed & ArabicSpelling.hamza != 0, ArabicSpelling.greatest(typed) == 0,
                index < last || isWhole
            {
                if index == last { isHabit = true } else { isFolded = true }
            }
        }
        return isFolded ? .folded : isSeat ? .seat : isHabit ? .habit : .exact
    }

    /// Passes on the records whose keys differ by one letter, or by two if the word is long.
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
