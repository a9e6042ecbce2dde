import Quran

/// Reads the steps of an alignment: what became of each word.
struct AlignmentReading {
    private let passage: Passage
    private let rule: AlignmentRule
    private let heard: [HeardWord]
    private let isFinished: Bool
    private var alignment: Alignment

    init(_ passage: Passage, _ rule: AlignmentRule, _ heard: [HeardWord], isFinished: Bool) {
        self.passage = passage
        self.rule = rule
        self.heard = heard
        self.isFinished = isFinished
        alignment = Alignment(
            words: [Alignment.Word](repeating: Alignment.Word(), count: passage.count),
            heard: [Alignment.Heard](repeating: Alignment.Heard(outcome: .extra, place: 0), count: heard.count),
            place: 0)
    }

    func read(_ steps: [AlignmentGrid.Step]) -> Alignment {
        var reading = self
        for step in steps { reading.take(step) }
        reading.findHesitations()
        if isFinished { reading.finish() }
        return reading.alignment
    }

    private mutating func take(_ step: AlignmentGrid.Step) {
        switch step {
        case .jump(let from, let to):
            // Where somebody begins elsewhere, what lies before was not asked for.
            if from < to, alignment.words.contains(where: { $0.attempts > 0 }) { leaveOut(from..<to) }
            alignment.place = to
        case .skip(let word):
            leaveOut(word..<word + 1)
            alignment.place = word + 1
        case .extra(let index, let place):
            alignment.heard[index] = Alignment.Heard(outcome: .extra, place: place)
        case .said(let index, let word, let isSame): say(index, word, isSame)
        }
    }

    private mutating func leaveOut(_ words: Range<Int>) {
        for word in words where alignment.words[word].outcome == .waiting { alignment.words[word].outcome = .skipped }
    }

    private mutating func say(_ index: Int, _ word: Int, _ isSame: Bool) {
        alignment.place = word + 1
        let isBrokenOff =
            !isSame && !isFinished && index == heard.count - 1
            && heard[index].spellings.isBeginning(of: passage.words[word].spellings)
        if isBrokenOff {
            alignment.place = word
            alignment.heard[index] = Alignment.Heard(outcome: .hesitation, place: word)
            return
        }
        let before = alignment.words[word].outcome
        alignment.words[word].attempts += 1
        let outcome: WordClass = !isSame ? .wrong : before == .correct ? .repeated : .correct
        alignment.heard[index] = Alignment.Heard(outcome: outcome, place: word)
        // What was recited rightly once stays so.
        guard before != .correct else { return }
        if isSame, before == .wrong || before == .skipped { alignment.words[word].isSelfCorrected = true }
        alignment.words[word].outcome = isSame ? .correct : .wrong
        alignment.words[word].heard = index
    }

    /// A word broken off before it is said whole, and a long silence before a word.
    private mutating func findHesitations() {
        for index in heard.indices {
            let place = alignment.heard[index].place
            guard place < passage.count else { continue }
            if alignment.heard[index].outcome == .extra, isBrokenOff(index) {
                alignment.heard[index].outcome = .hesitation
                alignment.words[place].isHesitant = true
            }
            let isSaid = alignment.heard[index].outcome == .correct || alignment.heard[index].outcome == .wrong
            if isSaid, index > 0, heard[index].pause >= rule.pause { alignment.words[place].isHesitant = true }
        }
    }

    /// Whether a word that isn't in the text is the beginning of the next that is, or no word at all.
    private func isBrokenOff(_ index: Int) -> Bool {
        let own = heard[index].spellings
        if own.isEmpty || own.letterCount == 0 { return true }
        let place = alignment.heard[index].place
        return place < passage.count && own.isBeginning(of: passage.words[place].spellings)
    }

    /// Nothing follows: what is left of the ayah that was begun was left out.
    private mutating func finish() {
        guard alignment.place > 0, alignment.place < passage.count else { return }
        let ayah = passage.ayat[passage.ayahIndex(ofWord: alignment.place)].words
        guard ayah.lowerBound < alignment.place, !heard.isEmpty else { return }
        leaveOut(alignment.place..<ayah.upperBound)
    }
}
