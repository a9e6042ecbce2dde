import Almanac
import Foundation
import Testing

/// One file of times that an authority published, in the folder that `WIRD_VECTORS` names.
struct PublishedTable {
    struct Row {
        var date: CivilDate
        /// The authority's own six figures, before anybody's correction.
        var times: [ClockTime]
    }

    var name: String
    var place: Coordinates
    var zone: String
    var method: PrayerMethod
    var madhhab: Madhhab
    var rows: [Row]

    static let folder = ProcessInfo.processInfo.environment["WIRD_VECTORS"].map {
        URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("prayer-times", isDirectory: true)
    }

    /// The names of the files there.
    static var names: [String] {
        guard let folder, let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            return []
        }
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    private struct File: Decodable {
        struct Parameters: Decodable {
            var latitude: Double
            var longitude: Double
            var timezone: String
            var method: String
            var madhab: String?
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
        var source: Source?
        var times: [Times]
    }

    /// A line or several.
    private enum Source: Decodable {
        case lines([String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let lines = try? container.decode([String].self) {
                self = .lines(lines)
            } else {
                self = .lines([try container.decode(String.self)])
            }
        }
    }

    /// The methods by the names that the files have for them; other names are tried as the product's own.
    private static func method(_ name: String) -> PrayerMethod? {
        switch name {
        case "MuslimWorldLeague": .muslimWorldLeague
        case "UmmAlQura": .ummAlQura
        case "Egyptian": .egypt
        case "NorthAmerica": .isna
        case "Turkey": .diyanet
        case "MoonsightingCommittee": .moonsighting
        default: PrayerMethod.named(name.lowercased())
        }
    }

    init(name: String) throws {
        self.name = name
        let folder = try #require(Self.folder)
        let file = try JSONDecoder().decode(
            File.self, from: Data(contentsOf: folder.appendingPathComponent(name + ".json")))
        place = try #require(Coordinates(latitude: file.params.latitude, longitude: file.params.longitude))
        zone = file.params.timezone
        method = try #require(Self.method(file.params.method), "\(file.params.method)")
        madhhab = file.params.madhab == "Hanafi" ? .hanafi : .standard
        var published: [(date: CivilDate?, times: [ClockTime])] = []
        if case .lines(let lines)? = file.source { published = lines.compactMap(Self.published) }
        rows = []
        for (index, times) in file.times.enumerated() {
            let date = try #require(CivilDate(times.date))
            let corrected = [times.fajr, times.sunrise, times.dhuhr, times.asr, times.maghrib, times.isha]
            let own = published.count == file.times.count ? published[index] : nil
            rows.append(
                Row(date: own?.date ?? date, times: try own?.times ?? corrected.map { try #require(Self.clock($0)) }))
        }
    }

    /// The figures of a line of the source: its last six times, without the corrections that follow some; with its date
    /// where that is written out, `01/02/2018`. `nil` for a line without six times.
    private static func published(_ line: String) -> (date: CivilDate?, times: [ClockTime])? {
        var words: [String] = []
        for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init) {
            if word == "AM" || word == "PM", let last = words.popLast() {
                words.append(last + " " + word)
            } else {
                words.append(word)
            }
        }
        let texts = words.suffix(6)
        var times: [ClockTime] = []
        for (index, text) in texts.enumerated() {
            let bare = text.prefix { $0 != "+" && $0 != "-" }
            guard var time = clock(String(bare)) else { return nil }
            // Printed tables count the afternoon's hours from noon.
            if index > 2 && time.minuteOfDay < 720 || index == 2 && time.minuteOfDay < 360 {
                time = ClockTime(minuteOfDay: time.minuteOfDay + 720) ?? time
            }
            times.append(time)
        }
        guard times.count == 6 else { return nil }
        let parts = (words.first ?? "").split(separator: "/").map { Int($0) }
        var date: CivilDate?
        if parts.count == 3, let day = parts[0], let month = parts[1], let year = parts[2], year > 1_900 {
            date = CivilDate(year: year, month: month, day: day)
        }
        return (date, times)
    }

    /// `4:58 AM`, `4 AM`, `16:58` and `1658`.
    private static func clock(_ text: String) -> ClockTime? {
        let words = text.split(separator: " ")
        guard let first = words.first else { return nil }
        var parts = first.split(separator: ":").map { Int($0) }
        if parts.count == 1, first.count == 4, let number = parts[0] { parts = [number / 100, number % 100] }
        if parts.count == 1, words.count == 2 { parts.append(0) }
        guard parts.count == 2, var hour = parts[0], let minute = parts[1] else { return nil }
        if words.count == 2 { hour = hour % 12 + (words[1] == "PM" ? 12 : 0) }
        return ClockTime(hour: hour, minute: minute)
    }
}
