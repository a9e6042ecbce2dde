import Almanac
import TestSupport
import Testing

/// What the Almanac answered when the tables were written. Every host must give the same, to the bit.
@Suite struct VectorTests {
    @Test("SY-003 Almanac vectors: trigonometry to the last bit")
    func trigonometry() throws {
        let rows = VectorFile.rows("almanac/trigonometry.tsv", columns: 3)
        #expect(rows.count >= 300)
        for row in rows {
            let argument = try Double(bitPattern: #require(UInt64(row[1], radix: 16)))
            let value: Double
            switch row[0] {
            case "sin": value = Trigonometry.sin(argument)
            case "cos": value = Trigonometry.cos(argument)
            case "tan": value = Trigonometry.tan(argument)
            case "asin": value = Trigonometry.asin(argument)
            case "acos": value = Trigonometry.acos(argument)
            default: value = Trigonometry.atan(argument)
            }
            #expect(String(value.bitPattern, radix: 16) == row[2], "\(row)")
        }
    }

    @Test("SY-003 Almanac vectors: prayer times and their origins")
    func prayerTimes() throws {
        let rows = VectorFile.rows("almanac/prayer-times.tsv", columns: 8)
        #expect(rows.count >= 300)
        for row in rows {
            let latitude = try #require(Double(row[2]))
            let longitude = try #require(Double(row[3]))
            let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
            let offset = try #require(Int(row[4]))
            let times = try PrayerTimes.compute(
                date: #require(CivilDate(row[5])), at: place, in: Zone(identifier: "fixed", fixedOffset: offset),
                method: #require(PrayerMethod.named(row[0])), madhhab: row[1] == "hanafi" ? .hanafi : .standard)
            let minutes = PrayerEvent.allCases.map { String(times[$0].seconds / 60) }.joined(separator: " ")
            #expect(minutes == row[6], "\(row)")
            #expect((times.resolution == .none ? "none" : "48") == row[7], "\(row)")
        }
    }

    @Test("SY-003 Almanac vectors: Hijri dates")
    func hijri() throws {
        let rows = VectorFile.rows("almanac/hijri.tsv", columns: 4)
        #expect(rows.count >= 250)
        for row in rows {
            let date = try #require(CivilDate(row[0]))
            let hijri = try #require(HijriDate(date))
            #expect([hijri.year, hijri.month.rawValue, hijri.day] == row.columns[1...].map { Int($0) }, "\(row)")
        }
    }
}
