import Almanac
import TestSupport
import Testing

@Suite struct TimetableErrorTests {
    private typealias Table = TimetableFixture
    private static let head = "Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha"
    private static let times = ",05:41,07:30,11:48,14:05,15:58,17:40"

    @Test("dates that can be read in two ways are refused, until the rows or a hint decide")
    func ambiguous() throws {
        let one = [Self.head, "03/04/2026" + Self.times]
        let errors = Table.errors(one)
        #expect(errors.map { $0.reason } == [.ambiguousDates])
        #expect(errors.first.map { [$0.line, $0.column] } == [2, 1])
        #expect(errors.first?.heading == "Date" && errors.first?.found == "03/04/2026")
        func first(_ lines: [String], _ hints: TimetableHints = TimetableHints(name: "")) throws -> String {
            try Table.read(lines, hints).first.description
        }
        #expect(try first(one, TimetableHints(name: "", dateOrder: .dayMonth)) == "2026-04-03")
        #expect(try first(one, TimetableHints(name: "", dateOrder: .monthDay)) == "2026-03-04")
        // Rows that follow each other.
        #expect(try first(one + ["04/04/2026" + Self.times]) == "2026-04-03")
        #expect(try first(one + ["03/05/2026" + Self.times]) == "2026-03-04")
        // The heading's month.
        #expect(try first(["April timetable"] + one) == "2026-04-03")
        #expect(try first(["March timetable"] + one) == "2026-03-04")
        // A day over 12 anywhere.
        #expect(try first(one + ["13/06/2026" + Self.times]) == "2026-04-03")
        #expect(try first([Self.head, "03/03/2026" + Self.times]) == "2026-03-03")
        let mixed = Table.errors(one + ["13/06/2026" + Self.times, "06/14/2026" + Self.times])
        #expect(mixed.map { $0.reason } == [.mixedDates] && mixed.first?.line == 4)
    }

    @Test("every error names the line, the column, its heading and what stands there")
    func places() throws {
        let lines = [
            "Masjid", Self.head, "2026-11-01" + Self.times, "2026-11-02,05:41,07:30,25:48,14:05,15:58,17:40",
            "2026-11-03,05:41,07:30,11:48,,15:58,17:40", "2026-02-30" + Self.times,
            "2026-11-05,05:41,07:30,11:48,14:05,13:58,17:40", "2026-11-01,05:40,07:30,11:48,14:05,15:58,17:40",
        ]
        let errors = Table.errors(lines)
        #expect(errors.map { $0.reason } == [.badTime, .missingTime, .badDate, .outOfOrder, .repeatedDate])
        #expect(errors.map { [$0.line, $0.column] } == [[4, 4], [5, 5], [6, 1], [7, 6], [8, 1]])
        #expect(errors.map { $0.heading } == ["Dhuhr", "Asr", "Date", "Maghrib", "Date"])
        #expect(errors.map { $0.found } == ["25:48", "", "2026-02-30", "13:58", "2026-11-01"])
    }

    @Test("one mistyped time or a sentence with the prayers' names misleads nothing")
    func misleading() throws {
        let dial = ",5:41,7:30,11:48,2:05,3:58,5:40"
        let table = try Table.read(
            [
                "Fajr Dhuhr Asr Maghrib Isha in London", Self.head, "2026-11-01" + dial,
                "2026-11-02,5:42,7:31,11:48,2:04,3:57,17:39",
            ])
        #expect(table.days[0][.maghrib]?.description == "15:58" && table.days[1][.isha]?.description == "17:39")
    }

    @Test("missing and repeated columns, months and years are named")
    func columns() {
        let row = "2026-11-01,05:41,11:48,14:05,15:58"
        let missing = Table.errors(["Date,Fajr,Dhuhr,Asr,Maghrib", row])
        #expect(missing.map { $0.reason } == [.missingColumn] && missing.first?.found == "isha")
        let repeated = Table.errors(["Date,Fajr,Fajr,Dhuhr,Asr,Maghrib,Isha", "2026-11-01" + Self.times])
        #expect(repeated.map { $0.reason } == [.repeatedColumn] && repeated.first?.column == 3)
        #expect(Table.errors(["Fajr,Dhuhr,Asr,Maghrib,Isha", "1,2"]).map { $0.reason } == [.noDateColumn])
        #expect(Table.errors(["a,b,c", "1,2,3"]).map { $0.reason } == [.noHeadings])
        #expect(Table.errors([Self.head]).map { $0.reason } == [.noDays])
        #expect(Table.errors([Self.head, "1" + Self.times]).map { $0.reason } == [.missingMonth])
        #expect(Table.errors([Self.head, "1 Nov" + Self.times]).map { $0.reason } == [.missingYear])
        #expect(Table.errors([Self.head, "30 Feb 2026" + Self.times]).map { $0.reason } == [.noSuchDay])
        #expect(Table.errors([Self.head, "someday" + Self.times]).map { $0.reason } == [.badDate])
    }

