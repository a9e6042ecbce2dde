import Almanac
import App
import Foundation
import Records
import Testing

@testable import Storage

/// A backup that is put back brings what was erased since, and keeps it.
@Suite("A backup from before an erasure")
struct RestoredErasureTests {
    private static let start = Instant(seconds: 1_795_233_600)
    private static let device = Replica(text: "00000000000000dd")!

    private struct NoSections: SectionSource {
        func section(_ name: ResourceName) -> [UInt8]? { nil }
    }

    private static func sync(_ house: DataHouse, _ request: SyncRequest) throws -> SyncReply {
        let host = try LocalHost(store: house.store, library: NoSections()) { _, _, _ in
            .respond(Response(status: 200), changes: Changes())
        }
        return try host.sync(request, now: start.milliseconds)
    }

    @Test("K70 a browser that knows of the erasure takes in what was put back, and one from before it brings nothing")
    func putBack() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        let first = try DataHouse(data, healing: false, now: Self.start)
        try first.store.store([Samples.task("a", at: 1_000)])
        let backup = try first.backups.make(of: first.store, now: Self.start)
        try first.store.commit(Changes(erased: [.own]), clock: try first.store.clock())
        first.store.close()
        try first.backups.restore(backup, now: Self.start + .hours(1))

        let house = try DataHouse(data, healing: false, now: Self.start + .hours(1))
        defer { house.store.close() }
        let told = SyncRequest(replica: Self.device, cursor: 0, generations: [ScopeGeneration(.own, 1)])
        let reply = try Self.sync(house, told)
        #expect(reply.generations == [ScopeGeneration(.own, 1)])
        #expect(reply.records.contains { $0.key.id == "a" && $0.generation == 1 })
        #expect(try house.store.load(RecordQuery(Samples.task, .all)).ids == ["a"])
        let old = SyncRequest(replica: Self.device, cursor: 0, records: [Samples.task("b", at: 2_000)])
        #expect(try Self.sync(house, old).refused.map(\.reason) == [SyncRefusal.erasedReason])
    }
}

extension Loaded {
    fileprivate var ids: [String]? {
        guard case .records(let records) = self else { return nil }
        return records.map(\.key.id)
    }
}
