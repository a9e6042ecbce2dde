import Almanac

/// Decides whether a lighter plan is offered: after several light days, and then not again for a while. Nothing changes
/// until the person agrees (WP-037, WP-078).
public enum LighterOffer {
    /// - Parameters:
    ///   - answered: The date on which the person last answered this offer; `nil` if never.
    ///   - isLighter: Whether the plan is already a lighter one.
    public static func isDue(
        _ history: PathHistory, days: PathDays, isLighter: Bool, answered: CivilDate?, config: PathConfig
    ) -> Bool {
        let rule = config.lighter
        if isLighter { return false }
        if let answered, answered.days(to: days.today) < rule.pause { return false }
        var looked = 0
        var light = 0
        var date = days.today.previous
        while looked < rule.days, let standing = days[date] {
            if let answered, date < answered { break }
            if standing != .leftOut {
                looked += 1
                let (done, all) = history.essentials(on: date, config: config)
                if done * 1000 < all * rule.share { light += 1 }
            }
            date = date.previous
        }
        return looked == rule.days && light >= rule.light
    }
}
