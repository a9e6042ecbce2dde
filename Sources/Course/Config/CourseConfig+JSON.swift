import Almanac
import Records

extension CourseConfig {
    /// Reads `CourseConfig.json`.
    ///
    /// - Throws: ``ConfigError`` with the key that is missing or out of range.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "CourseConfig")
        let semester = try root["semester"]
        weeks = try semester["weeks"].integer(in: 1...30)
        levels = try semester["levels"].integer(in: 1...12)
        unlock = try WeekTime(try semester["unlock"])
        deadline = try WeekTime(try semester["deadline"])
        let submissions = try root["submissions"]
        weeklySubmissions = try submissions["weekly"].integer(in: 1...14)
        feedbackTime = .hours(Int64(try submissions["feedbackHours"].integer(in: 1...336)))
        let recording = try root["recording"]
        recordingTime = .minutes(Int64(try recording["minutes"].integer(in: 1...60)))
        recordingMegabytes = try recording["megabytes"].integer(in: 1...32)
        missingTime = .days(Int64(try recording["missingDays"].integer(in: 1...30)))
        confirmedTime = .minutes(Int64(try recording["confirmedMinutes"].integer(in: 1...60)))
        watchedPercent = try root["films"]["watchedPercent"].integer(in: 50...100)
        photoMegabytes = try root["photo"]["megabytes"].integer(in: 1...32)
        photoPixels = try root["photo"]["pixels"].integer(in: 128...2_048)
        placementTime = .hours(Int64(try root["assessment"]["hours"].integer(in: 1...336)))
        eoc = try EOCRule(try root["eoc"], weeks: weeks)
        let sessions = try root["sessions"]
        joinTime = .minutes(Int64(try sessions["joinMinutes"].integer(in: 0...120)))
        denseDay = try sessions["denseDay"].integer(in: 1...50)
        explainedVisits = try sessions["explainedVisits"].integer(in: 0...50)
        let most = try root["recordingsShown"]["most"].integer(in: 1...100)
        recordings = Shown(most: most, first: try root["recordingsShown"]["first"].integer(in: 1...most))
        let notifications = try root["notifications"]
        notes = try notifications["most"].integer(in: 1...200)
        deadlineDays = []
        for day in try notifications["deadlineDays"].elements() { deadlineDays.append(try day.integer(in: 1...6)) }
        semesterDays = try notifications["semesterDays"].integer(in: 1...60)
        let deadline = try root["deadline"]
        let approachingHours = try deadline["approachingHours"].integer(in: 1...168)
        approaching = .hours(Int64(approachingHours))
        imminent = .hours(Int64(try deadline["imminentHours"].integer(in: 0...approachingHours)))
    }
}

extension CourseConfig.WeekTime {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        day = try reader["day"].weekday()
        guard let time = ClockTime(try reader["time"].text()) else {
            throw try reader["time"].error("a time of day is expected, such as 23:59")
        }
        self.time = time
    }
}

extension CourseConfig.EOCRule {
    fileprivate init(_ reader: ConfigReader, weeks: Int) throws(ConfigError) {
        least = try reader["least"].integer(in: 0...weeks)
        opensInWeek = try reader["opensInWeek"].integer(in: 1...weeks)
        businessDays = try reader["businessDays"].integer(in: 1...30)
        weekend = []
        for element in try reader["weekend"].elements() {
            let day = try element.weekday()
            guard !weekend.contains(day), weekend.count < 6 else {
                throw element.error("each day once, and one of the seven left, is expected")
            }
            weekend.append(day)
        }
        attempts = try reader["attempts"].integer(in: 1...10)
    }
}

extension ConfigReader {
    fileprivate func weekday() throws(ConfigError) -> Weekday {
        guard let day = Weekday(recurrenceCode: try text()[...]) else {
            throw error("a weekday's two letters are expected, SU to SA")
        }
        return day
    }
}
