/// Follows a recitation through a passage: takes sound, asks for scores, and says of each word what was heard.
///
/// It does no input or output and knows no clock but the sound's own: a host gives it samples (``take(_:)``), asks what to score
/// (``nextJob(isFinished:)``), lets an engine answer and hands the scores in (``take(_:for:)``). The same sound and scores give the
/// same words in every host.
///
/// Only sound from the first word that isn't settled on is looked at, at most ten seconds. Where somebody pauses, what was said
/// settles and the window begins anew behind the pause; where nobody pauses for ten seconds, it is cut at an earlier look, whose
/// place in the words is known.
public struct RecitationTracker: Sendable {
    /// The text that is recited.
    public let passage: Passage
    let config: RecitationConfig
    let bounds: RecitationConfig.Bounds
    /// What is shown of each word.
    public internal(set) var words: [WordStatus]
    /// The first word that isn't settled, at which the window is anchored.
    public internal(set) var next: Int
    /// The word that is expected to be said next, by the last look.
    public internal(set) var place: Int
    /// What happened, for the session's log.
    public internal(set) var log: RecitationLog

    var buffer = SoundBuffer()
    var activity: VoiceActivity
    var pending: ScoringJob?
    /// Where the last look ended.
    var looked = 0
    /// Earlier looks of this window: where they ended, and how many words they found.
    var looks: [(end: Int, count: Int)] = []
    /// What may still be said before the text.
    var openings: [[String]]
    /// The ayat that the last look found to be jumped.
    var passed: [Range<Int>] = []
    /// Whether the last look found nothing of what is expected, so that other places are asked for.
    var isLost = false
    var isPhraseEndLost = false
    /// A phrase that ends once it is known what became of some of its words.
    var check: LeftOutCheck?
    var completed: Set<Int> = []
    private var jobs = 0
    var saidSilent = false

    /// - Parameters:
    ///   - start: the word at which the recitation is expected to begin.
    ///   - calibration: what the person's own marks have taught.
    public init(
        _ passage: Passage, _ config: RecitationConfig, tolerance: Tolerance = .normal, start: Int = 0,
        calibration: Calibration = Calibration()
    ) {
        self.passage = passage
        self.config = config
        bounds = calibration.bounds(config.bounds(tolerance))
        words = [WordStatus](repeating: WordStatus(), count: passage.count)
        next = min(max(start, 0), passage.count)
        place = next
        activity = VoiceActivity(config.voice)
        openings = config.openings
        log = RecitationLog(words: passage.count, start: next)
    }

    /// The time of the sound so far, in milliseconds.
    public var time: Int { Sound.milliseconds(samples: buffer.end) }

    /// The samples that are kept: those that aren't settled, and those that weren't looked at.
    public var held: Int { buffer.end - buffer.start }

    /// Whether nothing has been heard for so long that the person should know.
    public var isSilent: Bool { activity.silence >= Sound.samples(milliseconds: config.window.silent) }

    /// Whether a word of the last ayah has a mark, so that it may begin again.
    public var endsWithMark: Bool {
        guard let ayah = passage.ayat.last else { return false }
        return ayah.words.contains { words[$0].state == .notHeard || words[$0].state == .other }
    }

    /// Whether every word has been passed.
    public var isComplete: Bool { next >= passage.count }

    /// Takes the next samples.
    public mutating func take(_ samples: [Float]) {
        buffer.append(samples)
        activity.take(samples)
    }

    /// Takes it that a mark on a word was wrong; `nil` if it has none, else the score that taught it.
    public mutating func contest(_ word: Int) -> Double? {
        guard words.indices.contains(word), words[word].state == .notHeard || words[word].state == .other else {
            return nil
        }
        log.append(.contested(word), at: time)
        return words[word].score
    }

