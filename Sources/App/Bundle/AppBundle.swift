import Interface
import Planner
import Records

/// What the app is made of besides its code: configuration, languages, and the addresses of its files.
///
/// A host reads it once at start (`bundle.json`), so that an operator can change a file without building.
final class AppBundle: Sendable {
    /// The hash of the build, shown on the About page.
    let build: String
    let locales: Locales
    let planner: PlannerConfig
    let prayer: PrayerConfig
    let theme: ThemeConfig
    /// Vibration patterns by name, as scripts read them.
    let haptics: String
    /// Addresses of static files by their plain names (`app.css`).
    let assets: [String: String]
    /// What comes from elsewhere, for the Sources page.
    let sources: [SourceEntry]
    /// The version of each content pack the host has; a pack that is missing here is not to be had.
    let packs: [String: String]

    /// Reads `bundle.json`.
    init(_ json: JSON) throws(BundleError) {
        build = json["build"]?.string ?? ""
        let config = json["config"] ?? .null
        do throws(ConfigError) {
            planner = try PlannerConfig(json: config["PlannerConfig"] ?? .null)
            prayer = try PrayerConfig(json: config["PrayerConfig"] ?? .null)
        } catch { throw BundleError(error) }
        do throws(ThemeError) { theme = try ThemeConfig(config["ThemeConfig"]?.object ?? JSONObject()) } catch {
            throw BundleError("ThemeConfig.json: \(error.message)")
        }
        haptics = config["ThemeConfig"]?["haptics"]?.text() ?? "{}"
        do throws(LocaleError) { locales = try Locales(json["locales"]?.object ?? JSONObject()) } catch {
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
    }
}
