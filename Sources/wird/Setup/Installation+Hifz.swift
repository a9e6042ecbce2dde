import Hifz
import Records
import Storage

extension Installation {
    /// The numbers of memorisation, an operator's own file laid over the shipped one.
    func hifz() throws -> HifzConfig {
        let config = try bundle(library()).bundle.json["config"]?["HifzConfig"] ?? .null
        do throws(ConfigError) { return try HifzConfig(json: config) } catch {
            let values = ["file": error.file + ".json", "reason": "\(error.key): \(error.reason)"]
            throw Failure(terminal.text("badFile", values))
        }
    }
}