    /// Begins the ayah of a word again, as from memory after a slip (HZ-02): what was said of it and behind it is forgotten, and
    /// so is the sound that hasn't been settled. `nil` if there is no such word.
    public mutating func restart(ayahOf word: Int) -> Range<Int>? {
        guard words.indices.contains(word) else { return nil }
        let index = passage.ayahIndex(ofWord: word)
        let ayah = passage.ayat[index].words
        pending = nil
        check = nil
        isLost = false
        passed = []
        if index == 0 { openings = config.openings }
        for each in ayah.lowerBound..<passage.count where words[each].state != .waiting {
            let recited = words[each].recited
            words[each] = WordStatus()
            words[each].recited = recited
            log.append(.word(each, .waiting), at: time)
        }
        completed = completed.filter { $0 < index }
        log.append(.repeated(from: max(place, ayah.lowerBound), to: ayah.lowerBound), at: time)
        next = ayah.lowerBound
        place = next
        begin(at: buffer.end)
        looked = buffer.end
        log.append(.place(place), at: time)
        return ayah
    }

    /// Ends the session.
    public mutating func end() { log.append(.ended, at: time) }

    /// What an engine should score now; `nil` while there is nothing new, or an answer is awaited.
    ///
    /// - Parameter isFinished: whether no more sound will come, so that what is there settles.
    public mutating func nextJob(isFinished: Bool = false) -> ScoringJob? {
        guard pending == nil, !isComplete else { return nil }
        if let check { return ask(check) }
        if isLost { return search() }
        let window = config.window
        let longest = Sound.samples(milliseconds: window.longest)
        guard let voice = activity.lastVoice, voice > buffer.start else {
            forgetSilence()
            return nil
        }
        var end = min(buffer.end, buffer.start + longest)
        // An engine that is behind has a look to cut the window at as well.
        let early = buffer.start + longest - Sound.samples(milliseconds: window.cut)
        if buffer.end > buffer.start + longest, looks.isEmpty, looked < early { end = early }
        let hasEnded = isFinished && end == buffer.end
        let isPhraseEnd =
            hasEnded
            || (!activity.isSpeaking && activity.silence >= Sound.samples(milliseconds: window.pause)
                && end == buffer.end)
        let isDue = end - max(looked, buffer.start) >= Sound.samples(milliseconds: window.step)
        guard end > looked || hasEnded, isPhraseEnd || isDue || end - buffer.start >= longest else { return nil }
        // In a pause that was looked at nothing new is said.
        guard hasEnded || voice > looked || (isPhraseEnd && !looks.isEmpty) else { return nil }
        return ask(.follow(isPhraseEnd: isPhraseEnd), buffer.start..<end, followed())
    }

    /// Gives a job up: the engine died, say. The sound is kept and asked for again.
    public mutating func giveUp(_ job: ScoringJob) {
        guard pending?.number == job.number else { return }
        pending = nil
        // What became of words that weren't heard stays untold.
        if case .check(let check) = job.purpose {
            settle(check)
        } else {
            looked = job.range.lowerBound
        }
    }

    mutating func ask(_ purpose: ScoringJob.Purpose, _ range: Range<Int>, _ hypotheses: [Hypothesis]) -> ScoringJob {
        jobs += 1
        looked = range.upperBound
        let job = ScoringJob(
            number: jobs, sound: buffer[range], hypotheses: hypotheses, range: range, purpose: purpose)
        pending = job
        return job
    }

    /// The expected words, and the same behind what may be said before them.
    private func followed() -> [Hypothesis] {
        let expected = next..<min(next + config.window.words, passage.count)
        var hypotheses = [Hypothesis(words: expected, passage)]
        guard passage.isAyahStart(next), !openings.isEmpty else { return hypotheses }
        let short = next..<min(next + 6, passage.count)
        for first in openings.indices {
            var opening: [String] = []
            for opened in openings[first...] {
                opening += opened
                hypotheses.append(Hypothesis(opening: opening, words: short, passage))
            }
        }
        return hypotheses
    }

    /// Lets silence go, but for a moment in which a voice may have begun.
    private mutating func forgetSilence() {
        guard !activity.isSpeaking else { return }
        let kept = Sound.samples(milliseconds: config.voice.hangover + config.voice.onset)
        buffer.drop(before: buffer.end - kept)
        if isSilent, !saidSilent {
            saidSilent = true
            log.append(.silent, at: time)
        }
    }
}
