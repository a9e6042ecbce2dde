import Quran
import Testing

struct ReadingTests {
    @Test("EN-02 ayat that are read twice, in pieces or on two devices count once")
    func union() {
        var read = ReadAyat()
        read.insert(10...14)
        read.insert(20...20)
        read.insert(13...19)
        #expect(read.ranges == [10...20] && read.count == 11 && read.text == "10-20")
        var other = ReadAyat(text: "0-3,15,30-31")
        other.formUnion(read)
        #expect(other.text == "0-3,10-20,30-31" && ReadAyat(text: other.text) == other)
        #expect(other.contains(15) && !other.contains(4))
    }

    @Test(
        "EN-02 what is no range is left out", arguments: ["", "x", "5-3", "-1", "1-2-3", "3-", "999999999999999999999"])
    func malformed(text: String) {
        #expect(ReadAyat(text: text).ranges.allSatisfy { $0 == 3...3 })
    }

    @Test(
        "EN-03 days in a row reach to today or yesterday, whatever their order, and a day counts once",
        arguments: [
            ([100, 99, 98], 100, 3), ([98, 99], 100, 2), ([97, 98], 100, 0), ([100], 100, 1), ([], 100, 0),
            ([96, 98, 99, 100], 100, 3), ([100, 100, 99], 100, 2), ([101, 100], 100, 2),
        ])
    func row(days: [Int], now: Int, length: Int) {
        let days = days.map { DaysInARow.Day(number: $0, offset: 180) }
        #expect(DaysInARow.length(days, now: .init(number: now, offset: 180)) == length)
    }

    @Test("EN-03 a flight over the date line neither ends the row nor counts a day twice")
    func dateLine() {
        // From Honolulu (UTC-10) east to Auckland (UTC+13): the 101st never was.
        let east = [DaysInARow.Day(number: 100, offset: -600), .init(number: 102, offset: 780)]
        #expect(DaysInARow.length(east, now: .init(number: 102, offset: 780)) == 2)
        // The same gap at one place ends it.
        let home = [DaysInARow.Day(number: 100, offset: 180), .init(number: 102, offset: 180)]
        #expect(DaysInARow.length(home, now: .init(number: 102, offset: 180)) == 1)
        // An hour of summer time or a flight within a continent excuses no day.
        let near = [DaysInARow.Day(number: 100, offset: 60), .init(number: 102, offset: 240)]
        #expect(DaysInARow.length(near, now: .init(number: 102, offset: 240)) == 1)
        // Back west the date comes again: the record of the day is one.
        let west = [DaysInARow.Day(number: 102, offset: 780), .init(number: 101, offset: 780)]
        #expect(DaysInARow.length(west, now: .init(number: 101, offset: -600)) == 2)
    }

    @Test("EN-04 the ayah of a day is the same wherever it is asked for, and the list goes round")
    func ayahOfTheDay() {
        let list = (1...7).map { AyahReference(surah: 1, ayah: $0) }
        #expect(AyahOfTheDay.ayah(of: 20_000, among: list) == AyahOfTheDay.ayah(of: 20_007, among: list))
        #expect(Set((0..<7).compactMap { AyahOfTheDay.ayah(of: $0, among: list) }).count == 7)
        #expect(AyahOfTheDay.ayah(of: -1, among: list) == list[6] && AyahOfTheDay.ayah(of: 3, among: []) == nil)
    }

    @Test("a surah's ayat are the section's lines, byte for byte, whichever is asked for")
    func lines() {
        for lines in [["a"], ["", "b", ""], ["أول", "ثان \u{06D6}", "", "e\u{0301}"]] {
            let text = SurahText(surah: 2, section: Array(lines.joined(separator: "\n").utf8))
            #expect(text.count == lines.count && text.ayat == lines && text == SurahText(surah: 2, ayat: lines))
            for (number, line) in lines.enumerated() {
                #expect(text[number + 1].map { Array($0.utf8) } == Array(line.utf8))
            }
            #expect(text[0] == nil && text[-1] == nil && text[lines.count + 1] == nil)
        }
        #expect(SurahText(surah: 2, section: []).ayat == [""])
    }

    @Test("the basmala before a first ayah is parted from it at a space, and nothing of either changes")
    func basmala() {
        let text = SurahText(surah: 2, ayat: ["أول ثان ثالث رابع كلام\u{064B} \u{06D6}", "نص"])
        #expect(text.basmala == "أول ثان ثالث رابع" && text.ayah(1) == "كلام\u{064B} \u{06D6}" && text.ayah(2) == "نص")
        for surah in [1, 9] {
            let own = SurahText(surah: surah, ayat: ["أول ثان ثالث رابع كلام"])
            #expect(own.basmala == nil && own.ayah(1) == own[1])
        }
        #expect(text.ayah(3) == nil && AyahReference(text: "2:255") == AyahReference(surah: 2, ayah: 255))
        for wrong in ["2", "2:", "0:1", "02:1", "2:1:1", "+2:1", "2:9999", "a:b"] {
            #expect(AyahReference(text: wrong) == nil, "\(wrong)")
        }
    }
}
