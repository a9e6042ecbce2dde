import Quran

extension RecitationTracker {
    /// Takes an engine's answer to a job. What is no answer to it (another number of scores) is as if the engine had failed.
    public mutating func take(_ scores: [HypothesisScores], for job: ScoringJob) {
        guard pending?.number == job.number else { return }
        let fits = zip(scores, job.hypotheses).allSatisfy { $0.fits($1.texts.count) }
        guard scores.count == job.hypotheses.count, fits else {
            giveUp(job)
            return
        }
        pending = nil
        saidSilent = false
        switch job.purpose {
        case .follow(let isPhraseEnd): follow(scores, job, isPhraseEnd)
        case .search(let isPhraseEnd): find(scores, job, isPhraseEnd)
        case .check(let check): tell(scores, check)
        }
    }

    private mutating func follow(_ scores: [HypothesisScores], _ job: ScoringJob, _ isPhraseEnd: Bool) {
        let best = Self.best(scores, config.place)
        let hypothesis = job.hypotheses[best.index]
        let isFull = job.sound.count >= Sound.samples(milliseconds: config.window.longest)
        if best.place.count == 0 {
            if hasEnoughVoice(job), isPhraseEnd || isFull { lose(isPhraseEnd) }
            return
        }
        let said = max(best.place.count - hypothesis.opening.count, 0)
        let isAllOpened = best.place.count >= hypothesis.opening.count
        if isPhraseEnd || isFull, isAllOpened { open(hypothesis, said, at: job.range.upperBound) }
        pass(hypothesis, scores[best.index], said)
        judge(hypothesis, scores[best.index], said, isPhraseEnd)
        place = hypothesis.words.lowerBound + said
        log.append(.place(place), at: Sound.milliseconds(samples: job.range.upperBound))
        if isPhraseEnd {
            conclude(hypothesis, scores[best.index], said, job.range)
        } else if isFull {
            cut(hypothesis, scores[best.index], said, job)
        } else {
            looks.append((job.range.upperBound, said))
        }
    }

    /// The hypothesis that is most to be said for, the first of equals, with its place.
    static func best(_ scores: [HypothesisScores], _ rule: PlaceRule) -> (index: Int, place: Place) {
        var best = (index: 0, place: Place(scores[0], rule))
        for index in scores.indices.dropFirst() {
            let place = Place(scores[index], rule)
            if place.value > best.place.value { best = (index, place) }
        }
        return best
    }

    func hasEnoughVoice(_ job: ScoringJob) -> Bool {
        let begun = max(activity.stretches.last?.start ?? 0, job.range.lowerBound)
        let voiced = activity.isSpeaking ? job.sound.count : (activity.lastVoice ?? begun) - begun
        return voiced >= Sound.samples(milliseconds: config.place.leastVoice)
    }

    /// Judges the words that are said; the last of them only once something follows or a pause does.
    mutating func judge(_ hypothesis: Hypothesis, _ scores: HypothesisScores, _ said: Int, _ isPhraseEnd: Bool) {
        let judged = isPhraseEnd ? said : max(said - config.window.settledWords, 0)
        for index in 0..<judged {
            let word = hypothesis.words.lowerBound + index
            if passed.contains(where: { $0.contains(word) }) { continue }
            let score = scores.words[hypothesis.opening.count + index].score
            if words[word].take(score, bounds, margin: config.verdict.margin) {
                log.append(.word(word, words[word].state), at: time)
            }
        }
    }

    /// What was said before the text isn't said again.
    private mutating func open(_ hypothesis: Hypothesis, _ said: Int, at end: Int) {
        guard let last = openings.last else { return }
        if !hypothesis.opening.isEmpty {
            log.append(.opening(hypothesis.opening.count), at: Sound.milliseconds(samples: end))
        }
        if said > 0 || hypothesis.opening.suffix(last.count).elementsEqual(last) {
            openings = []
        } else {
            openings.removeFirst()
        }
    }

