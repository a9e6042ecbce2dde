import Almanac
import Testing

@Suite struct TimetableLayoutTests {
    private typealias Table = TimetableFixture
    private static let november = Table.dates("2026-11-01", 30)

    private static func rows(_ dates: [CivilDate], _ row: (CivilDate, [ClockTime]) -> String) -> [String] {
        dates.map { row($0, Table.clock($0)) }
    }

    @Test("a year in ISO dates and 24 hours is read whole")
    func year() throws {
        let dates = Table.dates("2026-01-01", 365)
        let rows = Self.rows(dates) { date, clock in "\(date)," + clock.map { $0.description }.joined(separator: ",") }
        Table.check(try Table.read(["Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha"] + rows), dates)
    }

    @Test("a British mosque's month: heading, day numbers, twelve hours without am or pm, begins and jama'at")
    func british() throws {
        let rows = Self.rows(Self.november) { date, clock in
            let dial = clock.map { Table.dial($0) }
            return "\(date.day),\(date.weekday),\(dial[0]),6:30,\(dial[1]),\(dial[2]),12:45,\(dial[3]),3:00,"
                + "\(dial[4]),+5,\(dial[5]),7:30"
        }
        let table = try Table.read(
            [
                "Masjid An-Noor,,,,,,,,,,,,", "Prayer Timetable for November 2026,,,,,,,,,,,,", ",,,,,,,,,,,,",
                "Date,Day,Fajr,,Sunrise,Zuhr,,Asr,,Maghrib,,Isha,",
                ",,Begins,Jama'at,,Begins,Jama'at,Begins,Jama'at,Begins,Jama'at,Begins,Jama'at",
            ] + rows + ["Please be seated before the khutbah,,,,,,,,,,,,"])
        Table.check(table, Self.november)
        let day = try #require(table[Self.november[20]])
        #expect(day.iqama(.fajr)?.description == "06:30" && day.iqama(.dhuhr)?.description == "12:45")
        #expect(day.iqama(.asr)?.description == "15:00" && day.iqama(.isha)?.description == "19:30")
        #expect(day.iqamaMinute(of: .maghrib) == day.minute(of: .maghrib).map { $0 + 5 })
    }

    @Test("an American table: month/day/year with am and pm, Iqama columns beside the prayers, Jumuah")
    func american() throws {
        let rows = Self.rows(Self.november) { date, clock in
            let m = clock.map { Table.marked($0) }
            let friday = date.weekday == .friday
            return "\(date.month)/\(date.day)/\(date.year),\(m[0]),6:15 AM,\(m[1]),\(m[2]),1:30 PM,\(m[3]),4:00 PM,"
                + "\(m[4]),10 min,\(m[5]),8:00 PM,\(friday ? "1:15 PM" : "")"
        }
        let table = try Table.read(
            ["Date,Fajr,Iqamah,Sunrise,Dhuhr,Iqamah,Asr,Iqamah,Maghrib,Iqamah,Isha,Iqamah,Jumu'ah"] + rows)
        Table.check(table, Self.november)
        let day = try #require(table[Self.november[5]])
        #expect(day.jummah.map { $0.description } == ["13:15"] && day.date.weekday == .friday)
        #expect(day.iqama(.dhuhr)?.description == "13:30")
        #expect(table[Self.november[6]]?.jummah.isEmpty == true)
    }

    @Test("an Arabic table: Arabic-Indic digits, semicolons, ص and م, Arabic month names, a byte order mark")
    func arabic() throws {
        let rows = Self.rows(Self.november) { date, clock in
            let cells = clock.map { Table.arabic(Table.dial($0)) + ($0.hour < 12 ? " ص" : " م") }
            return "\(Table.arabic("\(date.day)")) نوفمبر ٢٠٢٦;" + cells.joined(separator: ";")
        }
        let lines = ["\u{FEFF}التاريخ;الفجر;الشروق;الظهر;العصر;المغرب;العشاء"] + rows
        Table.check(try Table.read(lines), Self.november)
    }

    @Test("a Turkish table: İmsak is Fajr, tabs, day.month.year")
    func turkish() throws {
        let rows = Self.rows(Self.november) { date, clock in
            "\(date.day).11.2026\t" + clock.map { $0.description }.joined(separator: "\t")
        }
        Table.check(try Table.read(["Tarih\tİmsak\tGüneş\tÖğle\tİkindi\tAkşam\tYatsı"] + rows), Self.november)
    }

