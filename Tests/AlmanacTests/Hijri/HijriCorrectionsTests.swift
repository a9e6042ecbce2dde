import Almanac
import TestSupport
import Testing

/// Rules behind MZ-149, MZ-158, MZ-234, which wait for their blocks and pages.
@Suite struct HijriCorrectionsTests {
    private static let first = CivilDate("1924-08-01")!

    @Test("without corrections both directions are each other's inverse on every day of 1343 to 1600")
    func inverse() {
        let calendar = HijriCalendar.ummAlQura
        var date = Self.first
        var days = 0
        while let hijri = calendar.date(of: date) {
            if calendar.civilDate(of: hijri) != date || hijri.civilDate != date { Issue.record("\(date): \(hijri)") }
            days += 1
            date = date.next
        }
        #expect(days == (1343...1600).compactMap { calendar.days(inYear: $0) }.reduce(0, +))
        #expect(days == 91_428 && calendar.date(of: date.previous)?.year == 1600)
    }

    @Test("Every month from 1365 on has 29 or 30 days")
    func lengths() {
        for year in 1365...1600 {
            for month in HijriMonth.allCases {
                let days = HijriCalendar.ummAlQura.days(inMonth: month, of: year)
                #expect(days == 29 || days == 30, "\(year) \(month)")
            }
        }
    }

    @Test("a sighting a day later moves the month's boundary: the month before gets the day")
    func oneMove() throws {
        // Ramadan 1445: 30 days from 2024-03-11, after a Sha'ban of 29.
        var corrections = HijriCorrections.none
        try corrections.move(year: 1445, month: .ramadan, by: 1)
        let calendar = HijriCalendar(corrections: corrections)
        #expect(calendar.days(inMonth: .shaban, of: 1445) == 30)
        #expect(calendar.days(inMonth: .ramadan, of: 1445) == 29)
        #expect(try calendar.date(of: #require(CivilDate("2024-03-11")))?.description == "1445-08-30")
        #expect(try calendar.date(of: #require(CivilDate("2024-03-12")))?.description == "1445-09-01")
        #expect(try calendar.date(of: #require(CivilDate("2024-04-10")))?.description == "1445-10-01")
        #expect(calendar.civilDate(year: 1445, month: .shaban, day: 30)?.description == "2024-03-11")
        #expect(calendar.civilDate(year: 1445, month: .ramadan, day: 30) == nil)
        #expect(calendar.days(inYear: 1445) == HijriCalendar.ummAlQura.days(inYear: 1445))
        // And back.
        try corrections.move(year: 1445, month: .ramadan, by: 0)
        #expect(corrections == .none && corrections.text.isEmpty)
    }

