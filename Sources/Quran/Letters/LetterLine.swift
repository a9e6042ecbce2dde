/// The letters of a line of text, in the order in which they are read.
public struct LetterLine: Sendable {
    public private(set) var letters: [Letter] = []
    /// The positions of the signs of sakt, including the space before them.
    public private(set) var sakts: [Range<Int>] = []
    /// The number of words, not counting separate signs.
    public private(set) var wordCount = 0
    public let edition: Edition

    private var gap = LetterGap.none
    private var space = 0

    /// Reads a line of an edition. Anything that is neither a letter nor a mark is skipped, but counts for the offsets.
    public init(_ text: String, edition: Edition = .tanzil) {
        self.edition = edition
        letters.reserveCapacity(text.utf8.count / 3)
        var at = 0
        for scalar in text.unicodeScalars {
            add(scalar.value, at)
            at += 1
        }
        wordCount = letters.last.map { $0.word + 1 } ?? 0
    }

    private mutating func add(_ scalar: UInt32, _ at: Int) {
        if scalar == 0x0020 {
            if gap == .none { gap = .space }
            space = at
        } else if (0x06D6...0x06DB).contains(scalar) {
            gap = .pause
        } else if scalar == 0x06DC, gap != .none, at == space + 1 {
            gap = .sakt
            sakts.append(space..<at + 1)
        } else if scalar == 0x06DE || scalar == 0x06E9 {
            // The signs for the beginning of a quarter and for a prostration don't affect how words are read.
            return
        } else if let mark = LetterMarks.meaning(of: scalar, in: edition), !letters.isEmpty {
            set(mark, at)
        } else if let kind = LetterKind(scalar) {
            append(scalar, kind, at)
        }
    }

    private mutating func set(_ mark: LetterMarks, _ at: Int) {
        let last = letters.count - 1
        letters[last].marks.insert(mark)
        letters[last].end = at + 1
        if mark.has(.tanween) { letters[last].tanween = at }
        if mark.has([.smallMeem, .smallSeen]) { letters[last].sign = at }
    }

    private mutating func append(_ scalar: UInt32, _ kind: LetterKind, _ at: Int) {
        var letter = Letter(
            base: scalar, kind: kind, start: at, end: at + 1, tanween: at, sign: at, word: 0,
            gap: letters.isEmpty ? .none : gap)
        if let last = letters.last, gap == .none {
            if last.base == Self.tatweel {
                // A tatweel carries either a hamza, with which it is a single letter, or small letters, which are
                // letters of their own.
                letters.removeLast()
                letter.gap = last.gap
                if kind == .hamza { letter.start = last.start }
            } else if scalar == 0x0654, last.kind == .smallAlif, !last.marks.has(.maddah) {
                // A small alif under a hamza is its seat, and a single letter with it (2:72).
                letters.removeLast()
                letter.gap = last.gap
                letter.start = last.start
            } else if kind == .smallAlif, last.isBare, last.kind == .waw || last.kind == .ya {
                letters[letters.count - 1].kind = .carrier
            }
        }
        if let last = letters.last { letter.word = last.word + (letter.gap == .none ? 0 : 1) }
        gap = .none
        letters.append(letter)
    }

    private static let tatweel: UInt32 = 0x0640
}
