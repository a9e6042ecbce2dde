import Records
import TestSupport
import Testing

@testable import Recitation

@Suite("Scores of words")
struct ScoreTests {
    private func scores(_ gains: [Double], _ ends: [Double]) -> HypothesisScores {
        HypothesisScores(words: gains.map { WordScore(sound: $0 - 5, silence: -5, pieces: 4) }, ends: ends)
    }

    @Test("a word's score is its gain by the root of its pieces")
    func score() {
        #expect(WordScore(sound: -2, silence: -8, pieces: 4).score == 3)
        #expect(WordScore(sound: -2, silence: -8, pieces: 0).score == 6)
    }

    @Test("the place is where words stop gaining and the sound may end; an unlikely end is held at its bound")
    func place() {
        let rule = Shipped.config.place
        #expect(Place(scores([6, 6, -3, -3], [-8, -8, -0.1, -8, -8]), rule).count == 2)
        #expect(Place(scores([-3, -3], [0, -8, -8]), rule).count == 0)
        #expect(
            Place(scores([6, -2, 6], [-50, -50, -50, -0.2]), rule).count == 3, "a word in between that wasn't said")
        #expect(Place(scores([6, 6], [-40, -.infinity, -40]), rule).count == 2)
        #expect(Place(scores([], [0]), rule).count == 0)
    }

    @Test("posteriors a frame are scores too: words that are there gain, others don't, and the place is found")
    func posteriors() {
        // Units 1, 2, 3 of two frames each with blanks between, then nothing.
        func frame(_ unit: Int) -> [Float] { (0..<6).map { $0 == unit ? -0.1 : -6 } }
        let frames = [0, 1, 1, 0, 2, 2, 0, 3, 3, 0, 0].map(frame)
        let posteriors = PosteriorScores(frames: frames)
        let right = posteriors.scores([[1, 2], [3]])
        let wrong = posteriors.scores([[1, 4], [3]])
        let early = posteriors.scores([[1], [2, 3], [5, 4]])
        #expect(right.words.allSatisfy { $0.gain > 2 } && wrong.words[0].gain < right.words[0].gain - 4)
        #expect(Place(right, Shipped.config.place).count == 2)
        #expect(Place(early, Shipped.config.place).count == 2)
        #expect(PosteriorScores(frames: []).scores([[1]]).words.count == 1)
    }

    @Test(
        "the spoken form has today's letters",
        arguments: [
            ("ٱلْعَـٰلَمِينَ", "العالمين"), ("ٱلصَّلَوٰةَ", "الصلاة"), ("ٱلرَّحْمَـٰنِ", "الرحمن"), ("هَـٰذَا", "هذا"), ("ذَٰلِكَ", "ذلك"),
            ("ءَامَنُوا۟", "آمنوا"), ("مُوسَىٰ", "موسى"), ("إِبْرَٰهِـۧمَ", "إبراهيم"), ("لَـٰكِن", "لكن"), ("مَـٰلِكِ", "مالك"),
            ("ٱللَّهِ", "الله"),
            ("تَوْرَىٰةَ", "توراة"), ("كَتَبَ ۖ", "كتب"), ("۞", ""),
        ])
    func spoken(word: String, form: String) { #expect(SpokenForm.of(word) == form) }

    @Test(
        "a value of the configuration that doesn't fit is named by its key",
        arguments: [
            ("place", "endLeast", 1, "place.endLeast"),
            ("window", "longestMilliseconds", 10_001, "window.longestMilliseconds"),
            ("verdict", "doubtfulShare", 0, "verdict.doubtfulShare"), ("alignment", "reach", 0, "alignment.reach"),
            ("tolerances", "strict", 3, "tolerances.strict"), ("voice", "quietest", "loud", "voice.quietest"),
        ] as [(String, String, JSON, String)])
    func config(part: String, name: String, value: JSON, key: String) throws {
        var root = try #require(Shipped.json.object)
        var inner = try #require(root[part]?.object)
        inner[name] = value
        root[part] = .object(inner)
        let error = #expect(throws: ConfigError.self) { _ = try RecitationConfig(json: .object(root)) }
        #expect(error?.key == key)
    }
}