    @Test("a correction that would leave a month 28 or 31 days is refused, with the month and its days")
    func impossible() throws {
        var corrections = HijriCorrections.none
        // Ramadan 1446 has 29 days: begun a day later it would have 28.
        #expect(throws: HijriCorrectionError.monthLength(year: 1446, month: .ramadan, days: 28)) {
            try corrections.move(year: 1446, month: .ramadan, by: 1)
        }
        #expect(corrections.isEmpty)
        #expect(throws: HijriCorrectionError.daysOutOfRange(3)) {
            try corrections.move(year: 1446, month: .ramadan, by: 3)
        }
        #expect(throws: HijriCorrectionError.daysOutOfRange(Int.min)) {
            try corrections.move(year: 1446, month: .ramadan, by: .min)
        }
        #expect(throws: HijriCorrectionError.yearNotCovered(1342)) {
            try corrections.move(year: 1342, month: .ramadan, by: 1)
        }
        #expect(throws: HijriCorrectionError.firstMonth) {
            try corrections.move(year: 1343, month: .muharram, by: 1)
        }
        #expect(HijriCorrectionError.yearNotCovered(1).field == "year")
        #expect(HijriCorrectionError.daysOutOfRange(3).field == "days")
        #expect(throws: HijriCorrectionError.namedTwice(year: 1445, month: .ramadan)) {
            let move = HijriCorrections.Move(year: 1445, month: .ramadan, days: 1)
            _ = try HijriCorrections([move, move])
        }
    }

    @Test("an impossible correction names the neighbours that must move too, and they go back with it")
    func neighbours() throws {
        let moved = try HijriCorrections.none.moving(year: 1446, month: .ramadan, by: 1)
        #expect(moved.days(year: 1446, month: .ramadan) == 1)
        #expect(moved.moves == [.init(year: 1446, month: .ramadan, days: 1)])
        #expect(moved.carried == [.init(year: 1446, month: .shawwal, days: 1)])
        #expect(try moved.moving(year: 1446, month: .ramadan, by: 0) == .none)
        // Two that can't be together: two days later, and the next month two days earlier.
        #expect(throws: HijriCorrectionError.conflict(year: 1446, month: .ramadan)) {
            try HijriCorrections([
                .init(year: 1446, month: .ramadan, days: 2), .init(year: 1446, month: .shawwal, days: -2),
            ])
        }
    }

    @Test("whatever is corrected, no day is lost or comes twice, and both directions stay inverse")
    func law() throws {
        var generator = Generator(seed: 1448)
        for _ in 0..<200 {
            var corrections = HijriCorrections.none
            let around = generator.integer(in: 1366...1598)
            for _ in 0..<generator.integer(in: 1...6) {
                let month = generator.element(of: HijriMonth.allCases) ?? .ramadan
                let days = generator.integer(in: -2...2)
                if let changed = try? corrections.moving(
                    year: around + generator.integer(in: 0...1), month: month, by: days)
                {
                    corrections = changed
                }
            }
            #expect(try HijriCorrections(text: corrections.text) == corrections)
            #expect(try HijriCorrections(corrections.moves.reversed()) == corrections)
            let calendar = HijriCalendar(corrections: corrections)
            var date = try #require(HijriDate(year: around - 1, month: .muharram, day: 1)).civilDate
            let end = date.adding(days: 4 * 355)
            var last: HijriDate?
            while date < end {
                let hijri = try #require(calendar.date(of: date))
                #expect(calendar.civilDate(of: hijri) == date)
                if let last {
                    let isNext =
                        hijri.day == 1
                        ? (last.day == 29 || last.day == 30) && hijri.month.rawValue == last.month.rawValue % 12 + 1
                        : hijri.day == last.day + 1 && hijri.month == last.month
                    if !isNext { Issue.record("\(hijri) after \(last) with \(corrections.text)") }
                }
                last = hijri
                date = date.next
            }
            // Undone one after another in any order, nothing remains; what is left is always possible.
            for move in corrections.moves.shuffled(using: &generator) {
                corrections = try corrections.moving(year: move.year, month: move.month, by: 0)
            }
            #expect(corrections == .none)
        }
    }

    @Test("Corrections are stored as one text, and a text that is none is refused with its position")
    func storedForm() throws {
        let moves = [
            HijriCorrections.Move(year: 1445, month: .ramadan, days: 1),
            HijriCorrections.Move(year: 1447, month: .muharram, days: -1),
        ]
        let text = try HijriCorrections(moves).text
        #expect(text == "1445-09+1 1447-01-1")
        #expect(try HijriCorrections(text: text).moves == moves)
        for (text, position) in [
            ("1445-09", 0), ("1445-09+0", 0), ("1445-13+1", 0), ("1445-09+1,1447-01-1", 9), ("1445-09+1 ", 10),
            ("1445-09*1", 0), ("144٥-09+1", 0), (String(repeating: "x", count: 50_000), 0),
        ] {
            #expect(throws: HijriCorrectionError.malformed(position: position), "\(text.prefix(30))") {
                try HijriCorrections(text: text)
            }
        }
        #expect(throws: HijriCorrectionError.daysOutOfRange(9)) { try HijriCorrections(text: "1445-09+9") }
        #expect(throws: HijriCorrectionError.conflict(year: 1446, month: .ramadan)) {
            try HijriCorrections(text: "1446-09+2 1446-10-2")
        }
    }

    @Test("Random texts are corrections or refused, and never trap")
    func fuzz() {
        var generator = Generator(seed: 9)
        let alphabet = Array("0123456789-+ ".utf8)
        var read = 0
        for round in 0..<20_000 {
            var bytes = Array("1445-09+1 1447-01-1".utf8)
            for _ in 0..<generator.integer(in: 0...3) {
                bytes[generator.integer(in: 0...(bytes.count - 1))] = generator.element(of: alphabet) ?? 0
            }
            if round % 5 == 0 { bytes = (0..<30).map { _ in generator.element(of: alphabet) ?? 0 } }
            let text = String(decoding: bytes, as: UTF8.self)
            if let corrections = try? HijriCorrections(text: text) {
                read += 1
                _ = HijriCalendar(corrections: corrections).date(of: Self.first.adding(days: round * 4))
            }
        }
        #expect(read > 300 && read < 20_000)
    }
}
