import App
import Records
import Storage
import Testing

@testable import Server

struct PurchaseResponderTests {
    /// Answers with what came in.
    private static let handler: AppHandler = { request, _, _ in
        .respond(AppResponse(status: 200, body: request.body), changes: Changes())
    }

    private func site(key: String? = "agreed") throws -> TestSite {
        try TestSite(purchase: Self.handler, purchaseKey: key)
    }

    @Test("SY-044 what a shop says is taken from who knows the key alone, and by POST alone")
    func authorisation() async throws {
        let site = try site()
        let path = PurchaseResponder.path
        #expect(try await site.send(.post, path, body: Array("{}".utf8)).status == 401)
        #expect(try await site.send(.post, path, ["authorization": "agree"], body: Array("{}".utf8)).status == 401)
        #expect(try await site.send(.get, path, ["authorization": "agreed"]).status == 405)
        let answer = try await site.send(.post, path, ["authorization": "agreed"], body: Array("{}".utf8))
        #expect(answer.status == 200 && answer.text == "{}")
        let long = [UInt8](repeating: 0x20, count: 300 << 10)
        #expect(try await site.send(.post, path, ["authorization": "agreed"], body: long).status == 413)
    }

    @Test("SY-045 a server without a key has no such address, whatever is sent")
    func noKey() async throws {
        for key in [nil, ""] {
            let answer = try await site(key: key).send(.post, PurchaseResponder.path, ["authorization": ""])
            #expect(answer.status == 404)
        }
    }
}
