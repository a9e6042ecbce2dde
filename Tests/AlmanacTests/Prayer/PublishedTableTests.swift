import Almanac
import Foundation
import TestSupport
import Testing

/// Timetables that authorities published, in the folder that `WIRD_VECTORS` names.
@Suite(
    .enabled(if: PublishedTable.folder != nil, "WIRD_VECTORS names no folder of published timetables"))
struct PublishedTableTests {
    @Test(
        "MZ-029 published timetables of Makkah, Dubai, Kuwait and Doha are met within their tolerance",
        arguments: ["Makkah-UmmAlQura", "Dubai-Gulf", "KuwaitCity-Kuwait", "Doha-Qatar"])
    func table(name: String) throws {
        let table = try PublishedTable(name: name)
        let zone = try #require(SystemZones.database?.zone(table.zone))
        var worst: [Int64] = [0, 0, 0, 0, 0, 0]
        for row in table.rows {
            let times = PrayerTimes.compute(date: row.date, at: table.place, in: zone, method: table.method)
            #expect(times.resolution == .none)
            for event in PrayerEvent.allCases {
                let published = zone.instant(of: row.date, at: row.times[event.rawValue])
                let deviation = (times[event] - published).minutes
                #expect(abs(deviation) <= table.tolerance, "\(row.date) \(event): \(deviation) minutes")
                if abs(deviation) > abs(worst[event.rawValue]) { worst[event.rawValue] = deviation }
            }
        }
        #expect(table.rows.count >= 12)
        print("prayer times: \(name) within \(worst) minutes, tolerance \(table.tolerance)")
    }
}

/// One file of published times.
struct PublishedTable {
    struct Row {
        var date: CivilDate
        var times: [ClockTime]
    }

    var place: Coordinates
    var zone: String
    var method: PrayerMethod
    var tolerance: Int64
    var rows: [Row]

    static let folder = ProcessInfo.processInfo.environment["WIRD_VECTORS"].map {
        URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("prayer-times", isDirectory: true)
    }

    private struct File: Decodable {
        struct Parameters: Decodable {
            var latitude: Double
            var longitude: Double
            var timezone: String
            var method: String
        }
        struct Times: Decodable {
            var date: String
            var fajr: String
            var sunrise: String
            var dhuhr: String
            var asr: String
            var maghrib: String
            var isha: String
        }
        var params: Parameters
        var variance: Int64?
        var times: [Times]
    }

    /// The methods of the files, two of which are built here from their authorities' figures.
    private static func method(_ name: String) -> PrayerMethod? {
        switch name {
        case "UmmAlQura": .ummAlQura
        case "Dubai": .dubai
        case "Kuwait":
            PrayerMethod(
                identifier: "kuwait", authority: "Kuwait", source: "the file", fajrAngle: 18, isha: .angle(17.5))
        case "Qatar":
            PrayerMethod(
                identifier: "qatar", authority: "Qatar", source: "the file", fajrAngle: 18,
                isha: .minutes(90, ramadan: 90))
        default: nil
        }
    }

    init(name: String) throws {
        let folder = try #require(Self.folder)
        let file = try JSONDecoder().decode(
            File.self, from: Data(contentsOf: folder.appendingPathComponent(name + ".json")))
        place = try #require(Coordinates(latitude: file.params.latitude, longitude: file.params.longitude))
        zone = file.params.timezone
        method = try #require(Self.method(file.params.method))
        tolerance = file.variance ?? 0
        rows = try file.times.map { times in
            let texts = [times.fajr, times.sunrise, times.dhuhr, times.asr, times.maghrib, times.isha]
            return Row(date: try #require(CivilDate(times.date)), times: try texts.map(Self.clockTime))
        }
    }

    /// `4:58 AM`.
    private static func clockTime(_ text: String) throws -> ClockTime {
        let words = text.split(separator: " ")
        let parts = try #require(words.first).split(separator: ":")
        let hour = try #require(Int(parts[0])) % 12 + (words.last == "PM" ? 12 : 0)
        let minute = try #require(Int(parts[1]))
        return try #require(ClockTime(hour: hour, minute: minute))
    }
}
