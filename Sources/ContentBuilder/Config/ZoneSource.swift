import Records

/// The source of the time zones, with its credit.
struct ZoneSource: Hashable, Sendable {
    var title: String
    var source: String
    var licence: String
    var attribution: String
    /// A package with a compiled database; without one, the system's is used.
    var package: String?
    /// The folder of the package that contains it.
    var folder: String

    init(_ reader: ConfigReader, isPackaged: Bool) throws(ConfigError) {
        title = try reader["title"].text()
        source = try reader["source"].text()
        licence = try reader["licence"].text()
        attribution = try reader["attribution"].text()
        package = isPackaged ? try reader["package"].text() : nil
        folder = isPackaged ? try reader["folder"].text() : ""
    }
}
