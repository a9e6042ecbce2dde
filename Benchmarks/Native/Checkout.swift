import Foundation
import Records

/// The checkout's own files; the program runs in its folder.
enum Checkout {
    static func bytes(_ path: String) throws -> [UInt8] {
        do { return Array(try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
            throw Failure("\(path) can't be read; run Scripts/bench, which starts in the checkout")
        }
    }

    static func json(_ path: String) throws -> JSON { try JSON(reading: bytes(path)) }

    /// The bundle as a host makes it, with the packs that it has.
    static func bundle(packs names: [String] = []) throws -> JSON {
        var packs = JSONObject()
        for name in names { packs[name] = [:] }
        var config = JSONObject()
        for name in [
            "AnimationConfig", "CourseConfig", "CourseSampleConfig", "NawafilConfig", "PathConfig", "PlannerConfig",
            "PrayerConfig", "QuranConfig",
            "RecitersConfig",
            "QuranSearchConfig", "RemindersConfig", "SpecialPrayersConfig", "TajweedConfig", "ThemeConfig",
            "TimetableConfig",
        ] {
            config[name] = try json("Config/\(name).json")
        }
        var locales = JSONObject()
        for name in ["registry", "ar", "en", "ur", "id", "tr", "fr"] {
            locales[name] = try json("Locales/\(name).json")
        }
        return .object([
            "build": "bench", "config": .object(config), "locales": .object(locales),
            "assets": .object(["app.css": "/assets/app.css"]), "packs": .object(packs),
        ])
    }
}
