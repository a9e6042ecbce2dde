import Almanac
import TestSupport
import Testing

/// Timetables that authorities published, in the folder that `WIRD_VECTORS` names.
@Suite(
    .enabled(if: PublishedTable.folder != nil, "WIRD_VECTORS names no folder of published timetables"))
struct PublishedTableTests {
    @Test(
        "MZ-012 MZ-029 MZ-033 the authorities' own published figures are met within 2 minutes",
        arguments: PublishedTable.names)
    func table(name: String) throws {
        let table = try PublishedTable(name: name)
        let zone = try #require(SystemZones.database?.zone(table.zone))
        // How many cells are exact, 1 and 2 minutes off, for each of the six.
        var counts = Array(repeating: [0, 0, 0], count: 6)
        for row in table.rows {
            let times = PrayerTimes.compute(
                date: row.date, at: table.place, in: zone, method: table.method, madhhab: table.madhhab)
            for event in PrayerEvent.allCases {
                let published = zone.instant(of: row.date, at: row.times[event.rawValue])
                let deviation = (times[event] - published).minutes
                #expect(abs(deviation) <= 2, "\(row.date) \(event): \(deviation) minutes")
                counts[event.rawValue][Int(min(2, abs(deviation)))] += 1
            }
        }
        #expect(table.rows.count >= 12)
        let total = (0..<3).map { off in counts.map { $0[off] }.reduce(0, +) }
        print("prayer times: \(name): \(total[0]) exact, \(total[1]) a minute off, \(total[2]) two; by time \(counts)")
    }
}
