import Interface
import Quran

/// What the legend and an ayah's page share.
enum TajweedLegend {
    /// All rules: coloured ones first, by category; then the others in the order of the samples.
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

    /// A rule's colour beside its name, for people who see it; empty if it has none.
    @NodeBuilder static func swatch(_ rule: TajweedRule, _ config: TajweedConfig) -> Node {
        if let place = config.category(of: rule) { swatch(config.categories[place]) }
    }

    static func swatch(_ category: TajweedCategory) -> Node {
        span(.class("tajweed-swatch", "tajweed-" + category.id), .ariaHidden) {}
    }
}
