import Almanac

/// A week's focus: a name in the keys of the texts, and the area it belongs to.
public struct WeeklyTheme: Hashable, Sendable {
    public var id: String
    public var area: WorshipArea
}

extension PathConfig {
    /// The focus of a week among the chosen areas' themes: another one each week, in turn (WP-034).
    ///
    /// - Parameter week: the week's first date.
    /// - Returns: `nil` where no area has a theme.
    public func theme(ofWeekFrom week: CivilDate, areas: WorshipAreas) -> WeeklyTheme? {
        let chosen = self.areas(areas)
        let fitting = themes.filter { chosen.contains($0.area) }
        guard !fitting.isEmpty else { return nil }
        // Counted from a Sunday, so that a week's number doesn't depend on the day it begins with.
        let number = (Int(week.dayNumber) + 4) / 7
        return fitting[((number % fitting.count) + fitting.count) % fitting.count]
    }
}
