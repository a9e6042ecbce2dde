import Course
import Records
import Storage

extension Installation {
    /// The numbers of the course, an operator's own file laid over the shipped one.
    func course() throws -> CourseConfig {
        let config = try bundle(library()).bundle.json["config"]?["CourseConfig"] ?? .null
        do throws(ConfigError) { return try CourseConfig(json: config) } catch {
            let values = ["file": error.file + ".json", "reason": "\(error.key): \(error.reason)"]
            throw Failure(terminal.text("badFile", values))
        }
    }
}
