import ArgumentParser
import Foundation
import Records
import Storage

/// Which areas the data folder's settings leave in the help (SY-001). A command of a hidden area still runs, and the app
/// tells it that its area is hidden.
enum ShownAreas {
    /// The names of those that are hidden. Only help asks, so no other command opens the records for it.
    private static let hidden: Set<String> = {
        let asked = CommandLine.arguments.dropFirst()
        guard asked.isEmpty || asked.contains(where: { ["help", "--help", "-h"].contains($0) }),
            let installation = try? Installation(CommonOptions.parse([])),
            FileManager.default.fileExists(atPath: installation.data.database),
            let settings = try? installation.reader().get("/me/settings")
        else { return [] }
        return Set((settings["hiddenAreas"]?.array ?? []).compactMap { $0.string })
    }()

    /// Whether an area shows, by the name that settings have for it.
    static func contain(_ area: String) -> Bool { !hidden.contains(area) }
}
