import Records

/// A list that one file of a package holds: the cities, the common passwords.
struct FileSource: Hashable, Sendable {
    var package: String
    var file: String
    var licenceFile: String
    var title: String
    var source: String
    var licence: String
    var attribution: String

    init(_ reader: ConfigReader) throws(ConfigError) {
        package = try reader["package"].text()
        file = try reader["file"].text()
        licenceFile = try reader["licenceFile"].text()
        title = try reader["title"].text()
        source = try reader["source"].text()
        licence = try reader["licence"].text()
        attribution = try reader["attribution"].text()
    }
}
