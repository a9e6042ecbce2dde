import Interface
import Planner
import Records

extension AppBundle {
    /// Whether a bundle's mode is the commercial one. The operator's server says so; by default it is self-hosted.
    static func isCommercial(_ mode: JSON?) throws(BundleError) -> Bool {
        switch mode?.string {
        case nil, "self-hosted": return false
        case "commercial": return true
        default: throw BundleError("mode: self-hosted or commercial is expected")
        }
    }

    /// The tiers, with the themes and categories that are free for everybody according to their own files. A
    /// self-hosted product needs none.
    static func tiers(_ json: JSON?, _ theme: ThemeConfig, _ planner: PlannerConfig, isCommercial: Bool)
        throws(BundleError) -> TiersConfig
    {
        guard json != nil || isCommercial else { return .none }
        var tiers: TiersConfig
        do throws(ConfigError) { tiers = try TiersConfig(json: json ?? .null) } catch { throw BundleError(error) }
        var free: [String] = []
        for theme in theme.themes where theme.tier == .free { free.append(theme.name) }
        tiers.free(free, of: "themes")
        free = []
        for look in planner.categories where look.isFree { free.append(look.category.rawValue) }
        tiers.free(free, of: "categories")
        return tiers
    }
}

extension TaskSeries {
    /// The name of the feature of repeating tasks.
    static let feature = "recurring"
}
