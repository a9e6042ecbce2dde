import Almanac
import Foundation
import Storage
import Synchronization

/// Looks at how a server and its data stand.
public struct StandingReader: Sendable {
    let house: DataHouse
    let version: String
    let content: ContentStanding
    let world: World
    /// When the server started, before which no backup of its own can be expected.
    private let start: Instant
    /// Whether the last upkeep failed.
    let isFailing = Flag()

    /// How old the newest backup may be.
    private let oldBackup: TimeSpan
    /// How long a start has for the first upkeep.
    static let settling = TimeSpan.minutes(10)

    public init(
        house: DataHouse, version: String, content: ContentStanding, world: World,
        oldBackup: TimeSpan = .hours(Int64(ServerLimits().oldBackup))
    ) {
        self.oldBackup = oldBackup
        (self.house, self.version, self.content, self.world) = (house, version, content, world)
        start = world.now()
    }

    /// - Parameter streams: the number of pages that listen; `nil` where no server runs in this process.
    public func look(streams: Int?) -> Standing {
        let now = world.now()
        var standing = Standing(version: version, now: now)
        standing.streams = streams
        standing.unreadable = house.store.unreadable.count
        standing.bytes.data = ["", "-wal", "-shm"].reduce(0) { $0 + Self.size(of: house.folder.database + $1) }
        standing.bytes.data += Self.size(in: house.folder.blobs)
        standing.bytes.backups = Self.size(in: house.folder.backups)
        standing.bytes.content = content.folders.reduce(0) { $0 + Self.size(in: $1) }
        look(at: house.store, &standing)
        if house.isFull { standing.faults.append(.full) }
        if content.isMissing { standing.faults.append(.noContent) }
        if content.isDamaged { standing.faults.append(.badContent) }
        look(at: house.backups, &standing)
        return standing
    }

    private func look(at store: SQLiteStore, _ standing: inout Standing) {
        do throws(StoreError) {
            try store.checkInPlace()
            standing.commits = try store.counter()
        } catch {
            standing.faults.append(.store)
        }
        if store.readOnlyReason != nil { standing.faults.append(.readOnly) }
    }

    private func look(at backups: Backups, _ standing: inout Standing) {
        // A date in the future says nothing: the clock was wrong then or is wrong now.
        standing.backup = backups.list().map(\.made).filter { $0 <= standing.now + .minutes(5) }.max()
        standing.report = backups.report
        // A server that has just started makes the backup that is due by itself.
        let isSettled = standing.streams == nil || standing.now - start > Self.settling
        if standing.commits > 0, isSettled, standing.now - (standing.backup ?? start) > oldBackup {
            standing.faults.append(.oldBackup)
        }
        if isFailing.isRaised { standing.faults.append(.noBackup) }
        if standing.report?.fault != nil { standing.faults.append(.badBackup) }
        if let copy = standing.report?.copy, copy != .made { standing.faults.append(.noCopy) }
    }

    private static func size(of path: String) -> Int64 {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int64) ?? 0
    }

    /// The bytes of a folder's files, at any depth.
    private static func size(in folder: String) -> Int64 {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return 0 }
        var sum: Int64 = 0
        while let name = names.nextObject() as? String { sum += size(of: "\(folder)/\(name)") }
        return sum
    }
}

/// What a start found of the content.
public struct ContentStanding: Hashable, Sendable {
    /// The folders that hold it.
    public var folders: [String]
    /// Whether there is none.
    public var isMissing: Bool
    /// Whether some of it differs from what it must be.
    public var isDamaged: Bool

    /// What a start found of a library.
    public init(_ library: PackLibrary, isDamaged: Bool) {
        self.init(
            folders: [library.folder] + (library.own.map { [$0] } ?? []), isMissing: library.entries.isEmpty,
            isDamaged: isDamaged)
    }

    public init(folders: [String] = [], isMissing: Bool = false, isDamaged: Bool = false) {
        (self.folders, self.isMissing, self.isDamaged) = (folders, isMissing, isDamaged)
    }
}

/// Something that is so or not, seen from several threads.
final class Flag: Sendable {
    private let raised = Mutex(false)

    var isRaised: Bool {
        get { raised.withLock { $0 } }
        set { raised.withLock { $0 = newValue } }
    }
}
