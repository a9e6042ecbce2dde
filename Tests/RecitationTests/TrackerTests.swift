import Quran
import Recitation
import TestSupport
import Testing

@Suite("Following a recitation")
struct TrackerTests {
    private static let text = [
        "كتاب قلم بيت شجرة", "طريق مدينة جبل وردة", "غرفة شمس ليمون سفينة جريدة", "هاتف زيتون مطبخ خبز",
        "صديق عصفور ملعب درس",
    ]
    private static let passage = Passage(
        text.enumerated().map { (AyahReference(surah: 67, ayah: $0 + 1), $1) })

    private func tracker(_ tolerance: Tolerance = .normal, start: Int = 0) -> RecitationTracker {
        RecitationTracker(Self.passage, Shipped.config, tolerance: tolerance, start: start)
    }

    private func letters(_ tracker: RecitationTracker) -> String {
        tracker.words.map { word in
            switch word.state {
            case .waiting: "-"
            case .heard: "h"
            case .notHeard: "n"
            case .other: "o"
            case .doubtful: "d"
            }
        }.joined()
    }

    @Test("what is recited is heard word by word, ayah after ayah, and the place is the next word")
    func whole() {
        var tracker = tracker()
        ScriptedReciter("\(Self.text[0]) , \(Self.text[1]) , \(Self.text[2])").run(&tracker)
        #expect(letters(tracker) == "hhhhhhhhhhhhh--------" && tracker.place == 13 && tracker.next == 13)
        let outcomes = tracker.log.events.compactMap {
            if case .ayah(let index, let outcome) = $0.kind { (index, outcome) } else { nil }
        }
        #expect(outcomes.map(\.0) == [0, 1, 2] && outcomes.allSatisfy { $0.1 == .byWord })
    }

    @Test("without a pause for half a minute windows are cut, none is longer than ten seconds, and no word is lost")
    func long() {
        var tracker = RecitationTracker(
            Passage((1...6).map { (AyahReference(surah: 67, ayah: $0), Self.text[($0 - 1) % 5] + " نافذة\($0)") }),
            Shipped.config)
        let text = tracker.passage.words.map(\.text).joined(separator: " ")
        ScriptedReciter(text).run(&tracker) { tracker in
            #expect(tracker.place <= tracker.passage.count)
        }
        #expect(tracker.words.filter { $0.state == .heard }.count >= tracker.passage.count - 1, "\(letters(tracker))")
        #expect(tracker.isComplete)
    }

    @Test("HZ-02 · the ayah restarts: what was heard of it waits again, and it is followed from its first word")
    func restarts() {
        var tracker = tracker()
        #expect(tracker.restart(ayahOf: 99) == nil)
        var restarts = 0
        ScriptedReciter("\(Self.text[0]) , طريق مدينة وردة , \(Self.text[1]) , \(Self.text[2])").run(&tracker) {
            tracker in
            guard restarts == 0, tracker.next == 8 else { return }
            #expect(tracker.words[6].state == .notHeard)
            #expect(tracker.restart(ayahOf: 6) == 4..<8)
            #expect(tracker.words[4..<8].allSatisfy { $0.state == .waiting } && tracker.next == 4 && tracker.place == 4)
            restarts += 1
        }
        #expect(restarts == 1 && tracker.log.hasRestarts)
        #expect(letters(tracker).hasPrefix("hhhhhhhhhhhhh-"), "\(letters(tracker))")
        let summary = RecitationSummary(tracker.log)
        #expect(summary.missed.isEmpty && summary.heard == 13 && summary.repeats == 1)
        #expect(RecitationLog(json: tracker.log.json) == tracker.log)
    }

    @Test("a word left out is not heard, and another word in its place is other")
    func missed() {
        var skipped = tracker()
        ScriptedReciter("كتاب قلم شجرة , \(Self.text[1])").run(&skipped)
        #expect(letters(skipped).hasPrefix("hhnhhhhh"), "\(letters(skipped))")
        var other = tracker()
        ScriptedReciter("كتاب قلم تلفاز شجرة , \(Self.text[1])").run(&other)
        #expect(letters(other).hasPrefix("hhohhhhh"), "\(letters(other))")
    }

    @Test("an engine that is half a minute behind loses no word, and neither does one that hears no pause at the end")
    func behind() {
        for text in Self.text.indices.map({ Self.text[0...$0].joined(separator: " ") }) {
            let reciter = ScriptedReciter(text)
            var late = tracker()
            late.take(reciter.sound)
            while let job = late.nextJob() { late.take(reciter.scores(job), for: job) }
            while let job = late.nextJob(isFinished: true) { late.take(reciter.scores(job), for: job) }
            let count = text.split(separator: " ").count
            #expect(late.words.prefix(count).allSatisfy { $0.state == .heard }, "\(letters(late))")
        }
    }

    @Test("isti'adha and basmala before the text are followed and judged as nothing")
    func openings() {
        for opening in [
            Shipped.config.openings[0], Shipped.config.openings[1],
            Shipped.config.openings[0] + Shipped.config.openings[1],
        ] {
            for pause in [" ", " , "] {
                var tracker = tracker()
                ScriptedReciter("\(opening.joined(separator: " "))\(pause)\(Self.text[0]) , \(Self.text[1])").run(
                    &tracker)
                #expect(letters(tracker).hasPrefix("hhhhhhhh-"), "\(opening.count)\(pause)\(letters(tracker))")
                #expect(RecitationSummary(tracker.log).extra.isEmpty)
            }
        }
    }

