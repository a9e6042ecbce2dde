/// Finding the place again within the passage: an ayah repeated or jumped, a few words said again.
extension RecitationTracker {
    /// Asks for the places around the expected one.
    mutating func search() -> ScoringJob {
        isLost = false
        let longest = Sound.samples(milliseconds: config.window.longest)
        let range = buffer.start..<min(buffer.end, buffer.start + longest)
        var hypotheses = [Hypothesis(words: next..<min(next + 8, passage.count), passage)]
        for start in candidates() {
            hypotheses.append(Hypothesis(words: start..<min(start + 8, passage.count), passage))
        }
        return ask(.search(isPhraseEnd: isPhraseEndLost), range, hypotheses)
    }

    /// The words at which somebody who isn't where they were expected may be: a few words back, and the beginnings of the
    /// ayat around. Nothing outside the passage: what might be elsewhere never moves the page.
    private func candidates() -> [Int] {
        guard !passage.ayat.isEmpty else { return [] }
        let ayah = passage.ayahIndex(ofWord: min(next, passage.count - 1))
        var starts: [Int] = []
        for near in max(ayah - 2, 0)...min(ayah + 3, passage.ayat.count - 1) {
            starts.append(passage.ayat[near].words.lowerBound)
        }
        for back in 1...4 where next - back > passage.ayat[ayah].words.lowerBound { starts.append(next - back) }
        return starts.filter { $0 != next }.sorted()
    }

    /// Goes to the place that is clearly better than the expected one, or takes what was said for none of the text.
    mutating func find(_ scores: [HypothesisScores], _ job: ScoringJob, _ isPhraseEnd: Bool) {
        let expected = Place(scores[0], config.place)
        let best = Self.best(scores, config.place)
        let end = job.range.upperBound
        guard best.index > 0, best.place.count >= 2, best.place.value >= expected.value + config.place.moveGain else {
            log.append(.extra(next), at: Sound.milliseconds(samples: end))
            begin(at: end)
            return
        }
        let hypothesis = job.hypotheses[best.index]
        let start = hypothesis.words.lowerBound
        log.append(start < next ? .repeated(from: next, to: start) : .jumped(from: next, to: start), at: time)
        if start > next { leaveOut(next, start) }
        openings = []
        passed = []
        judge(hypothesis, scores[best.index], best.place.count, isPhraseEnd)
        settle(best.place.count, from: start, at: end)
        log.append(.place(place), at: Sound.milliseconds(samples: end))
    }

    /// Of an ayah that was begun and left, the rest wasn't heard; ayat that were jumped wait.
    private mutating func leaveOut(_ from: Int, _ to: Int) {
        let ayah = passage.ayat[passage.ayahIndex(ofWord: from)].words
        guard from > ayah.lowerBound else { return }
        for word in from..<min(ayah.upperBound, to) {
            if words[word].take(-.infinity, bounds, margin: config.verdict.margin) {
                log.append(.word(word, words[word].state), at: time)
            }
        }
    }

    /// Says of each ayah that is whole now whether its words can be told apart.
    mutating func complete() {
        for (index, ayah) in passage.ayat.enumerated() where ayah.words.upperBound <= next && !completed.contains(index)
        {
            let states = ayah.words.map { words[$0].state }
            guard states.contains(where: { $0 != .waiting }) else { continue }
            completed.insert(index)
            let outcome = AyahOutcome(ayah.words.map { words[$0] }, bounds, config.verdict)
            if !outcome.isByWord {
                for word in ayah.words {
                    if words[word].refine(.doubtful) { log.append(.word(word, .doubtful), at: time) }
                }
            }
            log.append(.ayah(index, outcome), at: time)
        }
    }
}
