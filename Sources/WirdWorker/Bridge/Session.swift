import App
import Records

/// What is there once the app has been started: the app itself, and what it has loaded.
struct Session: Sendable {
    let app: App
    let part: Part
    /// The hash of every section of the bundle's packs.
    let sections: [ResourceName: PackSection]
    /// Packs whose sections the bundle doesn't list, because they are many: the script holds each section against the
    /// directory of a pack whose own hash the bundle names, and the Quran's text is held against the program's besides.
    let unlisted: Set<String>
    var workspace: Workspace
    var resources = Resources()
    /// The changes of the last request, until the store has them.
    var pending: Changes?
    /// What was sent to the server last, until its reply is settled.
    var exchange: Exchange?

    /// A request for sync, and its reply once that is there.
    struct Exchange: Sendable {
        var request: SyncRequest
        var reply: SyncReply?
    }

    /// Starts the app from `bundle.json`.
    init(_ part: Part, bundle bytes: [UInt8], clock: Stamp, generations: [ScopeGeneration]) throws(BridgeError) {
        guard let json = try? JSON(reading: bytes) else { throw .bundle }
        do throws(BundleError) { app = try part.start(json) } catch { throw .bundle }
        self.part = part
        sections = Self.sections(json["packs"])
        var unlisted: Set<String> = []
        for pack in json["packs"]?.object?.members ?? [] where pack.value["sections"] == nil {
            unlisted.insert(pack.name)
        }
        self.unlisted = unlisted
        workspace = Workspace(clock: HybridClock(last: clock))
        for entry in generations { workspace.setGeneration(entry.generation, of: entry.scope) }
    }

    private static func sections(_ packs: JSON?) -> [ResourceName: PackSection] {
        var sections: [ResourceName: PackSection] = [:]
        for pack in packs?.object?.members ?? [] {
            for entry in pack.value["sections"]?.array ?? [] {
                guard let section = try? PackSection(json: entry) else { continue }
                sections[ResourceName(pack: pack.name, section: section.name)] = section
            }
        }
        return sections
    }
}
