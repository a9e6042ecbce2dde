import Almanac
import Planner
import Records
import Testing

@Suite struct TimetableJSONTests {
    private func read(_ text: String, name: String = "") throws(TimetableErrors) -> Timetable {
        try Timetable(json: Array(text.utf8), hints: TimetableHints(name: name))
    }

    private func refusal(_ text: String) -> TimetableError? {
        do throws(TimetableErrors) {
            _ = try read(text)
            return nil
        } catch {
            return error.errors.first
        }
    }

    @Test("Wird's own JSON comes back as it was written")
    func own() throws {
        let table = try read(
            """
            {"name": "Masjid", "days": [
              {"date": "2026-11-20", "fajr": "04:57", "sunrise": "06:18", "dhuhr": "11:39", "asr": "14:43",
               "maghrib": "17:00", "isha": "18:30", "iqama": {"fajr": "05:20", "isha": 15}, "jummah": ["12:15", "13:00"]},
              {"date": "2026-11-21", "fajr": "04:58", "dhuhr": "11:39", "asr": "14:43", "maghrib": "17:00",
               "isha": "18:30"}]}
            """)
        #expect(table.name == "Masjid" && table.days.count == 2)
        #expect(
            table.days[0].iqama(.fajr)?.description == "05:20" && table.days[0].iqama(.isha)?.description == "18:45")
        #expect(table.days[0].jummah.map { $0.description } == ["12:15", "13:00"])
        #expect(table.days[1][.sunrise] == nil && table.days[1].iqama(.isha) == nil)
        #expect(try Timetable(json: table.json.bytes(), hints: TimetableHints(name: "")) == table)
    }

    @Test("a list of objects whose members are named like columns is read, and Aladhan's document too")
    func others() throws {
        let table = try read(
            """
            [{"d_date": "2026-11-20", "fajr_begins": "05:43", "fajr_jamah": "06:30", "sunrise": "07:24",
              "zuhr_begins": "11:51", "zuhr_jamah": "12:45", "asr_mithl_1": "13:51", "asr_mithl_2": "14:20",
              "maghrib_begins": "16:05", "isha_begins": "17:43", "is_ramadan": 0}]
            """, name: "List")
        #expect(table.days[0][.asr]?.description == "13:51" && table.days[0].iqama(.dhuhr)?.description == "12:45")
        let aladhan = try Timetable(json: AladhanSample.month(3), hints: TimetableHints(name: "A"))
        #expect(aladhan.days.count == 3 && aladhan.days[2].date.description == "2026-11-03")
    }

    @Test("malformed documents are refused with the place and the name of the member")
    func refusals() {
        #expect(refusal("{\n\"days\": [}")?.reason == .notJSON)
        #expect(refusal("{\n\"days\": [}")?.line == 2)
        #expect(refusal("{}")?.heading == "days")
        #expect(refusal("{\"days\": [1]}")?.reason == .wrongShape)
        #expect(refusal("[]")?.reason == .empty)
        let missing = refusal(
            "[{\"date\": \"2026-11-20\", \"fajr\": \"05:00\", \"dhuhr\": \"12:00\", \"asr\": \"15:00\"}]")
        #expect(missing?.reason == .noHeadings)
        let four =
            "\"date\": \"2026-11-20\", \"fajr\": \"05:00\", \"dhuhr\": \"12:00\", \"asr\": \"15:00\", \"maghrib\": \"17:00\""
        #expect(refusal("[{\(four)}]")?.found == "isha")
        let late = refusal("[{\(four), \"isha\": \"26:00\"}]")
        #expect(late?.reason == .badTime && late?.line == 1 && late?.heading == "isha")
        #expect(refusal("[{\(four), \"isha\": {\"fajr\": []}}]") != nil)
        let wide = (0..<200).map { "\"c\($0)\": 1" }.joined(separator: ",")
        #expect(refusal("[{\(wide)}]")?.reason == .tooManyColumns)
        let long = (0..<1_700).map { _ in "{\(four)}" }.joined(separator: ",")
        #expect(refusal("[\(long)]")?.reason == .tooManyLines)
    }
}
