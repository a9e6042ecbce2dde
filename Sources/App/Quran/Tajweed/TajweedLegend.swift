import Interface
import Quran

/// What the legend and an ayah's page have in common.
enum TajweedLegend {
    /// All rules: those with a colour first, category by category; then the others as the samples name them.
    static func order(_ config: TajweedConfig) -> [TajweedRule] {
        var rules: [TajweedRule] = []
        for category in config.categories { rules += category.rules }
        return rules + plain(config)
    }

    /// The rules without a colour.
    static func plain(_ config: TajweedConfig) -> [TajweedRule] {
        var rules: [TajweedRule] = []
        for rule in TajweedRule.allCases where config.category(of: rule) == nil { rules.append(rule) }
        return rules
    }

    /// A rule's colour beside its name, for those who see it; nothing where it has none.
    @NodeBuilder static func swatch(_ rule: TajweedRule, _ config: TajweedConfig) -> Node {
        if let place = config.category(of: rule) { swatch(config.categories[place]) }
    }

    static func swatch(_ category: TajweedCategory) -> Node {
        span(.class("tajweed-swatch", "tajweed-" + category.id), .ariaHidden) {}
    }
}
