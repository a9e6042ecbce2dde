import App
import Foundation
import Records
import Synchronization

/// The content folder's packs, as `packs.json` names them. A folder without content is an empty library.
public final class PackLibrary: SectionSource {
    /// A pack's entry in `packs.json`.
    public struct Entry: Sendable {
        public var name: String
        /// The file in the folder `packs`, named after its hash.
        public var file: String
        public var version: String
        public var sections: JSON
    }

    /// The folder that holds `packs.json` and `packs/`.
    public let folder: String
    /// In order of their names.
    public let entries: [Entry]
    private let report: @Sendable (ContentProblem) -> Void
    private let open = Mutex<[String: PackFile]>([:])

    /// - Parameter report: hears of packs and sections that can't be used.
    public init(folder: String, report: @escaping @Sendable (ContentProblem) -> Void = { _ in }) {
        self.folder = folder
        self.report = report
        let index = try? JSON(reading: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/packs.json"))))
        entries = (index?.object?.members ?? []).compactMap { Entry($0) }.sorted { $0.name < $1.name }
    }

    public func section(_ name: ResourceName) -> [UInt8]? {
        do throws(PackError) {
            return try pack(name.pack)?.section(name.section)
        } catch {
            report(ContentProblem(pack: name.pack, section: name.section, error: error))
            return nil
        }
    }

    /// Where a pack's file stands; `nil` where the library has no such pack.
    public func path(of pack: String) -> String? {
        entries.first { $0.name == pack }.map { "\(folder)/packs/\($0.file)" }
    }

    /// Every section that can't be read or is not what its directory says.
    public func problems() -> [ContentProblem] {
        var problems: [ContentProblem] = []
        for entry in entries {
            do throws(PackError) {
                guard let pack = try pack(entry.name) else { continue }
                for section in pack.directory.sections {
                    do throws(PackError) { _ = try pack.section(section.name) } catch {
                        problems.append(ContentProblem(pack: entry.name, section: section.name, error: error))
                    }
                }
            } catch {
                problems.append(ContentProblem(pack: entry.name, section: "", error: error))
            }
        }
        return problems
    }

    private func pack(_ name: String) throws(PackError) -> PackFile? {
        guard let path = path(of: name) else { return nil }
        if let known = open.withLock({ $0[name] }) { return known }
        let file = try PackFile(path: path)
        open.withLock { $0[name] = file }
        return file
    }
}

extension PackLibrary.Entry {
    init?(_ member: JSONObject.Member) {
        guard let file = member.value["file"]?.string, !file.isEmpty, !file.contains("/") else { return nil }
        name = member.name
        self.file = file
        version = member.value["version"]?.string ?? ""
        sections = member.value["sections"] ?? .array([])
    }
}
