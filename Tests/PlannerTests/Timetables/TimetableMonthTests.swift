import Almanac
import Planner
import Records
import TestSupport
import Testing

@Suite struct TimetableMonthTests {
    @Test("whatever days a timetable has, its months give back exactly them", arguments: 1...5)
    func roundTrip(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let first = CivilDate(year: 2026, month: 12, day: 20)!
        var days: [TimetableDay] = []
        for number in 0..<90 where generator.integer(in: 0...3) > 0 {
            let begins = [300, 380, 700, 890, 1030, 1120].map { minute in
                ClockTime(minuteOfDay: minute + generator.integer(in: 0...30))
            }
            let iqamas = (0..<6).map { _ in
                generator.bool() ? ClockTime(minuteOfDay: generator.integer(in: 0...1439)) : nil
            }
            let jummah = generator.bool() ? [ClockTime(minuteOfDay: 735)!] : []
            days.append(TimetableDay(date: first.adding(days: number), begins: begins, iqamas: iqamas, jummah: jummah)!)
        }
        let timetable = try #require(Timetable(name: "x", days: days))
        let records = TimetableMonth.records(of: timetable, id: "mosque-1")
        #expect(records.map { $0.key.id } == ["2026-12", "2027-01", "2027-02", "2027-03"].map { "mosque-1-\($0)" })
        for number in -3..<95 {
            let date = first.adding(days: number)
            let fields = records.first { $0.key == TimetableMonth.key("mosque-1", date) }?.fields
            #expect(fields.flatMap { TimetableMonth($0) }?[date] == timetable[date])
        }
    }

    @Test("a head comes back as it was stored; what is none is refused")
    func head() throws {
        let day = TimetableDay(
            date: CivilDate(year: 2026, month: 11, day: 21)!,
            begins: [300, 380, 700, 890, 1030, 1120].map { ClockTime(minuteOfDay: $0) })!
        let head = TimetableHead(
            Timetable(name: "Nur", days: [day])!, id: "mosque-1", importedAt: Instant(seconds: 1_795_258_680),
            place: Coordinates(latitude: 24.7, longitude: 46.7)!, until: Instant(seconds: 1_795_300_000))
        #expect(TimetableHead(json: head.json) == head)
        guard case .object(let object) = head.json else { return }
        for member in object.members where member.name != "until" && member.name != "iqama" {
            var damaged = object
            damaged[member.name] = .bool(true)
            #expect(TimetableHead(json: .object(damaged)) == nil, "\(member.name)")
        }
        #expect(TimetableHead(json: .null) == nil)
    }
}
