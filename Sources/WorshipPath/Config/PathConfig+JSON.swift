import Almanac
import Records

extension PathConfig {
    /// Reads `PathConfig.json`.
    ///
    /// - Throws: ``ConfigError`` with the key that is missing, unknown or out of range.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "PathConfig")
        defaults = try Self.defaults(try root["defaults"])
        times = try Self.times(try root["times"])
        paces = try Self.paces(try root["paces"])
        freshStartMercy = try root["freshStart"].integer("mercy", in: 0...7)
        actions = try PathAction.list(try root["actions"])
        contexts = try Self.contexts(try root["contexts"], actions)
        themes = try Self.themes(try root["themes"])
        mercyReach = try root["mercy"].integer("reach", in: 6...14)
        levels = try LevelRule.list(try root["levels"])
        milestoneDays = try root["milestone"].integer("days", in: 1...200)
        lighter = try LighterRule(try root["lighter"])
        let overwhelm = try root["overwhelm"]
        self.overwhelm = OverwhelmRule(
            postponements: try overwhelm.integer("postponements", in: 2...50),
            visible: try overwhelm.integer("visible", in: 1...2))
        restDays = try root["rest"].integer("days", in: 1...14)
        refreshDays = try root["refresh"].integer("days", in: 1...60)
        reminders = try PathRemindersRule(try root["reminders"])
        dayParts = try Self.dayParts(try root["greeting"])
        reflections = try root["reflections"].names(atLeast: 1)
        noteLength = try root["note"].integer("characters", in: 1...10_000)
        lock = try LockRule(try root["lock"])
    }

    private static func defaults(_ reader: ConfigReader) throws(ConfigError) -> Defaults {
        guard let time = TimeAvailability(rawValue: try reader["time"].text()) else {
            throw try reader["time"].error("is no answer about time")
        }
        guard let pace = Pace(rawValue: try reader["pace"].text()) else {
            throw try reader["pace"].error("gentle, balanced or ambitious is expected")
        }
        var areas: [WorshipArea] = []
        for element in try reader["areas"].elements() { areas.append(try element.area()) }
        guard !areas.isEmpty else { throw try reader["areas"].error("at least one is expected") }
        return Defaults(time: time, pace: pace, areas: WorshipAreas(areas))
    }

    private static func times(_ reader: ConfigReader) throws(ConfigError) -> [DayTime] {
        var times: [DayTime] = []
        for element in try reader.elements() {
            guard let id = TimeAvailability(rawValue: try element["id"].text()), !times.contains(where: { $0.id == id })
            else { throw try element["id"].error("an answer about time is expected, each once") }
            let minutes = try element.integer("minutes", in: 1...240)
            times.append(
                DayTime(
                    id: id, minutes: minutes, kept: try element.integer("kept", in: 0...minutes),
                    bonuses: try element.integer("bonuses", in: 0...4), size: try element["size"].size()))
        }
        guard times.count == TimeAvailability.allCases.count else { throw reader.error("each answer is expected") }
        return times
    }

    private static func paces(_ reader: ConfigReader) throws(ConfigError) -> [PaceRule] {
        var paces: [PaceRule] = []
        for element in try reader.elements() {
            guard let id = Pace(rawValue: try element["id"].text()), !paces.contains(where: { $0.id == id }) else {
                throw try element["id"].error("gentle, balanced or ambitious is expected, each once")
            }
            let essentials = try element.integer("essentials", in: 1...5)
            paces.append(
                PaceRule(
                    id: id, essentials: essentials, lighter: try element.integer("lighter", in: 1...essentials),
                    mercy: try element.integer("mercy", in: 0...7), showsFocus: try element["focus"].flag()))
        }
        guard paces.count == Pace.allCases.count else { throw reader.error("each pace is expected") }
        return paces
    }

    private static func themes(_ reader: ConfigReader) throws(ConfigError) -> [WeeklyTheme] {
        var themes: [WeeklyTheme] = []
        for element in try reader.elements() {
            let id = try element["id"].name()
            guard !themes.contains(where: { $0.id == id }) else { throw try element["id"].error("is listed twice") }
            themes.append(WeeklyTheme(id: id, area: try element["area"].area()))
        }
        guard themes.count >= 12 else { throw reader.error("at least twelve are expected") }
        return themes
    }

    private static func dayParts(_ reader: ConfigReader) throws(ConfigError) -> [Int] {
        var parts: [Int] = []
        for name in ["morning", "afternoon", "evening"] {
            guard let time = ClockTime(try reader[name].text()), time.minuteOfDay > parts.last ?? -1 else {
                throw try reader[name].error("a later time of day is expected, such as 12:00")
            }
            parts.append(time.minuteOfDay)
        }
        return parts
    }
}

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
