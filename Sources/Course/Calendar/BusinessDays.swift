import Almanac

extension CourseConfig.EOCRule {
    /// The date by which a result is expected: that many business days after the date of the submission (K44).
    public func resultDate(after date: CivilDate) -> CivilDate {
        var date = date
        var left = businessDays
        while left > 0 {
            date = date.next
            if !weekend.contains(date.weekday) { left -= 1 }
        }
        return date
    }
}
