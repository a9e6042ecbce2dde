import Almanac
import Records

extension DayLog {
    /// The day as a person's own takeout has it, under the specification's names (section 7).
    ///
    /// - Parameter withExcuse: whether the person, when asked, wanted excused days in it. Nothing else ever holds them
    ///   (K63): every other export is `takeout(withExcuse: false)`, in which an excused day looks like any other.
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
