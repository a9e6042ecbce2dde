import Foundation
import Records

/// Everything that is wrong with the shipped configuration and an operator's own, file by file.
public struct ConfigReport: Sendable {
    /// The paths of the files that were checked.
    public private(set) var files: [String] = []
    public private(set) var problems: [BundleProblem] = []

    /// Checks every file of `Config` against its schema, and every file of an operator's folder.
    ///
    /// - Parameter overrides: the operator's folder. If it doesn't exist, there is nothing to check in it.
    public init(resources: ResourceFolder, overrides: String?, library: PackLibrary, checks: BundleChecks) {
        for name in JSONFile.names(in: resources.config) { look(at: name, in: resources) }
        for name in JSONFile.names(in: resources.locales) { files.append("\(resources.locales)/\(name).json") }
        let builder = BundleBuilder(resources: resources, overrides: overrides, library: library, checks: checks)
        if let overrides { files += OverrideFolder(path: overrides, resources: resources).files.map(\.path) }
        do throws(BundleProblem) {
            problems += try builder.build().problems
        } catch {
            // If the schema already found the fault, it names the place better.
            if problems.isEmpty { problems.append(error) }
        }
    }

    private mutating func look(at name: String, in resources: ResourceFolder) {
        let path = "\(resources.config)/\(name).json"
        files.append(path)
        guard let schema = resources.schema(name) else {
            let place = "\(resources.schemas)/\(name).json"
            return problems.append(
                BundleProblem(file: place, reason: "the schema is missing or can't be read", hasReplacement: false))
        }
        for fault in schema.faults {
            problems.append(
                BundleProblem(file: "\(resources.schemas)/\(name).json", reason: fault, hasReplacement: false))
        }
        do throws(BundleProblem) {
            let json = try JSONFile.read(path)
            problems += schema.problems(in: json).map { BundleProblem($0, in: path, hasReplacement: false) }
        } catch {
            problems.append(error)
        }
    }
}

/// Checks that the hosts supply, because this layer doesn't know the app: whether it runs with a bundle, and what
/// becomes of texts and colours.
public struct BundleChecks: Sendable {
    /// Returns what is wrong with a bundle, or `nil`.
    public var app: @Sendable (JSON) -> String?
    /// Returns what is wrong with an operator's texts, given the catalogue's name, those texts, and the files of
    /// `Locales`.
    public var texts: @Sendable (String, JSON, JSON) -> [(key: String, reason: String)]
    /// Returns the stylesheet of the bundle's `config`, as it stands at the beginning of `app.css`.
    public var styles: @Sendable (JSON) -> [UInt8]?

    public init(
        app: @escaping @Sendable (JSON) -> String?,
        texts: @escaping @Sendable (String, JSON, JSON) -> [(key: String, reason: String)] = { _, _, _ in [] },
        styles: @escaping @Sendable (JSON) -> [UInt8]? = { _ in nil }
    ) {
        self.app = app
        self.texts = texts
        self.styles = styles
    }
}