    @Test("hostile files are refused within bounds: binary, huge, a million columns, an open quote")
    func hostile() {
        func reasons(_ bytes: [UInt8]) -> [TimetableError.Reason] { Table.errors(bytes).map { $0.reason } }
        #expect(reasons([]) == [.empty])
        #expect(reasons([0xEF, 0xBB, 0xBF]) == [.empty])
        #expect(reasons(Array("PK\u{3}\u{4}zip".utf8)) == [.notText])
        #expect(reasons([0x44, 0xE9, 0x2C]) == [.notUnicode])
        #expect(reasons([0xFF, 0xFE, 0x41]) == [.notUnicode])
        #expect(reasons([0xFF, 0xFE, 0x00, 0xD8]) == [.notUnicode])
        #expect(reasons([UInt8](repeating: 0x41, count: 2_000_000)) == [.tooLarge])
        #expect(reasons([UInt8](repeating: 0x2C, count: 1_000_000)) == [.tooManyColumns])
        #expect(reasons([UInt8](repeating: 0x0A, count: 1_000_000)) == [.tooManyLines])
        #expect(reasons([UInt8](repeating: 0x22, count: 999_999)) == [.cellTooLong])
        #expect(reasons([UInt8](repeating: 0x41, count: 1_000_000)) == [.cellTooLong])
        let open = Table.errors([Self.head, "2026-11-01,\"05:41", "2026-11-02"])
        #expect(open.map { $0.reason } == [.unclosedQuote] && open.first?.line == 2 && open.first?.column == 2)
        let after = Table.errors([Self.head, "2026-11-01,\"05:41\"x,07:30"])
        #expect(after.map { $0.reason } == [.textAfterQuote])
        let many = [Self.head] + (0..<900).map { "2026-99-\($0)" + Self.times }
        do throws(TimetableErrors) {
            _ = try Timetable(delimited: Array(many.joined(separator: "\n").utf8), hints: TimetableHints(name: ""))
            Issue.record("900 bad dates are read")
        } catch {
            #expect(error.errors.count == TimetableErrors.most && error.isCutShort)
        }
    }

    @Test("changed and random bytes are a timetable in order or a named error, and never trap")
    func fuzz() throws {
        let dates = Table.dates("2026-11-01", 10)
        let rows = dates.map { date in
            "\(date.day)/11/26;\(Table.clock(date).map { Table.marked($0) }.joined(separator: ";"));+10"
        }
        let sample = Array(
            (["November 2026 نوفمبر", "Date;Fajr;Sunrise;Dhuhr;Asr;Maghrib;Isha;Jamaat"] + rows)
                .joined(separator: "\n").utf8)
        let pieces = [
            "\"", ";", ",", "\n", "٤", "29/02/2027", "99999999999999999999", "12:60", "AM", "PM", "-", "\t", "Fajr",
            "Dhuhr;Asr", "31", "0", "\u{0}", "\u{200F}", "١٢:٣٠ م", "2026-11-05", "Dec", "1e9", "::", "Hijri", "imsak",
        ].map { Array($0.utf8) }
        var generator = Generator(seed: 3_301)
        var read = 0
        var refused = 0
        for round in 0..<6_000 {
            var bytes = round % 20 == 0 ? generator.bytes(generator.integer(in: 0...300)) : sample
            for _ in 0..<generator.integer(in: 0...3) where !bytes.isEmpty {
                let place = generator.integer(in: 0...(bytes.count - 1))
                switch generator.integer(in: 0...3) {
                case 0: bytes[place] = generator.integer(in: 0...255)
                case 1: bytes.insert(contentsOf: generator.element(of: pieces) ?? [], at: place)
                case 2: bytes.removeSubrange(place..<min(bytes.count, place + generator.integer(in: 1...12)))
                default:
                    let end = min(bytes.count, place + generator.integer(in: 1...40))
                    bytes.insert(contentsOf: bytes[place..<end], at: generator.integer(in: 0...bytes.count))
                }
            }
            do throws(TimetableErrors) {
                let timetable = try Timetable(delimited: bytes, hints: TimetableHints(name: "fuzz"))
                read += 1
                #expect(timetable.days.allSatisfy { $0.disorder == nil })
            } catch {
                refused += 1
                #expect(!error.errors.isEmpty && error.errors.count <= TimetableErrors.most)
            }
        }
        #expect(read > 500 && refused > 1_000, "\(read) read, \(refused) refused")
    }
}
