import ArgumentParser
import Foundation
import Records
import Storage

/// The areas that help shows according to the data folder's settings (SY-001). A command of a hidden area still runs,
/// and the app answers that its area is hidden.
enum ShownAreas {
    /// The names of the hidden areas. Only help asks for them, so no other command opens the records for this.
    private static let hidden: Set<String> = {
        let asked = CommandLine.arguments.dropFirst()
        guard asked.isEmpty || asked.contains(where: { ["help", "--help", "-h"].contains($0) }),
            let installation = try? Installation(CommonOptions.parse([])),
            FileManager.default.fileExists(atPath: installation.data.database),
            let settings = try? installation.reader().get("/me/settings")
        else { return [] }
        return Set((settings["hiddenAreas"]?.array ?? []).compactMap { $0.string })
    }()

    /// Whether an area is shown, by its name in the settings.
    static func contain(_ area: String) -> Bool { !hidden.contains(area) }
}
