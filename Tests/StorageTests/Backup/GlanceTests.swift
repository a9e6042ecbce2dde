import Almanac
import App
import Foundation
import Records
import Synchronization
import Testing

@testable import Storage

/// Reading beside whoever works on the data.
@Suite("A glance at the data")
struct GlanceTests {
    private let now = Instant(seconds: 1_795_233_600)
    private let query = RecordQuery(Samples.task, .all)

    @Test("Where there is no data, none is made, and nothing is asked of the folder")
    func nothing() throws {
        let parent = try TemporaryFolder()
        let folder = DataFolder(path: parent.file("data"))
        #expect(try folder.glance()?.counter() == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("200 glances beside one that writes all succeed, and hold up none of what is written")
    func besideWriting() async throws {
        let parent = try TemporaryFolder()
        let folder = DataFolder(path: parent.path)
        let written = Mutex(0)
        let isOver = Mutex(false)
        let thread = Thread {
            // As a command that writes does it, again and again: open, write, close.
            while !isOver.withLock({ $0 }) {
                guard let house = try? DataHouse(folder, healing: false, now: now) else { return }
                let number = written.withLock { $0 }
                guard (try? house.store.store([Samples.task("a\(number)", at: 1_000)])) != nil else { return }
                house.store.close()
                written.withLock { $0 += 1 }
            }
        }
        thread.start()
        while written.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(1)) }
        var last = 0
        for _ in 0..<200 {
            let store = try #require(try folder.glance())
            guard case .records(let found)? = try store.read([query], since: .max).answers.first else { return }
            #expect(found.count >= last)
            last = found.count
        }
        isOver.withLock { $0 = true }
        while !thread.isFinished { try await Task.sleep(for: .milliseconds(5)) }
        #expect(last > 1)
        let store = try #require(try folder.glance())
        #expect(try store.counter() == Int64(written.withLock { $0 }))
    }

    @Test("A glance waits for a restore, changes nothing, and leaves to others what has to be put in order")
    func order() async throws {
        let parent = try TemporaryFolder()
        let folder = DataFolder(path: parent.path)
        let house = try DataHouse(folder, healing: false, now: now)
        try house.store.store([Samples.task("a", at: 1_000)])
        house.store.close()
        let store = try #require(try folder.glance())
        #expect(throws: StoreError.readOnly(reason: "opened for reading")) {
            try store.store([Samples.task("b", at: 2_000)])
        }
        #expect(try folder.glance(schema: Schema(steps: Schema.current.steps + ["SELECT 1"])) == nil)
        try Data().write(to: URL(fileURLWithPath: folder.restored + "20261121"))
        #expect(try folder.glance() == nil)
    }
}
