import Foundation
import HTTPTypes
import Testing

@testable import Server

@Suite("What is written of listening")
struct ListeningDocumentTests {
    private static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

    @Test("the document names every call of listening, and each takes the method that is named and no other")
    func calls() async throws {
        let site = try TestSite(recogniser: ScriptedEngine.Script().parts())
        let document = try String(contentsOfFile: TestSite.checkout + "/docs/api.md", encoding: .utf8)
        var methods: [String: Set<String>] = [:]
        for call in document.matches(of: #/\n\| `([A-Z]+) (\/quran\/recite\/(?:listen|recogniser)[^ `]*)`/#) {
            methods[String(call.output.2), default: []].insert(String(call.output.1))
        }
        #expect(methods.count == 7)
        for (address, named) in methods {
            let path = address.replacing("ID", with: String(repeating: "b", count: 32))
            #expect(ListeningAddress(path: path) != nil, "\(address)")
            for method in Self.methods {
                let answer = try await site.send(
                    try #require(.init(method)), path, ["content-type": "application/x-www-form-urlencoded"])
                let isTaken = named.contains(method) || (method == "HEAD" && path == "/quran/recite/recogniser")
                #expect((answer.status != 405) == isTaken, "\(method) \(address): \(answer.status)")
            }
        }
    }
}
