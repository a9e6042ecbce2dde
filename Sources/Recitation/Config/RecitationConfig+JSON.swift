import Records

extension RecitationConfig {
    /// Reads `RecitationConfig.json`.
    ///
    /// - Throws: ``ConfigError`` with the key that is missing or out of range.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "RecitationConfig")
        alignment = try AlignmentCosts(root["alignment"])
        let tolerances = try root["tolerances"]
        bounds = []
        for tolerance in Tolerance.allCases { bounds.append(try Bounds(tolerances[tolerance.name])) }
        voice = try Voice(root["voice"])
        window = try Window(root["window"])
        place = try PlaceRule(root["place"])
        verdict = try VerdictNumbers(root["verdict"])
        openings = []
        for element in try root["openings"].elements() {
            var words: [String] = []
            for word in try element.text().split(separator: " ") { words.append(String(word)) }
            openings.append(words)
        }
        colours = try Colours(root["colours"])
        measured = try MeasuredCheck(root["measured"])
    }
}

extension RecitationConfig.Colours {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        heard = try reader["heard"].text()
        notHeard = try reader["notHeard"].text()
        other = try reader["other"].text()
        extra = try reader["extra"].text()
        waiting = try reader["waiting"].text()
    }
}

extension RecitationConfig.AlignmentCosts {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        back = try reader["back"].integer(in: 1...10_000)
        jump = try reader["jump"].integer(in: 1...100_000)
        start = try reader["start"].integer(in: 1...100_000)
        reach = try reader["reach"].integer(in: 1...200)
        pause = try reader["pauseMilliseconds"].integer(in: 200...60_000)
    }
}

extension RecitationConfig.Bounds {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        lenience = []
        for element in try reader["lenience"].elements() {
            lenience.append(try element.integer(in: (lenience.last ?? 1)...30))
        }
        allowsNearSounds = try reader["nearSounds"].flag()
        heard = try reader["heard"].number(in: -20...20)
        notHeard = try reader["notHeard"].number(in: -20...heard)
    }
}

extension RecitationConfig.Voice {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        aboveNoise = try reader["aboveNoise"].number(in: 1...1_000)
        quietest = try reader["quietest"].number(in: 0...1)
        onset = try reader["onsetMilliseconds"].integer(in: 20...2_000)
        hangover = try reader["hangoverMilliseconds"].integer(in: 20...5_000)
        memory = try reader["memoryMilliseconds"].integer(in: 1_000...60_000)
    }
}

extension RecitationConfig.Window {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        longest = try reader["longestMilliseconds"].integer(in: 2_000...10_000)
        step = try reader["stepMilliseconds"].integer(in: 200...5_000)
        pause = try reader["pauseMilliseconds"].integer(in: 100...5_000)
        cut = try reader["cutMilliseconds"].integer(in: 1_000...(longest - 1_000))
        words = try reader["words"].integer(in: 4...60)
        settledWords = try reader["settledWords"].integer(in: 0...10)
        silent = try reader["silentMilliseconds"].integer(in: 1_000...60_000)
    }
}

extension PlaceRule {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        wordCost = try reader["wordCost"].number(in: 0...20)
        endWeight = try reader["endWeight"].number(in: 0...20)
        endLeast = try reader["endLeast"].number(in: -100...0)
        moveGain = try reader["moveGain"].number(in: 0...100)
        leastVoice = try reader["leastVoiceMilliseconds"].integer(in: 200...10_000)
    }
}

extension RecitationConfig.VerdictNumbers {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        margin = try reader["margin"].number(in: 0...10)
        leftOut = try reader["leftOut"].number(in: -20...20)
        doubtfulShare = try reader["doubtfulShare"].number(in: 0.05...1)
    }
}
