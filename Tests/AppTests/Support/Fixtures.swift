import Almanac
import Foundation
import Records

@testable import App

/// What the tests of the app stand on: the shipped configuration and languages, and a small world.
enum Fixtures {
    /// Saturday 21 November 2026, 13:58 in Riyadh.
    static let saturday = Instant(seconds: 1_795_258_680)

    /// The bundle as a host makes it, out of the checkout's own files.
    static func bundle() throws -> JSON {
        var config = JSONObject()
        var personal = JSONObject()
        for name in [
            "AdhkarConfig", "AdvisorConfig", "AnimationConfig", "CourseConfig", "CourseSampleConfig", "HifzConfig",
            "RecitationConfig",
            "NawafilConfig",
            "NetworkConfig", "PathConfig",
            "PlannerConfig", "PrayerConfig", "PushConfig", "QuranConfig", "QuranSearchConfig",
            "RecitersConfig", "RemindersConfig", "SharedConfig", "SpecialPrayersConfig", "TajweedConfig", "ThemeConfig",
            "TiersConfig",
            "TimetableConfig",
        ] {
            config[name] = try read("Config/\(name).json")
            personal[name] = ConfigSchema(try read("Config/Schemas/\(name).json")).personal
        }
        var locales = JSONObject()
        for name in ["registry", "ar", "en", "ur", "id", "tr", "fr"] {
            locales[name] = try read("Locales/\(name).json")
        }
        return .object([
            "build": .string("test"), "config": .object(config), "locales": .object(locales),
            "assets": .object(["app.css": .string("/assets/app.css")]), "packs": .object([:]),
            "personal": .object(personal),
        ])
    }

    /// A document with one member, however deep, set to a value.
    static func setting(_ path: ArraySlice<String>, to value: JSON, in document: JSON) -> JSON {
        guard let name = path.first, case .object(var object) = document else { return value }
        object[name] = setting(path.dropFirst(), to: value, in: object[name] ?? .null)
        return .object(object)
    }

    static func read(_ path: String) throws -> JSON {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        return try JSON(reading: Array(Data(contentsOf: root.appending(path: path))))
    }

    /// Five cities, their zones, and the guide in every language.
    static let content: [ResourceName: [UInt8]] = {
        var content: [ResourceName: [UInt8]] = [.cities: cities(), .zones: zones()]
        for code in ["ar", "en", "ur", "id", "tr", "fr"] {
            content[.locale(Guide.section(code))] = try? read("Locales/guide/\(code).json").bytes()
        }
        return content
    }()

    private static func cities() -> [UInt8] {
        var writer = CityIndexWriter()
        for (id, name, arabic, country, latitude, longitude, zone, population) in list {
            writer.add(
                City(
                    id: id, name: name, arabicName: arabic, country: country,
                    coordinates: Coordinates(latitude: latitude, longitude: longitude)!, zone: zone,
                    population: population))
        }
        return writer.bytes()
    }

    private static let list: [(UInt32, String, String?, String, Double, Double, String, Int)] = [
        (108_410, "Riyadh", "الرياض", "SA", 24.68773, 46.72185, "Asia/Riyadh", 7_000_000),
        (104_515, "Makkah", "مكة المكرمة", "SA", 21.42664, 39.82563, "Asia/Riyadh", 1_323_624),
        (360_630, "Cairo", "القاهرة", "EG", 30.06263, 31.24967, "Africa/Cairo", 9_606_916),
        (2_643_743, "London", "لندن", "GB", 51.50853, -0.12574, "Europe/London", 8_961_989),
        (3_133_880, "Tromsø", nil, "NO", 69.6489, 18.95508, "Europe/Oslo", 52_436),
    ]
}
