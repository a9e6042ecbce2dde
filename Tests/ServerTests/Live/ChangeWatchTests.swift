import Foundation
import Storage
import Synchronization
import Testing

@testable import Server

@Suite struct ChangeWatchTests {
    /// A store's counter that a test moves.
    private final class Counter: Sendable {
        private let number = Mutex(Int64(7))
        private let looks = Mutex(0)

        func move() { number.withLock { $0 += 1 } }
        var looked: Int { looks.withLock { $0 } }

        var read: @Sendable () throws(StoreError) -> Int64 {
            { () throws(StoreError) in
                self.looks.withLock { $0 += 1 }
                return self.number.withLock { $0 }
            }
        }
    }

    @Test("SY-011 a listener hears where the store is, each change, and something now and then where nothing changes")
    func hearing() async throws {
        let counter = Counter()
        let watch = ChangeWatch(
            interval: .milliseconds(5), reminder: .milliseconds(100), counter: counter.read)
        var heard = try #require(await watch.listen()).makeAsyncIterator()
        #expect(await heard.next() == 7)
        counter.move()
        #expect(await heard.next() == 8)
        let start = ContinuousClock.now
        #expect(await heard.next() == 8)
        #expect(ContinuousClock.now - start > .milliseconds(50))
    }

    @Test("The store is left alone once nobody listens, and looked at again for the next")
    func rest() async throws {
        let counter = Counter()
        let watch = ChangeWatch(interval: .milliseconds(5), counter: counter.read)
        let first = Task { [watch] in
            for await _ in try #require(await watch.listen()) { return }
        }
        try await first.value
        while await watch.count > 0 { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: .milliseconds(50))
        let looked = counter.looked
        try await Task.sleep(for: .milliseconds(100))
        #expect(counter.looked == looked)
        var heard = try #require(await watch.listen()).makeAsyncIterator()
        #expect(await heard.next() == 7)
        counter.move()
        #expect(await heard.next() == 8)
    }

    @Test("No more listen than there is room for")
    func room() async throws {
        let watch = ChangeWatch(counter: Counter().read)
        var streams: [AsyncStream<Int64>] = []
        for _ in 0..<ServerLimits().streams { streams.append(try #require(await watch.listen())) }
        #expect(await watch.listen() == nil)
        withExtendedLifetime(streams) {}
    }
}
