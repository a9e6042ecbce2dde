import Records

extension PathAction {
    /// Reads the actions. Every name, including those of parts, must be unique, so that log entries are unambiguous.
    static func list(_ reader: ConfigReader) throws(ConfigError) -> [PathAction] {
        var actions: [PathAction] = []
        var names: [String] = []
        for element in try reader.elements() {
            let action = try PathAction(element)
            for name in [action.id] + action.parts {
                guard !names.contains(name) else { throw try element["id"].error("\(name) is listed twice") }
                names.append(name)
            }
            actions.append(action)
        }
        for area in WorshipArea.allCases {
            guard actions.contains(where: { $0.area == area && $0.isEssential }) else {
                throw reader.error("\(area.rawValue) has no essential")
            }
        }
        return actions
    }

    private init(_ reader: ConfigReader) throws(ConfigError) {
        id = try reader["id"].name()
        area = try reader["area"].area()
        switch try reader["place"].text() {
        case "essential": isEssential = true
        case "bonus": isEssential = false
        default: throw try reader["place"].error("essential or bonus is expected")
        }
        let minutes = try reader["minutes"]
        short = try minutes.integer("short", in: 0...120)
        standard = try minutes.integer("standard", in: 0...120)
        long = try minutes.integer("long", in: 0...120)
        opens = nil
        if reader.value["opens"] != nil {
            let name = try reader["opens"]
            guard let destination = Destination(rawValue: try name.text()) else {
                throw name.error("one of \(Destination.names) is expected")
            }
            opens = destination
        }
        parts = reader.value["parts"] == nil ? [] : try reader["parts"].names(atLeast: 2)
    }
}

extension PathConfig {
    /// Reads how plans adapt to a person's circumstances. The actions that are named must exist.
    static func contexts(_ reader: ConfigReader, _ actions: [PathAction]) throws(ConfigError) -> [ContextRule] {
        var contexts: [ContextRule] = []
        for element in try reader.elements() {
            guard let id = LifeContext(rawValue: try element["id"].text()), id != .none,
                !contexts.contains(where: { $0.id == id })
            else { throw try element["id"].error("busy_parent, student or traveler is expected, each once") }
            let prefers = try element["prefers"].names(atLeast: 0)
            let avoids = try element["avoids"].names(atLeast: 0)
            for name in prefers + avoids where !actions.contains(where: { $0.id == name }) {
                throw element.error("\(name) is no action")
            }
            contexts.append(
                ContextRule(
                    id: id, size: element.value["size"] == nil ? nil : try element["size"].size(), prefers: prefers,
                    avoids: avoids))
        }
        return contexts
    }
}
