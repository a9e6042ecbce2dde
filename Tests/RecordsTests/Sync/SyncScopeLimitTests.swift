import Testing

@testable import Records

struct SyncScopeLimitTests {
    @Test("a message names no more scopes than a person has")
    func limit() throws {
        func message(_ count: Int) -> [UInt8] {
            let names = (0..<count).map { "\"s\($0)\":1" }.joined(separator: ",")
            return Array(
                "{\"protocol\":1,\"replica\":\"00000000000000aa\",\"cursor\":0,\"generations\":{\(names)},\"records\":[]}".utf8)
        }
        #expect(try SyncRequest(reading: message(SyncProtocol.scopeLimit)).generations.count == SyncProtocol.scopeLimit)
        for count in [SyncProtocol.scopeLimit + 1, 50_000] {
            #expect(throws: SyncError.tooManyScopes) { try SyncRequest(reading: message(count)) }
        }
    }
}
