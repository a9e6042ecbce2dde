import Interface
import Planner
import Quran
import Records
import WorshipPath

/// What the app is made of besides its code: configuration, languages, and the addresses of its files.
///
/// A host reads it once at start (`bundle.json`), so that an operator can change a file without rebuilding.
final class AppBundle: Sendable {
    /// The hash of the build, shown on the About page.
    let build: String
    let locales: Locales
    let planner: PlannerConfig
    let prayer: PrayerConfig
    let timetable: TimetableConfig
    let reminders: RemindersConfig
    let special: SpecialPrayersConfig
    let nawafil: NawafilConfig
    let theme: ThemeConfig
    let tiers: TiersConfig
    let path: PathConfig
    /// The configuration used only by screens outside the everyday part; `nil` in an app without those screens.
    let further: FurtherConfig?
    /// Whether the operator offers Pro; otherwise everything is open (SY-045).
    let isCommercial: Bool
    /// Vibration patterns by name and by event, as scripts read them.
    let haptics: String
    /// Whether vibrations are felt even if the person wants no motion.
    let hapticsHoldStill: Bool
    /// Addresses of static files by their plain names (`app.css`).
    let assets: [String: String]
    /// The works of others in the product, for the Sources page.
    let sources: [SourceEntry]
    /// The version of each content pack that the host has; packs missing here are not available.
    let packs: [String: String]
    /// What else the bundle says about each pack.
    let packFacts: JSON

    /// The configuration as in the bundle, so that a person's own can be laid over it.
    let config: JSON
    /// The schemas of what each person may set for themselves, by file.
    let personal: JSON
    /// What is wrong with the operator's own files.
    let problems: [ConfigFault]

    /// Reads `bundle.json`.
    ///
    /// - Parameter further: reads the configuration of screens outside the everyday part; an app without them omits it.
    init(
        _ json: JSON,
        further: (JSON) throws(ConfigError) -> FurtherConfig? = { config throws(ConfigError) in
            try FurtherConfig(config)
        }
    ) throws(BundleError) {
        build = json["build"]?.string ?? ""
        let config = json["config"] ?? .null
        self.config = config
        personal = json["personal"] ?? .object(JSONObject())
        problems = (json["problems"]?.array ?? []).map { fault in ConfigFault(fault) }
        do throws(ConfigError) {
            planner = try PlannerConfig(json: config["PlannerConfig"] ?? .null)
            prayer = try PrayerConfig(json: config["PrayerConfig"] ?? .null)
            timetable = try TimetableConfig(json: config["TimetableConfig"] ?? .null)
            special = try SpecialPrayersConfig(json: config["SpecialPrayersConfig"] ?? .null)
            reminders = try RemindersConfig(json: config["RemindersConfig"] ?? .null).following(special)
            nawafil = try NawafilConfig(json: config["NawafilConfig"] ?? .null)
            self.further = try further(config)
            path = try PathConfig(json: config["PathConfig"] ?? .null)
        } catch { throw BundleError(error) }
        isCommercial = try Self.isCommercial(json["mode"])
        do throws(ThemeError) { theme = try ThemeConfig(config["ThemeConfig"]?.object ?? JSONObject()) } catch {
            throw BundleError("ThemeConfig.json: \(error.message)")
        }
        tiers = try Self.tiers(config["TiersConfig"], theme, planner, isCommercial: isCommercial)
        haptics = Self.haptics(config["AnimationConfig"]?["haptics"])
        hapticsHoldStill = config["AnimationConfig"]?["still"]?["haptics"]?.bool ?? true
        let elsewhere = json["packs"]?[ResourceName.localesPack]?["sections"]?.array ?? []
        let codes = Set(elsewhere.compactMap { section in section["name"]?.string })
        do throws(LocaleError) {
            locales = try Locales(json["locales"]?.object ?? JSONObject(), elsewhere: codes)
        } catch {
            throw BundleError(error)
        }
        var assets: [String: String] = [:]
        for member in json["assets"]?.object?.members ?? [] { assets[member.name] = member.value.string }
        self.assets = assets
        sources = (json["sources"]?.array ?? []).map { entry in SourceEntry(entry) }
        var packs: [String: String] = [:]
        for member in json["packs"]?.object?.members ?? [] {
            packs[member.name] = member.value["version"]?.string ?? ""
        }
        self.packs = packs
        packFacts = json["packs"] ?? .null
    }

    /// The patterns by name, and the name of each event's pattern, in one object. They are validated where the
    /// stylesheet is made from the same file; scripts ignore what isn't a pattern.
    private static func haptics(_ json: JSON?) -> String {
        var names = json?["patterns"]?.object ?? JSONObject()
        for event in json?["events"]?.object?.members ?? [] where names[event.name] == nil {
            names[event.name] = event.value
        }
        return JSON.object(names).text()
    }

    /// Creates a copy of a bundle with configuration that a person has changed; see ``AppBundle/laid(over:)``.
    ///
    /// Only what a schema marks as personal can differ, so files without any of it are taken as they are.
    init(_ base: AppBundle, config: JSON) throws(ConfigError) {
        planner = try PlannerConfig(json: config["PlannerConfig"] ?? .null)
        prayer = try PrayerConfig(json: config["PrayerConfig"] ?? .null)
        reminders = try RemindersConfig(json: config["RemindersConfig"] ?? .null)
        special = try SpecialPrayersConfig(json: config["SpecialPrayersConfig"] ?? .null)
        nawafil = try NawafilConfig(json: config["NawafilConfig"] ?? .null)
        build = base.build
        locales = base.locales
        timetable = base.timetable
        theme = base.theme
        tiers = base.tiers
        further = base.further
        path = base.path
        isCommercial = base.isCommercial
        haptics = base.haptics
        hapticsHoldStill = base.hapticsHoldStill
        assets = base.assets
        sources = base.sources
        packs = base.packs
        packFacts = base.packFacts
        self.config = config
        personal = base.personal
        problems = base.problems
    }
}

extension AppBundle {
    /// The writing direction of a language, for a text shown beside the Quran's.
    func direction(code: String) -> Direction { locales.language(code: code)?.direction ?? .leftToRight }

    /// The schema of what a person may set for themselves: by file, then key by key.
    var ownSchema: ConfigSchema {
        ConfigSchema(["type": "object", "properties": personal, "additionalProperties": false])
    }

    /// This bundle with a person's own configuration laid over it.
    ///
    /// - Throws: ``ConfigError`` if the values don't fit together, or if the shipped configuration has since changed so
    ///   that they no longer fit.
    func laid(over overlay: JSON) throws(ConfigError) -> AppBundle {
        try AppBundle(self, config: config.overlaid(with: overlay))
    }
}

/// An error in what the app is made of; it names the file, the key and the reason.
public struct BundleError: Error, Hashable, Sendable {
    /// The file, the key and the reason in one line.
    public var message: String

    init(_ message: String) { self.message = message }
    init(_ error: ConfigError) { message = error.message }
    init(_ error: LocaleError) { message = error.message }
}

/// A fault in a file of the operator's configuration, whose last good state is used instead.
struct ConfigFault: Hashable, Sendable {
    /// The file's name, relative to its folder.
    var file: String
    var key: String
    /// What is wrong and what is allowed, as the command line words it.
    var reason: String

    init(_ json: JSON) {
        file = json["file"]?.string ?? ""
        key = json["key"]?.string ?? ""
        reason = json["reason"]?.string ?? ""
    }

    var json: JSON { ["file": .string(file), "key": .string(key), "reason": .string(reason)] }
}
