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
        let durations = try Self.rising("duration", try root["durations"])
        self.durations = durations
        defaultDuration = try root["defaultDuration"].integer(in: 1...CivilDay.minutes)
        guard durations.contains(defaultDuration) else {
            throw try root["defaultDuration"].error("is not one of the durations")
        }
        title = try TextLimit(try root["title"])
        notes = try TextLimit(try root["notes"])
        checklist = try root["checklist"].integer(in: 1...200)
        inboxLengths = try Self.rising("length", try root["inbox"]["lengths"])
        inboxAges = try Self.rising("age", try root["inbox"]["ages"])
        suggestions = try root["suggestions"].integer(in: 1...10)
        minimumInvitation = try root["invitation"]["minimum"].integer(in: 1...CivilDay.minutes)
        waking = WakingHours(
            wake: try root["waking"]["wake"].integer(in: 0...CivilDay.minutes - 1),
            sleep: try root["waking"]["sleep"].integer(in: 0...CivilDay.minutes - 1))
        weekend = try Weekend(try root["weekend"])
        categories = try Self.categories(try root["categories"])
    }

    private static func rising(_ what: String, _ reader: ConfigReader) throws(ConfigError) -> [Int] {
        var numbers: [Int] = []
        for element in try reader.elements() {
            let number = try element.integer(in: 1...CivilDay.minutes)
            guard number > numbers.last ?? 0 else { throw element.error("\(what)s must rise") }
            numbers.append(number)
        }
        guard !numbers.isEmpty else { throw reader.error("at least one \(what) is expected") }
        return numbers
    }

    private static func categories(_ reader: ConfigReader) throws(ConfigError) -> [CategoryLook] {
        var looks: [CategoryLook] = []
        for element in try reader.elements() {
            let id = try element["id"]
            guard let category = TaskCategory(rawValue: try id.text()) else {
                throw id.error("at most 32 small letters, digits and hyphens are expected")
            }
            for look in looks where look.category == category { throw id.error("is listed twice") }
            looks.append(
                CategoryLook(
                    category: category, colour: try colour(element["colour"]), icon: try element["icon"].text(),
                    isFree: try element["free"].flag(), names: try names(element, of: category)))
        }
        guard !looks.isEmpty else { throw reader.error("at least one category is expected") }
        return looks
    }

    private static func colour(_ reader: ConfigReader) throws(ConfigError) -> String {
        let name = try reader.text()
        guard TaskCategory.allCases.contains(where: { name == "category-" + $0.rawValue }) else {
            throw reader.error("category-work, -personal, -study, -health, -family or -errands is expected")
        }
        return name
    }

    /// The names of a category. One that the product's texts already name needs none.
    private static func names(_ reader: ConfigReader, of category: TaskCategory) throws(ConfigError)
        -> [CategoryLook.Name]
    {
        if reader.value["names"] == nil, TaskCategory.allCases.contains(category) { return [] }
        var names: [CategoryLook.Name] = []
        let list = try reader["names"]
        for member in try list.members() {
            names.append(CategoryLook.Name(code: member.name, text: try member.reader.text()))
        }
        guard names.contains(where: { $0.code == "ar" }), names.contains(where: { $0.code == "en" }) else {
            throw list.error("ar and en are expected")
        }
        return names
    }
}

extension PlannerConfig.TextLimit {
    init(_ reader: ConfigReader) throws(ConfigError) {
        characters = try reader["characters"].integer(in: 1...10_000)
        bytes = try reader["bytes"].integer(in: 1...1_000_000)
    }
}
