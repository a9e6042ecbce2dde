import Almanac
import Quran
import Records
import TestSupport
import Testing

@testable import Recitation

@Suite("A session afterwards")
struct SessionTests {
    private static let kinds: [RecitationEvent.Kind] = [
        .place(3), .word(1, .heard), .word(2, .other), .ayah(0, .recited), .repeated(from: 4, to: 1),
        .jumped(from: 2, to: 5),
        .extra(3), .opening(5), .silent, .contested(2), .ended,
    ]

    @Test("the summary equals what is worked out from the log's own text, whatever happened", arguments: 0..<30)
    func summary(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let count = generator.integer(in: 1...30)
        var log = RecitationLog(words: count, start: generator.integer(in: 0...count - 1))
        var states = [WordState](repeating: .waiting, count: count)
        var contested: Set<Int> = []
        var time = 0
        for _ in 0..<generator.integer(in: 0...80) {
            time += generator.integer(in: 0...900)
            let word = generator.integer(in: 0...count - 1)
            if generator.integer(in: 0...9) == 0, states[word] == .notHeard || states[word] == .other {
                log.append(.contested(word), at: time)
                contested.insert(word)
            } else if generator.bool(), !contested.contains(word) {
                states[word] = generator.element(of: WordState.allCases) ?? .heard
                log.append(.word(word, states[word]), at: time)
            } else {
                log.append(
                    generator.element(
                        of: Self.kinds.filter {
                            if case .word = $0 { false } else if case .contested = $0 { false } else { true }
                        }) ?? .silent, at: time)
            }
        }
        let read = try #require(RecitationLog(json: JSON(reading: log.json.bytes())))
        #expect(read == log)
        let summary = RecitationSummary(read)
        #expect(summary == RecitationSummary(log))
        // Counted anew from what was done, not from the log.
        let right = states.indices.filter { states[$0] == .heard || contested.contains($0) }
        #expect(summary.heard == right.count)
        #expect(summary.missed == states.indices.filter { states[$0] == .notHeard && !contested.contains($0) })
        #expect(summary.other == states.indices.filter { states[$0] == .other && !contested.contains($0) })
        #expect(summary.doubtful == states.filter { $0 == .doubtful }.count)
        #expect(
            summary.accuracy
                == (summary.judged == 0 ? nil : Int((Double(summary.heard) * 1_000 / Double(summary.judged)).rounded()))
        )
    }

    @Test("every kind of event is read as it was written, and what is none is no log")
    func json() throws {
        for kind in Self.kinds {
            let event = RecitationEvent(kind, at: 1_200)
            #expect(RecitationEvent(json: event.json) == event)
        }
        let odd: [JSON] = [
            [], [1], [1, "word", 3], [1, "word", -3, "heard"], ["a", "silent"], [1, "word", 3, "green"],
            [1, "other", 2], 3,
        ]
        for json in odd { #expect(RecitationEvent(json: json) == nil, "\(json.text())") }
        #expect(RecitationLog(json: ["words": 3, "start": 4, "events": []]) == nil)
    }

    @Test("a tracker's log and its words say the same, and a contested mark counts as heard")
    func contested() {
        let passage = Passage([(AyahReference(surah: 67, ayah: 1), "كتاب قلم بيت شجرة")])
        var tracker = RecitationTracker(passage, Shipped.config)
        ScriptedReciter("كتاب قلم شجرة ,").run(&tracker)
        #expect(RecitationSummary(tracker.log).missed == [2] && RecitationSummary(tracker.log).accuracy == 750)
        #expect(tracker.contest(0) == nil && tracker.contest(9) == nil)
        #expect(tracker.contest(2) == -3)
        tracker.end()
        let summary = RecitationSummary(tracker.log)
        #expect(summary.missed.isEmpty && summary.contested == [2] && summary.accuracy == 1_000 && summary.ayat == 1)
        #expect(summary.milliseconds == tracker.time && summary.coverage == 1_000)
    }

    @Test("what a person calls wrong makes verdicts more careful, by steps and within a bound")
    func calibration() {
        let bounds = Shipped.config.bounds(.normal)
        #expect(Calibration(contested: [-1, -2]).bounds(bounds) == bounds, "two marks teach nothing yet")
        let own = Calibration(contested: [-0.4, -0.5, -0.6, -0.3]).bounds(bounds)
        #expect(own.notHeard < bounds.notHeard && own.heard < bounds.heard && own.notHeard < own.heard)
        #expect(WordStatus.verdict(-0.4, bounds) == .notHeard && WordStatus.verdict(-0.4, own) == .doubtful)
        let most = Calibration(contested: (0..<50).map { _ in -100 }).bounds(bounds)
        #expect(most.notHeard == bounds.notHeard - Calibration.most)
    }

    @Test("trends add up the sessions of a day, of a week from Saturday and of a month, of one surah or of all")
    func trends() throws {
        let days = try ["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-01", "2026-11-06", "2026-11-07"]
            .map { try #require(CivilDate($0)) }
        let sessions = days.enumerated().map { index, date in
            RecitationTrend.Session(date: date, surah: index % 2 + 1, heard: 8 + index, judged: 16, reached: 20)
        }
        func starts(_ trend: RecitationTrend) -> [String] { trend.points.map { $0.start.description } }
        #expect(
            starts(RecitationTrend(sessions, by: .day)) == [
                "2026-10-30", "2026-10-31", "2026-11-01", "2026-11-06", "2026-11-07",
            ])
        #expect(starts(RecitationTrend(sessions, by: .week)) == ["2026-10-24", "2026-10-31", "2026-11-07"])
        #expect(starts(RecitationTrend(sessions, by: .month)) == ["2026-10-01", "2026-11-01"])
        let months = RecitationTrend(sessions, by: .month).points
        #expect(months[1].sessions == 4 && months[1].heard == 46 && months[1].judged == 64 && months[1].accuracy == 719)
        #expect(months[1].coverage == 800)
        #expect(RecitationTrend(sessions, by: .month, surah: 2).points.map(\.sessions) == [1, 2])
        #expect(RecitationTrend([], by: .week).points.isEmpty)
    }
}
