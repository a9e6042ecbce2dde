import Almanac

/// A weekly focus: its name in the keys of the texts, and its area.
public struct WeeklyTheme: Hashable, Sendable {
    public var id: String
    public var area: WorshipArea
}

extension PathConfig {
    /// Returns the focus of a week from the themes of the chosen areas, in turn from week to week (WP-034).
    ///
    /// - Parameter week: The week's first date.
    /// - Returns: `nil` if no area has a theme.
    public func theme(ofWeekFrom week: CivilDate, areas: WorshipAreas) -> WeeklyTheme? {
        let chosen = self.areas(areas)
        let fitting = themes.filter { chosen.contains($0.area) }
        guard !fitting.isEmpty else { return nil }
        // Counted from a Sunday, so that the number of a week doesn't depend on its first day.
        let number = (Int(week.dayNumber) + 4) / 7
        return fitting[((number % fitting.count) + fitting.count) % fitting.count]
    }
}
