import Foundation
import Records
import Synchronization

/// Notices when a file of the configuration or the languages changes, or when one of the person's own texts is added or
/// removed, and builds the bundle anew.
///
/// It compares times and sizes when asked to, which works on every platform and file system.
public final class BundleWatch: Sendable {
    private let builder: BundleBuilder
    private let state: Mutex<State>

    private struct State: Sendable {
        var fingerprint: String
        var built: BundleBuilder.Built
    }

    /// - Parameter built: the bundle in use.
    public init(_ builder: BundleBuilder, built: BundleBuilder.Built) {
        self.builder = builder
        state = Mutex(State(fingerprint: Self.fingerprint(of: builder), built: built))
    }

    /// Returns the bundle built anew if a file has changed since the last look, or `nil` if none has.
    ///
    /// A shipped file that has been broken changes only the list of problems: the last good bundle stays in use.
    public func look() -> BundleBuilder.Built? {
        state.withLock { state in
            let fingerprint = Self.fingerprint(of: builder)
            guard fingerprint != state.fingerprint else { return nil }
            state.fingerprint = fingerprint
            builder.library.refresh()
            let before = state.built
            do throws(BundleProblem) {
                state.built = try builder.build(after: before.used)
            } catch {
                var problem = error
                problem.hasReplacement = true
                state.built = BundleBuilder.Built(
                    bundle: before.bundle.naming(problem, in: builder.resources.path), problems: [problem],
                    used: before.used)
            }
            return state.built.bundle.build == before.bundle.build ? nil : state.built
        }
    }

    /// The names, times and sizes of all editable files that a bundle is made of.
    private static func fingerprint(of builder: BundleBuilder) -> String {
        var folders = [
            builder.resources.config, builder.resources.schemas, builder.resources.locales, builder.resources.guides,
        ]
        if let own = builder.overrides { folders += [own, own + "/locales", own + "/locales/guide"] }
        if let own = builder.library.own { folders.append(own) }
        var lines: [String] = []
        for folder in folders {
            for name in JSONFile.names(in: folder) {
                let attributes = (try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name).json")) ?? [:]
                let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
                let size = (attributes[.size] as? NSNumber)?.int64Value ?? 0
                lines.append("\(folder)/\(name) \(time) \(size)")
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension BuiltBundle {
    /// The same bundle with a problem reported to the operator.
    func naming(_ problem: BundleProblem, in folder: String) -> BuiltBundle {
        guard var object = json.object else { return self }
        object["problems"] = .array([problem.json(in: folder)])
        object["build"] = ""
        let hash = SHA256.hex(JSON.array([.object(object), .string(script)]).bytes())
        object["build"] = .string(String(hash.prefix(16)))
        return BuiltBundle(.object(object), files: files, made: made, texts: texts)
    }
}