    /// Whole ayat of which no word was heard before one that was: they were jumped, and wait.
    private mutating func pass(_ hypothesis: Hypothesis, _ scores: HypothesisScores, _ said: Int) {
        passed = []
        let first = hypothesis.words.lowerBound
        for ayah in passage.ayat where ayah.words.lowerBound >= first && ayah.words.upperBound < first + said {
            let isHeard = ayah.words.contains {
                scores.words[hypothesis.opening.count + $0 - first].score >= bounds.notHeard
            }
            if !isHeard, ayah.words.count >= 3 { passed.append(ayah.words) }
        }
    }

    /// A phrase ended: its words are passed, and the window begins behind it.
    mutating func settle(_ said: Int, from first: Int, at end: Int) {
        for word in first..<first + said where !passed.contains(where: { $0.contains(word) }) {
            words[word].recited += 1
        }
        for ayah in passed where ayah.upperBound <= first + said {
            log.append(.jumped(from: ayah.lowerBound, to: ayah.upperBound), at: Sound.milliseconds(samples: end))
        }
        passed = []
        next = first + said
        place = next
        // Between two surahs the basmala may be said.
        if said > 0, next < passage.count, passage.words[next].number == 1, passage.words[next].ayah.ayah == 1 {
            openings = Array(config.openings.suffix(1))
        }
        begin(at: end)
        complete()
    }

    /// Nobody paused: the window is cut at the last look that is long enough ago, or at its end if none has words.
    private mutating func cut(
        _ hypothesis: Hypothesis, _ scores: HypothesisScores, _ said: Int, _ job: ScoringJob
    ) {
        let latest = job.range.upperBound - Sound.samples(milliseconds: config.window.cut)
        var (count, end) = (said, job.range.upperBound)
        if let look = looks.last(where: { $0.end <= latest && $0.count > 0 }), look.count <= said {
            (count, end) = (look.count, look.end)
            // What was said by then has been heard to its end.
            judge(hypothesis, scores, count, true)
        }
        conclude(hypothesis, scores, count, job.range.lowerBound..<end, place: hypothesis.words.lowerBound + said)
    }

    /// Ends a phrase, at once or once it is known what became of words that weren't heard.
    private mutating func conclude(
        _ hypothesis: Hypothesis, _ scores: HypothesisScores, _ said: Int, _ range: Range<Int>, place: Int? = nil
    ) {
        let first = hypothesis.words.lowerBound
        var check = LeftOutCheck(
            words: [], nextScores: [], first: first, said: said, range: range, place: place ?? first + said)
        for word in first..<first + said where words[word].state == .notHeard && !words[word].hasChanged {
            let next = hypothesis.opening.count + word - first + 1
            guard word + 1 < first + said, scores.words.indices.contains(next) else { continue }
            check.words.append(word)
            check.nextScores.append(scores.words[next].score)
            if check.words.count == LeftOutCheck.most { break }
        }
        if check.words.isEmpty { settle(check) } else { self.check = check }
    }

    /// Asks what became of words that weren't heard.
    mutating func ask(_ check: LeftOutCheck) -> ScoringJob {
        self.check = nil
        let hypotheses = check.words.map {
            Hypothesis(words: check.first..<$0 + 2, passage, leavingOut: $0)
        }
        return ask(.check(check), check.range, hypotheses)
    }

    private mutating func tell(_ scores: [HypothesisScores], _ check: LeftOutCheck) {
        for (index, word) in check.words.enumerated() {
            let without = scores[index].words[word - check.first].score
            guard without - check.nextScores[index] < config.verdict.leftOut else { continue }
            if words[word].refine(.other) { log.append(.word(word, .other), at: time) }
        }
        settle(check)
    }

    mutating func settle(_ check: LeftOutCheck) {
        settle(check.said, from: check.first, at: check.range.upperBound)
        place = check.place
    }

    mutating func begin(at sample: Int) {
        buffer.drop(before: sample)
        looks = []
        looked = min(looked, buffer.end)
    }

    private mutating func lose(_ isPhraseEnd: Bool) {
        isLost = true
        isPhraseEndLost = isPhraseEnd
    }
}
