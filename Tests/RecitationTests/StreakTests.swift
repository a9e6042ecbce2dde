import Almanac
import Quran
import TestSupport
import Testing

@testable import Recitation

/// What whole recitations come to, without a page.
struct StreakTests {
    private static func date(_ day: Int) -> CivilDate { CivilDate(year: 2026, month: 11, day: day)! }

    private static func round(
        _ surah: Int, _ ayat: ClosedRange<Int>, _ outcome: RecitationRound.Outcome, _ day: Int = 1
    )
        -> RecitationRound
    {
        RecitationRound(date: date(day), surah: surah, ayat: ayat, outcome: outcome)
    }

    /// The surahs with their counts, and juz of even lengths.
    private static let index: QuranIndex = {
        var surahs: [Surah] = []
        var first = 0
        for (offset, count) in QuranCounts.ayat.enumerated() {
            surahs.append(
                Surah(
                    number: offset + 1, ayahCount: count, firstIndex: first, arabicName: "", latinName: "",
                    englishMeaning: "", revelation: .meccan, revelationOrder: offset + 1, rukuCount: 1))
            first += count
        }
        let bare = QuranIndex(surahs: surahs, juz: [], quarters: [], pages: [], rukus: [], manzils: [], sajdas: [])
        return QuranIndex(
            surahs: surahs, juz: (0..<30).compactMap { bare.ayah(at: $0 * 6_236 / 30) }, quarters: [], pages: [],
            rukus: [], manzils: [], sajdas: [])
    }()

    @Test(
        "a round is whole where every word was heard or was right by the person's word, marked where one wasn't, else open"
    )
    func outcomes() {
        func outcome(_ states: [WordState], contested: [Int] = []) -> RecitationRound.Outcome {
            var log = RecitationLog(words: 3, start: 0)
            for (word, state) in states.enumerated() where state != .waiting { log.append(.word(word, state), at: 0) }
            for word in contested { log.append(.contested(word), at: 0) }
            return RecitationRound(date: Self.date(1), surah: 1, ayat: 1...1, log).outcome
        }
        #expect(outcome([.heard, .heard, .heard]) == .whole)
        #expect(outcome([.heard, .notHeard, .heard]) == .marked && outcome([.other]) == .marked)
        #expect(outcome([.heard, .notHeard, .heard], contested: [1]) == .whole)
        #expect(outcome([.heard, .doubtful, .heard]) == .open && outcome([.heard, .heard, .waiting]) == .open)
        #expect(outcome([]) == .open)
        // An ayah that began again for a slip ends as it stands; the round isn't whole for that.
        var again = RecitationLog(words: 1, start: 0)
        for state in [WordState.notHeard, .waiting, .heard] { again.append(.word(0, state), at: 0) }
        #expect(RecitationRound(date: Self.date(1), surah: 1, ayat: 1...1, again).outcome == .marked)
    }

    @Test(
        "streaks are each surah's own, a marked round begins anew, an open one changes nothing, and the best never falls"
    )
    func streaks() {
        var seed: UInt64 = 42
        var rounds: [RecitationRound] = []
        var current = [0, 0, 0, 0]
        var best = [0, 0, 0, 0]
        for _ in 0..<2_000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let surah = Int(seed >> 33) % 3 + 1
            let outcome: RecitationRound.Outcome =
                switch Int(seed >> 40) % 10 {
                case 0: .marked
                case 1: .open
                default: .whole
                }
            rounds.append(Self.round(surah, 1...3, outcome))
            if outcome == .whole { current[surah] += 1 } else if outcome == .marked { current[surah] = 0 }
            best[surah] = max(best[surah], current[surah])
            for streak in RecitationStreaks(rounds).surahs where rounds.count % 97 == 0 {
                #expect(streak.current == current[streak.surah] && streak.best == best[streak.surah])
            }
        }
        #expect(RecitationStreaks(rounds).surahs.map { $0.best } == Array(best[1...]))
        #expect(RecitationStreaks([]).surahs.isEmpty)
    }

    @Test(
        "HZ-06 a badge is awarded on the first whole recitation of all ayat of a surah or juz, once: 114 and 30 of them"
    )
    func badges() {
        let index = Self.index
        #expect(
            RecitationBadges([Self.round(112, 1...3, .whole), Self.round(112, 4...4, .marked)], index).surahs.isEmpty)
        let parts = [
            Self.round(112, 1...2, .whole, 1), Self.round(112, 2...4, .whole, 5), Self.round(112, 1...4, .whole, 9),
        ]
        let awarded = RecitationBadges(parts, index)
        #expect(awarded.surahs == [RecitationBadges.Badge(number: 112, date: Self.date(5))] && awarded.juz.isEmpty)
        // What was awarded stays, whatever comes after.
        #expect(RecitationBadges(parts + [Self.round(112, 1...4, .marked, 10)], index).surahs == awarded.surahs)
        var all: [RecitationRound] = []
        for surah in index.surahs {
            for first in stride(from: 1, through: surah.ayahCount, by: 60) {
                all.append(Self.round(surah.number, first...min(surah.ayahCount, first + 59), .whole))
            }
        }
        let whole = RecitationBadges(all + all, index)
        #expect(whole.surahs.map { $0.number } == Array(1...114) && Set(whole.juz.map { $0.number }) == Set(1...30))
        #expect(whole.juz.count == 30)
        // Of a surah without its last ayah nothing is awarded, and no ayah that the Quran lacks counts.
        #expect(
            RecitationBadges([Self.round(112, 1...3, .whole), Self.round(112, 5...9, .whole)], index).surahs.isEmpty)
    }
}
