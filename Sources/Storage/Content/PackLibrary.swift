import App
import Foundation
import Quran
import Records
import Synchronization

/// The packs of the content folder, as `packs.json` names them, and those of the person's own folder, which replace
/// built ones of the same name. A folder without content is an empty library.
public final class PackLibrary: SectionSource {
    /// A pack's entry in `packs.json`.
    public struct Entry: Sendable {
        public var name: String
        /// The file in the folder `packs`, named by its hash.
        public var file: String
        public var version: String
        public var sections: JSON
        /// For a text that accompanies the Quran: its language's code and its translator.
        public var language: String?
        public var translator: String?
        /// Whether it was requested by name, so that not every device needs it.
        public var isOptional = false
        /// Whether the person imported it from a file of their own.
        public var isOwn = false
    }

    /// The open packs, and the entries that the lists named when last read.
    private struct Shelf: Sendable {
        var entries: [Entry]
        var open: [String: PackFile] = [:]
    }

    /// The folder that holds `packs.json` and `packs/`.
    public let folder: String
    /// The same kind of folder for the person's own texts, or `nil` if there can't be any.
    public let own: String?
    private let report: @Sendable (ContentProblem) -> Void
    private let shelf: Mutex<Shelf>

    /// - Parameters:
    ///   - own: the folder of the person's own texts.
    /// - report: called with packs and sections that can't be used.
    public init(folder: String, own: String? = nil, report: @escaping @Sendable (ContentProblem) -> Void = { _ in }) {
        self.folder = folder
        self.own = own
        self.report = report
        shelf = Mutex(Shelf(entries: Self.entries(folder, own)))
    }

    /// The packs' entries in order of their names.
    public var entries: [Entry] { shelf.withLock { shelf in shelf.entries } }

    /// Reads the lists again, after a text was added or removed while the program runs.
    public func refresh() {
        let entries = Self.entries(folder, own)
        shelf.withLock { shelf in shelf = Shelf(entries: entries) }
    }

    private static func entries(_ folder: String, _ own: String?) -> [Entry] {
        func list(_ folder: String, isOwn: Bool) -> [Entry] {
            let index = try? JSON(reading: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/packs.json"))))
            return (index?.object?.members ?? []).compactMap { Entry($0, isOwn: isOwn) }
        }
        let owned = own.map { list($0, isOwn: true) } ?? []
        let names = Set(owned.map(\.name))
        return (list(folder, isOwn: false).filter { !names.contains($0.name) } + owned).sorted { $0.name < $1.name }
    }

    public func section(_ name: ResourceName) -> [UInt8]? {
        do throws(PackError) {
            return try pack(name.pack)?.section(name.section)
        } catch {
            report(ContentProblem(pack: name.pack, section: name.section, error: error))
            return nil
        }
    }

    /// The path of a pack's file, or `nil` if the library has no such pack.
    public func path(of pack: String) -> String? {
        entries.first { $0.name == pack }.map { "\($0.isOwn ? own ?? folder : folder)/packs/\($0.file)" }
    }

    /// Every section that can't be read or doesn't match its directory.
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

    /// The parts of the Quran's text, in both editions, that differ from the digests compiled into the program; empty
    /// if all are intact or no text is installed.
    public func textRefusals() -> [TextRefusal] {
        guard path(of: QuranPack.text) != nil else { return [] }
        var refusals: [TextRefusal] = []
        let file = try? pack(QuranPack.text)
        // Both hosts compare a section with its pack's hash first, and that must equal the program's digest, so one
        // comparison is enough.
        var sections: [String: PackSection] = [:]
        for section in file?.directory.sections ?? [] { sections[section.name] = section }
        for edition in Edition.allCases {
            for surah in 1...114 {
                let section = sections[QuranPack.section(edition, surah: surah)]
                let isNamed = section?.sha256 == TextDigests.published.digest(of: edition, surah: surah)
                let bytes = isNamed ? section.flatMap { section in try? file?.unchecked(section) } : nil
                do throws(TextRefusal) { _ = try VerifiedText(edition, surah: surah, section: bytes) } catch {
                    refusals.append(error)
                }
            }
        }
        return refusals
    }

    private func pack(_ name: String) throws(PackError) -> PackFile? {
        guard let path = path(of: name) else { return nil }
        if let known = shelf.withLock({ $0.open[path] }) { return known }
        let file = try PackFile(path: path)
        shelf.withLock { $0.open[path] = file }
        return file
    }
}

extension PackLibrary.Entry {
    init?(_ member: JSONObject.Member, isOwn: Bool = false) {
        guard let file = member.value["file"]?.string, !file.isEmpty, !file.contains("/") else { return nil }
        name = member.name
        self.file = file
        version = member.value["version"]?.string ?? ""
        sections = member.value["sections"] ?? .array([])
        language = member.value["language"]?.string
        translator = member.value["translator"]?.string
        isOptional = member.value["optional"]?.bool ?? false
        self.isOwn = isOwn
    }
}

/// A source of content pack sections for a host.
public protocol SectionSource: Sendable {
    /// The bytes of a section, verified against its hash, or `nil` if they aren't available.
    func section(_ name: ResourceName) -> [UInt8]?
}

/// A part of the content that can't be used, and why.
public struct ContentProblem: Hashable, Sendable {
    public var pack: String
    /// The section's name; empty if the pack as a whole is meant.
    public var section: String
    public var error: PackError

    public init(pack: String, section: String, error: PackError) {
        self.pack = pack
        self.section = section
        self.error = error
    }

    /// The pack, the section and the reason, for a log.
    public var description: String {
        section.isEmpty ? "\(pack): \(error.rawValue)" : "\(pack)/\(section): \(error.rawValue)"
    }
}
