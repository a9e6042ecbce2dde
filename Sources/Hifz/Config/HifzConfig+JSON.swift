import Records

extension HifzConfig {
    /// Reads `HifzConfig.json`.
    ///
    /// - Throws: ``ConfigError`` with the key that is missing or out of range.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "HifzConfig")
        let memory = try root["memory"]
        weights = try memory["weights"].weights()
        let retention = try memory["retention"]
        let least = try retention["least"].number(in: 0.5...0.99)
        let most = try retention["most"].number(in: least...0.99)
        retentions = least...most
        self.retention = try retention["standard"].number(in: retentions)
        longest = try memory["longest"].integer(in: 1...36_500)
        fuzz = try FuzzRange.list(try memory["fuzz"])
        recentPortions = try root["lanes"]["recentPortions"].integer(in: 0...60)
        let day = try root["day"]
        let fewest = try day["minutes"]["least"].integer(in: 1...1_440)
        minuteChoices = fewest...(try day["minutes"]["most"].integer(in: fewest...1_440))
        minutes = try day["minutes"]["standard"].integer(in: minuteChoices)
        forecastDays = try day["forecastDays"].integer(in: 1...366)
        effort = try Effort(try root["effort"])
        known = try KnownGrades(try root["known"])
    }
}

extension HifzConfig.Effort {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        newWords = try reader["newWords"].integer(in: 1...300)
        recentWords = try reader["recentWords"].integer(in: 1...300)
        oldWords = try reader["oldWords"].integer(in: 1...300)
        junction = try reader["junctionSeconds"].integer(in: 1...600)
    }
}

extension HifzConfig.KnownGrades {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        fresh = try reader["fresh"].grade()
        fair = try reader["fair"].grade()
        faded = try reader["faded"].grade()
    }
}

extension FuzzRange {
    fileprivate static func list(_ reader: ConfigReader) throws(ConfigError) -> [FuzzRange] {
        var ranges: [FuzzRange] = []
        for element in try reader.elements() {
            let from = try element["from"].number(in: (ranges.last?.from ?? 1)...36_500)
            ranges.append(FuzzRange(from: from, share: try element["share"].number(in: 0...0.5)))
        }
        return ranges
    }
}

extension ConfigReader {
    fileprivate func grade() throws(ConfigError) -> Grade {
        guard let grade = Grade(name: try text()) else { throw error("again, hard, good or easy is expected") }
        return grade
    }

    fileprivate func weights() throws(ConfigError) -> MemoryWeights {
        var values: [Double] = []
        for element in try elements() {
            guard values.count < MemoryWeights.count else { break }
            values.append(try element.number(in: MemoryWeights.bounds[values.count]))
        }
        guard try elements().count == MemoryWeights.count, let weights = MemoryWeights(values) else {
            throw error("\(MemoryWeights.count) numbers are expected")
        }
        return weights
    }
}
