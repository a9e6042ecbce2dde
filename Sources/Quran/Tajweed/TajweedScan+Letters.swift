extension TajweedScan {
    /// Returns the letter read after this one in the same breath without a pause; `nil` if there is none.
    func following(_ i: Int) -> Int? {
        var next = i + 1
        while next < breath.upperBound {
            switch letters[next].gap {
            case .none, .space: break
            case .pause: if pauses == .apart { return nil }
            case .sakt: return nil
            }
            if !isPassedOver(next) { return next }
            next += 1
        }
        return nil
    }

    /// Whether a letter is written but not read: one with the circle, or the seat of a tanween.
    func isPassedOver(_ i: Int) -> Bool { letters[i].marks.has([.silent, .silentJoined]) || isTanweenSeat(i) }

    /// Whether it is the alif (or ya) that carries a tanween with fatha.
    func isTanweenSeat(_ i: Int) -> Bool {
        let letter = letters[i]
        return i > 0 && letter.gap == .none && (letter.kind == .alif || letter.kind == .ya) && letter.isBare
            && !letter.marks.has(.maddah) && letters[i - 1].marks.has(.fathatan)
    }

    /// Whether it is a long vowel.
    func isLong(_ i: Int) -> Bool {
        let letter = letters[i]
        guard letter.isBare, letter.gap == .none, i > 0, !letter.marks.has([.silent, .silentJoined]) else {
            return false
        }
        let before = letters[i - 1].marks
        switch letter.kind {
        case .smallAlif, .smallWaw, .smallYa: return true
        case .alif: return before.has(.fatha)
        case .waw: return before.has(.damma)
        case .ya: return before.has(.kasra) || before.has(.fatha) && letter.base == Letters.undottedYa && isWordEnd(i)
        default: return false
        }
    }

    /// Whether it is a still waw or ya after a fatha.
    func isLin(_ i: Int) -> Bool {
        let letter = letters[i]
        return (letter.kind == .waw || letter.kind == .ya) && letter.marks.has(.sukun) && i > 0 && letter.gap == .none
            && letters[i - 1].marks.has(.fatha)
    }

    /// Whether the word ends after this letter.
    func isWordEnd(_ i: Int) -> Bool { i + 1 >= letters.count || letters[i + 1].gap != .none }

    /// Whether the word begins with this letter.
    func isWordStart(_ i: Int) -> Bool { i == 0 || letters[i].gap != .none }

    /// Returns where a letter's own sound ends: before a small meem, which is a sign.
    func soundEnd(_ i: Int) -> Int {
        letters[i].marks.has(.smallMeem) && letters[i].sign > letters[i].start ? letters[i].sign : letters[i].end
    }

    /// Returns the letter that is last at a stop at the end of the breath, skipping letters that a stop drops.
    func lastSounded() -> Int? {
        var i = breath.upperBound - 1
        while i >= breath.lowerBound {
            let letter = letters[i]
            let isPronoun =
                (letter.kind == .smallWaw || letter.kind == .smallYa) && i > 0 && letter.isBare
                && letters[i - 1].base == Letters.ha
            if !letter.marks.has(.silent) && !isTanweenSeat(i) && !isPronoun { return i }
            i -= 1
        }
        return nil
    }
}
