import Records

/// A school's course as a file that is being changed.
struct CurriculumFile {
    var root: JSONObject

    init(_ school: School) { root = school.file.object ?? JSONObject() }

    /// - Returns: whether there is such a level.
    mutating func change(level id: String, _ change: (inout JSONObject) -> Void) -> Bool {
        var levels = root["levels"]?.array ?? []
        guard let at = levels.firstIndex(where: { $0["id"]?.string == id }), var level = levels[at].object else {
            return false
        }
        change(&level)
        levels[at] = .object(level)
        root["levels"] = .array(levels)
        return true
    }

    /// - Returns: whether there is such a week.
    mutating func change(week number: Int, of level: String, _ change: (inout JSONObject) -> Void) -> Bool {
        var isThere = false
        _ = self.change(level: level) { level in
            var weeks = level["weeks"]?.array ?? []
            guard let at = weeks.firstIndex(where: { $0["number"]?.int == Int64(number) }),
                var week = weeks[at].object
            else { return }
            change(&week)
            weeks[at] = .object(week)
            level["weeks"] = .array(weeks)
            isThere = true
        }
        return isThere
    }

    /// A list with another object in the place of the one with an id, or without it; a new one comes last.
    static func replacing(_ id: String, in list: JSON?, with object: JSONObject?) -> [JSON] {
        var elements = list?.array ?? []
        if let at = elements.firstIndex(where: { $0["id"]?.string == id }) {
            if let object { elements[at] = .object(object) } else { elements.remove(at: at) }
        } else if let object {
            elements.append(.object(object))
        }
        return elements
    }
}
