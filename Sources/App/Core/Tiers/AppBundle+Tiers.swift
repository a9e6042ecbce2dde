import Interface
import Planner
import Records

extension AppBundle {
    /// Whether a bundle's mode is the commercial one. The operator's server says so; without a word it is self-hosted.
    static func isCommercial(_ mode: JSON?) throws(BundleError) -> Bool {
        switch mode?.string {
        case nil, "self-hosted": return false
        case "commercial": return true
        default: throw BundleError("mode: self-hosted or commercial is expected")
        }
    }

    /// The tiers, with the themes and the categories that are everybody's, as their own files say. Who hosts the product
    /// alone needs none.
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
    /// What repeating is called among the features.
    static let feature = "recurring"
}
