import Almanac
import Records

extension DayLog {
    /// Returns the day for a person's own takeout, with the specification's names (section 7).
    ///
    /// - Parameter withExcuse: Whether the person, when asked, chose to include excused days. Nothing else ever
    ///   contains them (K63): all other exports are `takeout(withExcuse: false)`, in which an excused day looks like
    ///   any other.
    public func takeout(withExcuse: Bool) -> JSON {
        var done: [JSON] = []
        for action in actions {
            var entry: JSONObject = ["type": .string(action.type.rawValue)]
            if let subtype = action.subtype { entry["subtype"] = .string(subtype) }
            if let time = action.completedAt { entry["completedAt"] = .int(time.milliseconds) }
            done.append(.object(entry))
        }
        var day: JSONObject = ["date": .string(date.description), "actions": .array(done)]
        if let reflectionNote { day["reflectionNote"] = .string(reflectionNote) }
        day["usedGraceDay"] = .bool(usedGraceDay)
        if withExcuse, let excuse { day["excuse"] = .string(excuse.rawValue) }
        return .object(day)
    }
}