    @Test("who begins in the middle, jumps an ayah or repeats one is followed within the passage")
    func places() {
        var middle = tracker(start: 8)
        ScriptedReciter(Self.text[2]).run(&middle)
        #expect(letters(middle) == "--------hhhhh--------")
        var jumping = tracker()
        ScriptedReciter("\(Self.text[0]) , \(Self.text[2]) , \(Self.text[3])").run(&jumping)
        #expect(letters(jumping) == "hhhh----hhhhhhhhh----", "\(letters(jumping))")
        #expect(RecitationSummary(jumping.log).jumps == 1)
        var repeating = tracker()
        ScriptedReciter("\(Self.text[0]) , \(Self.text[1]) , \(Self.text[1]) , \(Self.text[2])").run(&repeating)
        #expect(letters(repeating) == "hhhhhhhhhhhhh--------" && repeating.words[4].recited == 2)
        #expect(RecitationSummary(repeating.log).repeats == 1)
        var back = tracker()
        ScriptedReciter("كتاب قلم بيت , قلم بيت شجرة , \(Self.text[1])").run(&back)
        #expect(letters(back).hasPrefix("hhhhhhhh"), "\(letters(back))")
        var unasked = tracker()
        ScriptedReciter("\(Self.text[2]) , \(Self.text[3])").run(&unasked)
        #expect(letters(unasked) == "--------hhhhhhhhh----", "\(letters(unasked))")
    }

    @Test("what is elsewhere moves nothing: it is something besides the text, and the place stays")
    func elsewhere() {
        var tracker = tracker()
        ScriptedReciter("\(Self.text[0]) , تلفاز فندق مقص جوارب بطيخ تلفاز , \(Self.text[1])").run(&tracker)
        #expect(letters(tracker) == "hhhhhhhh-------------" && tracker.next == 8)
        #expect(RecitationSummary(tracker.log).extra == [4])
    }

    @Test("no word reverts more than once, whatever scores come", arguments: 0..<30)
    func flicker(seed: UInt64) {
        var generator = Generator(seed: seed)
        var tracker = tracker(generator.element(of: Tolerance.allCases) ?? .normal)
        let reciter = ScriptedReciter(Self.text.joined(separator: generator.bool() ? " " : " , "))
        var seen = [[WordState]](repeating: [.waiting], count: tracker.passage.count)
        for start in stride(from: 0, to: reciter.sound.count, by: 2_000) {
            tracker.take(Array(reciter.sound[start..<min(start + 2_000, reciter.sound.count)]))
            while let job = tracker.nextJob() {
                #expect(job.sound.count <= 160_000)
                if generator.integer(in: 0...9) == 0 {
                    tracker.giveUp(job)
                    break
                }
                let scores = job.words.map { words in
                    HypothesisScores(
                        words: words.map { _ in
                            WordScore(
                                sound: generator.double(in: -20...0), silence: -8, pieces: generator.integer(in: 1...5))
                        }, ends: (0...words.count).map { _ in generator.double(in: -12...0) })
                }
                tracker.take(generator.integer(in: 0...19) == 0 ? Array(scores.dropLast()) : scores, for: job)
                for (index, word) in tracker.words.enumerated() where word.state != seen[index].last {
                    seen[index].append(word.state)
                }
            }
        }
        for states in seen { #expect(states.count <= 3 && Set(states).count == states.count, "\(states)") }
        #expect(RecitationSummary(tracker.log).reached == tracker.words.filter { $0.state != .waiting }.count)
        #expect(tracker.log.states == tracker.words.map(\.state))
    }

    @Test("where most words are doubtful only the ayah is spoken of, and no word is marked")
    func byAyah() throws {
        var reciter = ScriptedReciter("\(Self.text[0]) , \(Self.text[1]) ,")
        reciter.right = 2
        reciter.wrong = -3
        var config = Shipped.config
        config.place.wordCost = 0.5
        let bounds = config.bounds(.normal)
        try #require(bounds.notHeard < 2.5)
        // Every word has a score in the doubtful band.
        reciter.right = (bounds.heard + bounds.notHeard) / 2 + 0.3
        var tracker = RecitationTracker(Self.passage, config)
        reciter.run(&tracker)
        let summary = RecitationSummary(tracker.log)
        #expect(summary.unclearAyat >= 1 && summary.missed.isEmpty && summary.other.isEmpty, "\(letters(tracker))")
        #expect(summary.coverage.map { $0 < 500 } ?? true)
    }

    @Test("the strict, the normal and the lenient hear the same scores differently, as docs/recitation.md says")
    func tolerances() {
        let score = 1.8
        #expect(WordStatus.verdict(score, Shipped.config.bounds(.strict)) == .doubtful)
        #expect(WordStatus.verdict(score, Shipped.config.bounds(.normal)) == .heard)
        #expect(WordStatus.verdict(0.2, Shipped.config.bounds(.strict)) == .notHeard)
        #expect(WordStatus.verdict(0.2, Shipped.config.bounds(.normal)) == .doubtful)
        #expect(WordStatus.verdict(-0.4, Shipped.config.bounds(.normal)) == .notHeard)
        #expect(WordStatus.verdict(-0.4, Shipped.config.bounds(.lenient)) == .doubtful)
    }

    @Test("silence says nothing of any word, and is told once")
    func silence() {
        var tracker = tracker()
        for _ in 0..<200 {
            tracker.take([Float](repeating: 0, count: 1_600))
            #expect(tracker.nextJob() == nil)
        }
        #expect(tracker.isSilent && letters(tracker) == String(repeating: "-", count: 21))
        #expect(tracker.log.events.map(\.kind) == [.silent])
    }
}
