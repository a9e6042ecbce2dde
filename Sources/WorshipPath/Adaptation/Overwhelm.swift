import Almanac

/// Whether it has become too much: the person chose "later" several times in a row, or answered that tracking is a
/// burden (WP-079).
public enum Overwhelm {
    /// Returns how many times in a row something was postponed up to an instant, with nothing done in between.
    ///
    /// - Parameter answered: When the person was last asked about it. Earlier postponements don't count again.
    public static func postponements(_ history: PathHistory, until now: Instant, answered: Instant?) -> Int {
        var last = answered
        for day in history.days.values {
            for action in day.actions {
                guard let time = action.completedAt, time <= now else { continue }
                last = max(last ?? time, time)
            }
        }
        var count = 0
        for day in history.days.values {
            for action in day.postponed + day.putOff {
                guard let time = action.completedAt, time <= now else { continue }
                if let last, time <= last { continue }
                count += 1
            }
        }
        return count
    }

    /// Whether the response is due now, once for each series of postponements and once for the answer. On the plan's
    /// first day the answer alone is not enough, because nothing can have been too much yet.
    public static func isDue(
        _ history: PathHistory, answers: PathAnswers, now: Instant, answered: Instant?, isFirstDay: Bool = false,
        config: PathConfig
    ) -> Bool {
        if !isFirstDay, answers.tracking?.isHeavy ?? false, answered == nil { return true }
        return postponements(history, until: now, answered: answered) >= config.overwhelm.postponements
    }
}
