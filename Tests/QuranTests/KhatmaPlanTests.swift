import Quran
import Testing

struct KhatmaPlanTests {
    /// 604 pages of one ayah each, and a juz every twenty.
    static let index: QuranIndex = {
        let ayat = (1...604).map { AyahReference(surah: 1, ayah: $0) }
        let surah = Surah(
            number: 1, ayahCount: 604, firstIndex: 0, arabicName: "", latinName: "", englishMeaning: "",
            revelation: .meccan, revelationOrder: 1, rukuCount: 1)
        return QuranIndex(
            surahs: [surah], juz: (0..<30).map { ayat[$0 * 20] }, quarters: [], pages: ayat, rukus: [], manzils: [],
            sajdas: [])
    }()

    @Test(
        "every plan ends with the last page, and its portions follow one another",
        arguments: [
            KhatmaPlan.Pace.pages(7), .juz(1), .juz(3), .until(day: 129), .until(day: 100), .pages(604),
        ])
    func whole(pace: KhatmaPlan.Pace) {
        var plan = KhatmaPlan(pace: pace, began: 100)
        var day = 100
        while let portion = plan.portion(on: day, Self.index) {
            #expect(portion.lowerBound == plan.read + 1 && portion.upperBound <= 604)
            plan.read = portion.upperBound
            plan.readOn = day
            day += 1
            if day > 1_000 { break }
        }
        #expect(plan.read == 604)
        if case .until(let end) = pace { #expect(day - 1 <= end) }
    }

    @Test(
        "what wasn't read spreads over the days that are left; after the last day the first pace holds, and nothing piles up"
    )
    func spreading() {
        var plan = KhatmaPlan(pace: .until(day: 129), began: 100)
        #expect(plan.portion(on: 100, Self.index)?.count == 21)
        // Half the time has gone and nothing was read.
        #expect(plan.portion(on: 115, Self.index)?.count == 41)
        #expect(plan.portion(on: 140, Self.index)?.count == 21)
        #expect(!plan.isHeavy(on: 114, Self.index) && plan.isHeavy(on: 128, Self.index))
        plan.read = 584
        #expect(plan.laterEnd(on: 128, Self.index) == 128)
    }

    @Test("a portion that is read makes room for tomorrow's, and a juz is read to its end")
    func next() {
        var plan = KhatmaPlan(pace: .juz(1), began: 100, read: 20, readOn: 100)
        #expect(plan.portion(on: 100, Self.index) == 21...40)
        plan.read = 590
        #expect(plan.portion(on: 101, Self.index) == 591...604)
        plan.read = 604
        #expect(plan.portion(on: 102, Self.index) == nil)
    }
}
