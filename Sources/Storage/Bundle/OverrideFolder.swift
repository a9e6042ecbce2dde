import Foundation
import Records

/// An operator's own configuration: files that are laid over shipped ones of the same name, key by key, and language
/// texts in its folder `locales`.
public struct OverrideFolder: Sendable {
    public let path: String
    let resources: ResourceFolder

    public init(path: String, resources: ResourceFolder) {
        self.path = path
        self.resources = resources
    }

    /// The folder's files, each with the name of the shipped file it overrides.
    var files: [OverrideFile] {
        OverrideFile.Kind.allCases.flatMap { kind in
            let folder = kind.folder.isEmpty ? path : "\(path)/\(kind.folder)"
            return JSONFile.names(in: folder).map { OverrideFile(path: "\(folder)/\($0).json", name: $0, kind: kind) }
        }
    }

    /// Lays a file over the document in use; returns the file's own content and the result.
    ///
    /// - Throws: ``BundleProblems`` with everything that is wrong.
    func overlaid(_ file: OverrideFile, on standing: JSON?, shipped: JSON, checks: BundleChecks)
        throws(BundleProblems) -> (own: JSON, whole: JSON)
    {
        guard let standing else {
            let known = JSONFile.names(in: resources.folder(of: file.kind))
            throw BundleProblems(file, "there is no such file; the files are " + known.joined(separator: ", "))
        }
        let own: JSON
        do throws(BundleProblem) { own = try JSONFile.read(file.path) } catch {
            throw BundleProblems(file, error.reason)
        }
        guard own.object != nil else { throw BundleProblems(file, "an object is expected") }
        let whole = standing.overlaid(with: own)
        if file.kind == .catalogue {
            let faults = checks.texts(file.name, own, shipped)
            guard faults.isEmpty else {
                throw BundleProblems(
                    list: faults.map {
                        BundleProblem(file: file.path, key: $0.key, reason: $0.reason, hasReplacement: true)
                    })
            }
        } else if file.kind == .config, let schema = resources.schema(file.name) {
            let faults = schema.problems(in: whole)
            guard faults.isEmpty else {
                throw BundleProblems(list: faults.map { BundleProblem($0, in: file.path, hasReplacement: true) })
            }
        }
        return (own, whole)
    }
}

/// A file in an operator's folder.
struct OverrideFile: Hashable, Sendable {
    var path: String
    var name: String
    var kind: Kind

    /// The kind of file that it is laid over.
    enum Kind: CaseIterable, Sendable {
        case config
        /// The texts of a language.
        case catalogue
        /// The help of a language.
        case guide

        /// The subfolder of the operator's folder that holds such files.
        var folder: String {
            switch self {
            case .config: ""
            case .catalogue: "locales"
            case .guide: "locales/guide"
            }
        }
    }
}

/// Everything that is wrong with a file.
struct BundleProblems: Error {
    var list: [BundleProblem]

    init(list: [BundleProblem]) { self.list = list }

    init(_ file: OverrideFile, _ reason: String) {
        list = [BundleProblem(file: file.path, reason: reason, hasReplacement: true)]
    }
}