    @Test("an Indonesian table has Imsak beside Subuh, and a French one its own words")
    func others() throws {
        let rows = Self.rows(Self.november) { date, clock in
            "\(date.day),00:01," + clock.map { $0.description }.joined(separator: ",")
        }
        let hints = TimetableHints(name: "Masjid", fileName: "jadwal-2026-11.csv")
        Table.check(
            try Table.read(["Tanggal,Imsak,Subuh,Terbit,Dzuhur,Ashar,Maghrib,Isya"] + rows, hints), Self.november)
        let french = Self.rows(Self.november) { date, clock in
            "\(date.day) novembre 2026;" + clock.map { "\($0.hour)h" + $0.description.suffix(2) }.joined(separator: ";")
        }
        Table.check(try Table.read(["Date;Fajr;Chourouk;Dhohr;Asr;Maghreb;Icha"] + french), Self.november)
    }

    @Test("a quoted table with line ends of Windows, and UTF-16 from a spreadsheet")
    func encodings() throws {
        let rows = Self.rows(Self.november) { date, clock in
            "\"\(date)\"," + clock.map { "\"\($0)\"" }.joined(separator: ",")
        }
        let text =
            (["\"Date\",\"Fajr\",\"Sunrise\",\"Zuhr \"\"noon\"\"\",\"Asr\",\"Maghrib\",\"Isha\""] + rows)
            .joined(separator: "\r\n") + "\r\n"
        Table.check(try Timetable(delimited: Array(text.utf8), hints: TimetableHints(name: "")), Self.november)
        for lowFirst in [true, false] {
            var bytes: [UInt8] = lowFirst ? [0xFF, 0xFE] : [0xFE, 0xFF]
            for unit in text.utf16 {
                bytes += lowFirst ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            }
            Table.check(try Timetable(delimited: bytes, hints: TimetableHints(name: "")), Self.november)
        }
    }

    @Test("several months under each other, each with its heading, over the turn of the year")
    func months() throws {
        let dates = Table.dates("2026-11-01", 92)
        var lines = ["sep=;", "2026"]
        for date in dates {
            if date.day == 1 {
                let name = [11: "NOVEMBER", 12: "December", 1: "January 2027"][date.month] ?? ""
                lines += ["", "\(name);;;;;;", "Date;Fajr;Sunrise;Dhuhr;Asr;Maghrib;Isha"]
            }
            lines.append("\(date.day);" + Table.clock(date).map { $0.description }.joined(separator: ";"))
        }
        Table.check(try Table.read(lines), dates)
        // Without the months' names the days go on by themselves.
        let bare = lines.filter { !$0.contains("ecember") && !$0.contains("anuary") }
        Table.check(try Table.read(bare), dates)
        // Month, day and year in columns of their own.
        let columns = Self.rows(dates) { date, clock in
            "\(date.year),\(date.month),\(date.day)," + clock.map { $0.description }.joined(separator: ",")
        }
        Table.check(try Table.read(["Year,Month,Day,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha"] + columns), dates)
    }

    @Test("both Asr columns: the madhhab chooses")
    func asr() throws {
        let rows = Self.rows(Self.november) { date, clock in
            let hanafi = Table.zone.local(Table.times(date, .hanafi).asr).time
            return "\(date),\(clock[0]),\(clock[2]),\(clock[3]),\(hanafi),\(clock[4]),\(clock[5])"
        }
        let lines = ["Date,Fajr,Dhuhr,Asr (Shafi),Asr (Hanafi),Maghrib,Isha"] + rows
        Table.check(try Table.read(lines), Self.november, sunrise: false)
        let hanafi = try Table.read(lines, TimetableHints(name: "", madhhab: .hanafi))
        for day in hanafi.days {
            #expect(day[.asr] == Table.zone.local(Table.times(day.date, .hanafi).asr).time)
        }
    }

    @Test("an Isha after midnight belongs to the night before")
    func lateIsha() throws {
        let table = try Table.read([
            "Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha,Isha Jamaat", "2026-06-20,2:40,4:43,1:04,5:25,9:24,12:10,12:15",
        ])
        let day = table.days[0]
        #expect(day[.isha]?.description == "00:10" && day.minute(of: .isha) == 1_450)
        #expect(day.instant(of: .isha, in: .utc) == Zone.utc.instant(of: day.date.next, at: day[.isha] ?? .noon))
        #expect(day.iqamaMinute(of: .isha) == 1_455)
        #expect(day[.dhuhr]?.description == "13:04" && day[.fajr]?.description == "02:40")
    }
}
