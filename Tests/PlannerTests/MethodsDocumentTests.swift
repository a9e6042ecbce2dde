import Almanac
import Foundation
import Planner
import Testing

/// `METHODS.md` carries every method's and every country's row as the code has them.
///
/// `WIRD_METHODS_TABLES` names a file that the rows are written to, for putting them into the document.
@Suite struct MethodsDocumentTests {
    private static func document() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "METHODS.md"), encoding: .utf8)
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }

    private static func signed(_ minutes: Int) -> String { minutes > 0 ? "+\(minutes)" : "−\(-minutes)" }

    private static func fajr(_ rule: FajrRule) -> String {
        switch rule {
        case .angle(let angle): "\(number(angle))°"
        case .minutes(let minutes): "\(minutes) min before sunrise"
        case .seasonal: "by season, within 18°"
        }
    }

    private static func maghrib(_ rule: MaghribRule) -> String {
        switch rule {
        case .sunset: "sunset"
        case .angle(let angle): "\(number(angle))°"
        case .minutes(let minutes): "sunset +\(minutes)"
        }
    }

    private static func isha(_ rule: IshaRule) -> String {
        switch rule {
        case .angle(let angle): "\(number(angle))°"
        case .minutes(let usual, let ramadan) where usual == ramadan: "\(usual) min"
        case .minutes(let usual, let ramadan): "\(usual) min, in Ramadan \(ramadan)"
        case .seasonal: "by season, within 18°"
        }
    }

    private static func offsets(_ offsets: PrayerOffsets) -> String {
        let parts = PrayerEvent.allCases.filter { offsets[$0] != 0 }.map { "\($0.identifier) \(signed(offsets[$0]))" }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }

    static func methodRows() -> [String] {
        PrayerMethod.all.map { method in
            let columns = [
                "`\(method.identifier)`", method.authority, fajr(method.fajr), maghrib(method.maghrib),
                isha(method.isha), offsets(method.offsets), method.rounding.identifier,
                method.highLatitude.identifier, method.elevation == .lowered ? "yes" : "no", method.night.identifier,
                String(method.aladhanNumber), method.source,
            ]
            return "| " + columns.joined(separator: " | ") + " |"
        }
    }

    static func regionRows() throws -> [String] {
        let config = try PrayerConfig(json: ConfigTests.file("PrayerConfig"))
        var groups: [(method: String, source: String, countries: [String])] = []
        for region in config.regions {
            if let last = groups.last, last.method == region.method, last.source == region.source {
                groups[groups.count - 1].countries.append(region.country)
            } else {
                groups.append((region.method, region.source, [region.country]))
            }
        }
        return groups.map { "| `\($0.method)` | \($0.countries.joined(separator: " ")) | \($0.source) |" }
    }

    @Test("MZ-028 MZ-036 METHODS.md has each method's figures and each country's method as the code has them")
    func rows() throws {
        let rows = try Self.methodRows() + Self.regionRows()
        if let path = ProcessInfo.processInfo.environment["WIRD_METHODS_TABLES"] {
            try rows.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        }
        let lines = Set(try Self.document().split(separator: "\n").map(String.init))
        for row in rows { #expect(lines.contains(row), "METHODS.md lacks: \(row)") }
        let listed = lines.filter { $0.hasPrefix("| `") }
        #expect(listed.count == rows.count, "METHODS.md has rows that the code hasn't")
    }

    @Test("MZ-036 K54 the region table has every ISO 3166 country once, each with its source or the word fallback")
    func everyCountry() throws {
        let regions = try PrayerConfig(json: ConfigTests.file("PrayerConfig")).regions
        let countries = regions.map { $0.country }
        #expect(countries.count == 249 && Set(countries).count == 249)
        let known = Set(Locale.Region.isoRegions.map { $0.identifier }.filter { $0.count == 2 })
        #expect(countries.allSatisfy { known.contains($0) })
        for region in regions where region.source == "fallback" { #expect(region.method == "mwl") }
        #expect(regions.filter { $0.source != "fallback" }.count == 134)
    }
}
