import AsyncHTTPClient
import Foundation
import Hummingbird
import HummingbirdCore
import NIOCore
import Records
import Synchronization
import Testing

@testable import Server

/// Asking a source over real sockets, with a clock that is shortened: a tenth of a second stands for ten.
@Suite(.serialized) struct SourceClientTests {
    /// What asking came to.
    struct Outcome: Sendable {
        var answers: [String] = []
        var trouble: SourceError?
        var gaps: [Duration] = []
        var time = Duration.zero
    }

    /// Only for sources that are to be given up: a good answer may take longer on a busy machine.
    private static let short = Duration.milliseconds(300)

    /// Asks a source and writes down the pauses instead of making them.
    private func ask(
        _ address: String, paths: [String] = ["/v1/calendar/2026/11"], largest: Int = 1 << 20,
        timeout: Duration = .seconds(30)
    ) async throws -> Outcome {
        let gaps = Mutex<[Duration]>([])
        let client = SourceClient(pause: { gap in gaps.withLock { $0.append(gap) } })
        let order = FetchRequest(
            addresses: paths.map { address + $0 }, timeout: timeout, gap: .seconds(2), largest: largest,
            near: ["127.0.0.1", "localhost"])
        var outcome = Outcome()
        let start = ContinuousClock.now
        do { outcome.answers = try await client.answers(to: order) } catch let trouble as SourceError {
            outcome.trouble = trouble
        }
        outcome.time = ContinuousClock.now - start
        outcome.gaps = gaps.withLock { $0 }
        return outcome
    }

    @Test("MZ-251 a source that is silent is given up in time, three times, at growing gaps")
    func silent() async throws {
        try await FakeSource.run({ _ in
            try await Task.sleep(for: .seconds(20))
            return .text("late")
        }) { source in
            let outcome = try await ask(source.address, timeout: Self.short)
            #expect(outcome.trouble == .timeout)
            #expect(outcome.gaps == [.seconds(2), .seconds(4)])
            #expect(source.requests == 3)
            #expect(outcome.time < .seconds(20))
        }
    }

    @Test("MZ-251 an answer that begins and never ends is given up as well")
    func endless() async throws {
        try await FakeSource.run({ _ in
            HummingbirdCore.Response(
                status: .ok,
                body: ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: "{"))
                    try await Task.sleep(for: .seconds(20))
                    try await writer.finish(nil)
                })
        }) { source in
            let told = try await ask(source.address, timeout: Self.short)
            #expect(told.trouble == .timeout)
        }
    }

    @Test("MZ-251 a source that fails is tried again, and its answer taken once it is there")
    func failing() async throws {
        try await FakeSource.run({ number in number < 3 ? .text("", .badGateway) : .text("day \(number)") }) { source in
            let outcome = try await ask(source.address, paths: ["/a", "/b"])
            #expect(outcome.answers == ["day 3", "day 4"])
            #expect(outcome.gaps == [.seconds(2), .seconds(4)])
        }
        try await FakeSource.run({ _ in .text("", .internalServerError) }) { source in
            let told = try await ask(source.address)
            #expect(told.trouble == .status(500))
            #expect(source.requests == 3)
        }
    }

    @Test("MZ-256 a source that is busy is left alone for as long as it says, and asked once")
    func limited() async throws {
        try await FakeSource.run({ _ in .text("", .tooManyRequests, [.retryAfter: "120"]) }) { source in
            let outcome = try await ask(source.address)
            #expect(outcome.trouble == .limited(seconds: 120))
            #expect(source.requests == 1 && outcome.gaps.isEmpty)
        }
        try await FakeSource.run({ _ in .text("", .tooManyRequests) }) { source in
            let told = try await ask(source.address)
            #expect(told.trouble == .limited(seconds: nil))
        }
    }

    @Test("MZ-256 Retry-After is read as seconds and as a date")
    func retryAfter() async throws {
        let client = SourceClient(now: { Date(timeIntervalSince1970: 1_795_233_600) })
        #expect(client.seconds("90") == 90 && client.seconds("-1") == 0)
        #expect(client.seconds("Sat, 21 Nov 2026 04:01:40 GMT") == 100)
        #expect(client.seconds("Sat, 21 Nov 2026 03:00:00 GMT") == 0)
        #expect(client.seconds("soon") == nil && client.seconds("") == nil)
    }

    @Test("MZ-223 a redirect is not followed: the place goes to no other host")
    func redirected() async throws {
        try await FakeSource.run({ _ in .text("taken") }) { other in
            try await FakeSource.run({ _ in .text("", .found, [.location: other.address + "/v1"]) }) { source in
                let told = try await ask(source.address)
                #expect(told.trouble == .status(302))
                #expect(source.requests == 1 && other.requests == 0)
            }
        }
    }

    @Test("more bytes than a timetable has are not taken in")
    func tooLarge() async throws {
        try await FakeSource.run({ _ in .text(String(repeating: "x", count: 4_000)) }) { source in
            let told = try await ask(source.address, largest: 1_000)
            #expect(told.trouble == .tooLarge)
            #expect(source.requests == 1)
            let again = try await ask(source.address, largest: 4_000)
            #expect(again.answers.first?.count == 4_000)
        }
    }

    @Test("MZ-251 nobody listens: three attempts, then it has failed")
    func nobody() async throws {
        let outcome = try await ask("http://127.0.0.1:\(try Connection.freePort())")
        #expect(outcome.trouble == .status(0) && outcome.gaps.count == 2)
    }

    @Test("an order is read from what the app says, and nothing is ordered where nothing is due")
    func orders() throws {
        #expect(FetchRequest(["ask": .null]) == nil)
        #expect(FetchRequest(["ask": ["addresses": []]]) == nil)
        let order = try #require(
            FetchRequest([
                "ask": [
                    "addresses": ["http://a/1"], "timeout": 10, "attempts": 3, "gap": 2, "factor": 2, "largest": 1_024,
                ]
            ]))
        #expect(order.timeout == .seconds(10) && order.gap == .seconds(2) && order.addresses == ["http://a/1"])
    }
}
