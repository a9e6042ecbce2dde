/// Scans the letters of a breath and records the rules it finds.
struct TajweedScan {
    let letters: [Letter]
    let pauses: PauseReading
    var spans: [TajweedSpan] = []
    /// The breath that is being read.
    var breath = 0..<0
    /// The last letter at a stop, which becomes still.
    var last: Int?

    init(_ letters: [Letter], pauses: PauseReading) {
        self.letters = letters
        self.pauses = pauses
        spans.reserveCapacity(letters.count)
    }

    /// Reads one breath.
    mutating func read(_ range: Range<Int>) {
        breath = range
        last = lastSounded()
        for i in range { read(i) }
        readStop()
    }

    private mutating func read(_ i: Int) {
        let letter = letters[i]
        if letter.marks.has([.silent, .silentJoined, .smallSeen, .imalah, .ishmam, .tashil]) { readSigns(i) }
        if letter.marks.has(.silent) { return }
        if letter.marks.has(.tanween) { readTanween(i) }
        switch letter.kind {
        case .wasl: readWasl(i)
        case .carrier: readCarrier(i)
        case .alif, .waw, .ya, .smallAlif, .smallWaw, .smallYa:
            if letter.marks.has(.maddah) { readLongMadd(i) } else { readNaturalMadd(i) }
        case .hamza: break
        case .consonant: readConsonant(i)
        }
    }

    private mutating func readConsonant(_ i: Int) {
        let letter = letters[i]
        if letter.marks.has(.maddah) || isOpening(i) { return readOpening(i) }
        switch letter.base {
        case Letters.noon, Letters.smallNoon:
            if letter.marks.has(.shadda) { readGhunnah(i) } else { readNoon(i) }
        case Letters.meem:
            if letter.marks.has(.shadda) { readGhunnah(i) } else { readMeem(i) }
        case Letters.lam: readLam(i)
        case Letters.ra: readRa(i)
        default: break
        }
        if letter.isBare { readMerging(i) }
        if letter.marks.has(.sukun), Letters.isQalqalah(letter.base) { readQalqalah(i) }
    }

    mutating func note(
        _ rule: TajweedRule, _ start: Int, _ end: Int, _ cause: TajweedCause, _ i: Int, _ other: Int? = nil
    ) {
        spans.append(
            TajweedSpan(
                rule, start, end, TajweedReason(cause, letters[i].base, other.map { letters[$0].base } ?? 0)))
    }
}
