import Almanac

/// Whether a lighter plan is offered: after several light days, and then not again for a while. Nothing changes until the
/// person says so (WP-037, WP-078).
public enum LighterOffer {
    /// - Parameters:
    ///   - answered: the date on which the person last answered this offer; `nil` where they never did.
    ///   - isLighter: whether the plan is lighter already.
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
