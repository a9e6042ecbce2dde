import App
import Records

/// The state of a started app: the app itself, and what it has loaded.
struct Session: Sendable {
    let app: App
    let part: Part
    /// The directory entry, with its hash, of every section that the bundle lists.
    let sections: [ResourceName: PackSection]
    /// The packs whose sections the bundle doesn't list because there are so many. The script checks each section
    /// against the directory of its pack, whose own hash is in the bundle, and the Quran's text is also checked against
    /// the program's digests.
    let unlisted: Set<String>
    var workspace: Workspace
    var resources = Resources()
    /// The changes of the last request, until the store has written them.
    var pending: Changes?
    /// What requests that wait for the server would change.
    var guesses = Guesses()
    /// What was last sent to the server, until its reply is settled.
    var exchange: Exchange?

    /// A sync request, and its reply once it has arrived.
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
