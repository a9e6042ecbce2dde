import Quran

/// The table of least costs, row by row, and the steps that led to each place.
struct AlignmentGrid {
    /// A step of an alignment.
    enum Step: Hashable {
        /// Going on at a word of the passage without reciting what lies between.
        case jump(from: Int, to: Int)
        case skip(word: Int)
        case said(heard: Int, word: Int, isSame: Bool)
        case extra(heard: Int, place: Int)
    }

    /// How a place was reached in a row.
    private enum Move: UInt8 {
        case start, skip, same, other, extra, back
    }

    private let aligner: WordAligner
    private let heard: [HeardWord]
    private let width: Int
    private var start = 0
    /// Costs in the upper bits, and below them how unlike the words are that were paired: among equal costs, like words pair.
    /// 32 bits, an `Int` in the browser, would not hold them.
    private var costs: [Int64]
    private var moves: [Move]
    /// For ``Move/back``, the place that was left.
    private var origins: [Int32]
    /// The words of the passage that are told apart, and each word's number among them.
    private var kinds: [Int] = []
    private var samples: [Int] = []

    private static let scale: Int64 = 1 << 20
    /// More than any two words can be unlike: of two equal costs, another word in a word's place comes before an added one.
    private static let unlikest: Int64 = 64
    private static let far = Int64.max / 4

    init(_ aligner: WordAligner, _ heard: [HeardWord]) {
        self.aligner = aligner
        self.heard = heard
        width = aligner.passage.count + 1
        costs = [Int64](repeating: Self.far, count: width)
        moves = [Move](repeating: .start, count: width * (heard.count + 1))
        origins = [Int32](repeating: -1, count: width * (heard.count + 1))
        var known: [WordSpellings: Int] = [:]
        for (index, word) in aligner.passage.words.enumerated() {
            if let kind = known[word.spellings] {
                kinds.append(kind)
            } else {
                known[word.spellings] = samples.count
                kinds.append(samples.count)
                samples.append(index)
            }
        }
    }

    /// The costs of beginning: nothing where it is expected, a little at the beginning of another ayah, more elsewhere.
    mutating func begin(at start: Int) {
        self.start = start
        let rule = aligner.rule
        for place in 0..<width {
            let isStart = aligner.passage.isAyahStart(place)
            costs[place] = Int64(isStart ? rule.start : rule.start + AlignmentRule.whole) * Self.scale
        }
        costs[start] = 0
        spread(0)
    }

    /// Lets words be left out in a row.
    private mutating func spread(_ row: Int) {
        let whole = Int64(AlignmentRule.whole) * Self.scale
        for place in stride(from: 1, to: width, by: 1) where costs[place - 1] + whole < costs[place] {
            costs[place] = costs[place - 1] + whole
            moves[row * width + place] = .skip
        }
    }

    /// Takes the next heard word.
    mutating func advance(_ index: Int) {
        let row = index + 1
        let word = heard[index]
        let whole = Int64(AlignmentRule.whole) * Self.scale
        let before = costs
        var same = [Bool](repeating: false, count: samples.count)
        var unlike = [Int64](repeating: 0, count: samples.count)
        for (kind, sample) in samples.enumerated() {
            let expected = aligner.passage.words[sample]
            same[kind] = aligner.counts(word, as: expected)
            unlike[kind] = Int64(word.spellings.unlikeness(to: expected.spellings))
        }
        let (returns, leaps) = departures(before)
        let hasLetters = word.spellings.letterCount > 0
        for place in 0..<width {
            var best = before[place] + whole + Self.unlikest
            var move = Move.extra
            var origin = -1
            if place > 0 {
                let kind = kinds[place - 1]
                if same[kind] {
                    if before[place - 1] <= best { (best, move) = (before[place - 1], .same) }
                    for departure in [returns[place - 1], leaps[place - 1]] where departure.cost < best {
                        (best, move, origin) = (departure.cost, .back, departure.place)
                    }
                } else if hasLetters {
                    let cost = before[place - 1] + whole + unlike[kind]
                    if cost < best { (best, move) = (cost, .other) }
                }
            }
            costs[place] = best
            moves[row * width + place] = move
            origins[row * width + place] = Int32(origin)
        }
        spread(row)
    }

    private typealias Departure = (cost: Int64, place: Int)

    /// For each word, the cheapest place from which somebody would go back to it, and from which they would jump to it.
    private func departures(_ before: [Int64]) -> (returns: [Departure], leaps: [Departure]) {
        let rule = aligner.rule
        var returns = [Departure](repeating: (Self.far, -1), count: width)
        var leaps = returns
        var least: Departure = (Self.far, -1)
        for place in 0..<width where before[place] < least.cost { least = (before[place], place) }
        for word in 0..<aligner.passage.count {
            for place in stride(from: word + 1, through: min(word + rule.reach, width - 1), by: 1) {
                let cost = before[place] + Int64(rule.back) * Self.scale
                if cost < returns[word].cost { returns[word] = (cost, place) }
            }
            if aligner.passage.isAyahStart(word), least.place != word {
                leaps[word] = (least.cost + Int64(rule.jump) * Self.scale, least.place)
            }
        }
        return (returns, leaps)
    }

    /// What stopping within an ayah costs if nothing follows: enough for an ayah that is whole but for one word to come before
    /// one that was left after a word said twice.
    private func unfinished(_ place: Int) -> Int64 {
        heard.isEmpty || aligner.passage.isAyahStart(place) ? 0 : Int64(AlignmentRule.whole / 5) * Self.scale
    }

    /// The steps of the cheapest alignment, in order.
    func steps(isFinished: Bool) -> [Step] {
        var place = 0
        var least = Self.far
        for candidate in 0..<width {
            let cost = costs[candidate] + (isFinished ? unfinished(candidate) : 0)
            if cost < least { (least, place) = (cost, candidate) }
        }
        var steps: [Step] = []
        var row = heard.count
        while true {
            switch moves[row * width + place] {
            case .start:
                if place != start { steps.append(.jump(from: start, to: place)) }
                return steps.reversed()
            case .skip:
                place -= 1
                steps.append(.skip(word: place))
            case .extra:
                row -= 1
                steps.append(.extra(heard: row, place: place))
            case .same, .other:
                let isSame = moves[row * width + place] == .same
                row -= 1
                place -= 1
                steps.append(.said(heard: row, word: place, isSame: isSame))
            case .back:
                let origin = Int(origins[row * width + place])
                row -= 1
                steps.append(.said(heard: row, word: place - 1, isSame: true))
                steps.append(.jump(from: origin, to: place - 1))
                place = origin
            }
        }
    }
}
