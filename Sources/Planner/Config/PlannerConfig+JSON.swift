import Records

extension PlannerConfig {
    /// Reads `PlannerConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "PlannerConfig")
        let timeline = try root["timeline"]
        grid = try timeline["grid"].integer(in: 1...60)
        guard 60 % grid == 0 else { throw try timeline["grid"].error("an hour must be a multiple of it") }
        mark = try timeline["mark"].integer(in: 5...60)
        hourHeight = try timeline["hourHeight"].integer(in: 20...240)
        minimumExtent = try timeline["minimumExtent"].integer(in: 0...120)
        startWithoutPlace = try timeline["startWithoutPlace"].integer(in: 0...720)
        reach = try timeline["reach"].integer(in: 1...3650)
        let durations = try Self.durations(try root["durations"])
        self.durations = durations
        defaultDuration = try root["defaultDuration"].integer(in: 1...CivilDay.minutes)
        guard durations.contains(defaultDuration) else {
            throw try root["defaultDuration"].error("is not one of the durations")
        }
        title = try TextLimit(try root["title"])
        notes = try TextLimit(try root["notes"])
        suggestions = try root["suggestions"].integer(in: 1...10)
        minimumInvitation = try root["invitation"]["minimum"].integer(in: 1...CivilDay.minutes)
        categories = try Self.categories(try root["categories"])
    }

    private static func durations(_ reader: ConfigReader) throws(ConfigError) -> [Int] {
        var durations: [Int] = []
        for element in try reader.elements() {
            let minutes = try element.integer(in: 1...CivilDay.minutes)
            guard minutes > durations.last ?? 0 else { throw element.error("durations must rise") }
            durations.append(minutes)
        }
        guard !durations.isEmpty else { throw reader.error("at least one duration is expected") }
        return durations
    }

    private static func categories(_ reader: ConfigReader) throws(ConfigError) -> [CategoryLook] {
        var looks: [CategoryLook] = []
        for element in try reader.elements() {
            let id = try element["id"]
            guard let category = TaskCategory(rawValue: try id.text()) else {
                throw id.error("is not a category of this version")
            }
            for look in looks where look.category == category { throw id.error("is listed twice") }
            looks.append(
                CategoryLook(
                    category: category, colour: try element["colour"].text(), icon: try element["icon"].text(),
                    isFree: try element["free"].flag()))
        }
        guard looks.count == TaskCategory.allCases.count else { throw reader.error("each category is expected once") }
        return looks
    }
}

extension PlannerConfig.TextLimit {
    init(_ reader: ConfigReader) throws(ConfigError) {
        characters = try reader["characters"].integer(in: 1...10_000)
        bytes = try reader["bytes"].integer(in: 1...1_000_000)
    }
}
