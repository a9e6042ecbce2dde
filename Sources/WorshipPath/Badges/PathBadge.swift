import Almanac

/// The badges. Each is for reflection or return, and none for a count (WP-058). The raw value is the name in records
/// and in the keys of the texts.
public enum PathBadge: String, CaseIterable, Hashable, Sendable {
    /// The first week with a note of reflection is complete.
    case sincereWeek = "sincere-week"
    /// The questions about intention and pace were answered again.
    case intentionReviewed = "intention-reviewed"
    /// A day of mercy was taken deliberately.
    case consciousRest = "conscious-rest"
}

extension PathBadge {
    /// Returns the badges earned by days and notes with the day of each, in the order of the cases.
    static func given(_ days: PathDays, history: PathHistory) -> [(badge: PathBadge, date: CivilDate)] {
        var given: [(badge: PathBadge, date: CivilDate)] = []
        if let date = sincereWeek(days, history) { given.append((.sincereWeek, date)) }
        var review: CivilDate?
        for intention in history.intentions where intention.isReview && intention.date <= days.today {
            review = min(review ?? intention.date, intention.date)
        }
        if let review { given.append((.intentionReviewed, review)) }
        if let offset = days.standings.firstIndex(of: .mercy) {
            given.append((.consciousRest, days.start.adding(days: offset)))
        }
        return given
    }

    /// Returns the day after the first week, counted from the path's first day, that contains a note.
    private static func sincereWeek(_ days: PathDays, _ history: PathHistory) -> CivilDate? {
        var first: CivilDate?
        for day in history.days.values where day.hasNote && day.date >= days.start && day.date <= days.today {
            first = min(first ?? day.date, day.date)
        }
        guard let first, !days.standings.isEmpty else { return nil }
        let end = days.start.adding(days: (days.start.days(to: first) / 7 + 1) * 7)
        return end <= days.today ? end : nil
    }
}
