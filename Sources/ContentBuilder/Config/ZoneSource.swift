import Records

/// What is said of the time zones, which come from the system's own tz database.
struct ZoneSource: Hashable, Sendable {
    var title: String
    var source: String
    var licence: String
    var attribution: String

    init(_ reader: ConfigReader) throws(ConfigError) {
        title = try reader["title"].text()
        source = try reader["source"].text()
        licence = try reader["licence"].text()
        attribution = try reader["attribution"].text()
    }
}
