import App
import AsyncHTTPClient
import Records
import Storage
import Synchronization
import Testing

@testable import Server

/// The keeper between the app and a source: what is due is asked, and what came of it is handed over.
@Suite(.serialized) struct SourceKeeperTests {
    /// A round of a keeper whose app wants these addresses; gives what the app was told.
    private func round(_ addresses: [String]) async throws -> JSON? {
        let told = Mutex<JSON?>(nil)
        let handler: AppHandler = { request, _, _ in
            var answer: JSON = ["kept": true]
            if request.method == "POST" {
                let report = try? JSON(reading: request.body)
                told.withLock { $0 = report }
            } else {
                answer = [
                    "ask": addresses.isEmpty
                        ? .null
                        : [
                            "subject": "s", "addresses": .array(addresses.map { .string($0) }), "timeout": 1,
                            "attempts": 1, "gap": 1, "factor": 2, "largest": 10_000, "near": ["127.0.0.1"],
                        ]
                ]
            }
            return .respond(AppResponse(status: 200, body: answer.bytes()), changes: Changes())
        }
        let test = try TestSite()
        let host = try LocalHost(
            store: test.house.store, library: PackLibrary(folder: test.folder + "/none"), handler: TestSite.app,
            rules: { _ in .nothing })
        let keeper = SourceKeeper(
            host: host, handler: handler, world: World(), writer: WritingThread(), logger: test.logs.logger)
        await keeper.round(SourceClient())
        return told.withLock { $0 }
    }

    @Test("MZ-012 what is due is asked once for each address, and the answers go back to the app with its own words")
    func asks() async throws {
        try await FakeSource.run({ number in .text("answer \(number)") }) { source in
            let told = try await round([source.address + "/a", source.address + "/b"])
            #expect(told?["answers"] == ["answer 1", "answer 2"] && told?["subject"] == "s")
            #expect(told?["failure"] == nil)
        }
    }

    @Test("MZ-254 MZ-256 what went wrong goes back to the app")
    func troubles() async throws {
        try await FakeSource.run({ _ in .text("", .tooManyRequests, [.retryAfter: "7"]) }) { source in
            let told = try await round([source.address])
            #expect(told?["failure"]?["kind"] == "limited" && told?["failure"]?["seconds"] == 7)
        }
        try await FakeSource.run({ _ in .text(String(repeating: "x", count: 20_000)) }) { source in
            let report = try await round([source.address])
            #expect(report?["failure"]?["reason"] == "tooLarge")
        }
    }

    @Test("MZ-223 nothing is sent while nothing is due")
    func silence() async throws {
        let report = try await round([])
        #expect(report == nil)
    }
}
