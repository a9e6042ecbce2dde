import Testing

@testable import Records

struct SyncScopeLimitTests {
    @Test("a message names no more scopes than a person has")
    func limit() throws {
        func message(_ count: Int) -> [UInt8] {
            let names = (0..<count).map { "\"s\($0)\":1" }.joined(separator: ",")
            return Array(
                "{\"protocol\":1,\"replica\":\"00000000000000aa\",\"cursor\":0,\"generations\":{\(names)},\"records\":[]}"
                    .utf8)
        }
        #expect(try SyncRequest(reading: message(SyncProtocol.scopeLimit)).generations.count == SyncProtocol.scopeLimit)
        for count in [SyncProtocol.scopeLimit + 1, 50_000] {
            #expect(throws: SyncError.tooManyScopes) { try SyncRequest(reading: message(count)) }
        }
    }

    /// Scopes that were made up, each erased once.
    private static func forged(_ count: Int) -> [ScopeGeneration] {
        (0..<count).map { ScopeGeneration(Scope("s\($0)"), 1) }
    }

    /// The shortest of a few runs.
    private static func time(_ work: () -> Void) -> Duration {
        (0..<3).map { _ in ContinuousClock().measure(work) }.min() ?? .zero
    }

    /// Whether four times as many cost less than nine times as much; were each looked up in a list, it would be sixteen times.
    ///
    /// The machine may be busy during either measurement, so one pair of a few is enough.
    private static func isLinear(_ cost: (Int) -> Duration) -> Bool {
        (0..<6).contains { _ in cost(8_000) < cost(2_000) * 9 }
    }

    @Test("SY-010 many generations cost a device as much each as few")
    func deviceTimed() {
        func cost(_ count: Int) -> Duration {
            let list = Self.forged(count)
            let reply = SyncReply(cursor: 1, more: false, generations: list.map { ScopeGeneration($0.scope, 2) })
            let request = SyncRequest(replica: Replica(number: 1), cursor: 0)
            return Self.time {
                var clock = HybridClock(replica: Replica(number: 1))
                let settlement = SyncSender.settle(reply, to: request, stored: [], generations: list, clock: &clock)
                #expect(settlement.erase.count == count)
            }
        }
        #expect(Self.isLinear(cost))
    }

    @Test("SY-010 many generations that a store has cost it as much each as few, and none that isn't held is told")
    func serverTimed() {
        func cost(_ count: Int) -> Duration {
            let request = SyncRequest(replica: Replica(number: 1), cursor: 0, generations: [ScopeGeneration(.own, 3)])
            let stored = Self.forged(count) + [ScopeGeneration(.own, 2)]
            let rules = SyncRules(holds: { $0 == .own })
            return Self.time {
                var receiver = SyncReceiver(clock: HybridClock(replica: Replica(number: 2)), now: 1_000, rules: rules)
                let receipt = receiver.receive(request, stored: [], generations: stored)
                #expect(receipt.generations == [ScopeGeneration(.own, 3)] && receipt.erase == receipt.generations)
            }
        }
        #expect(Self.isLinear(cost))
    }
}
