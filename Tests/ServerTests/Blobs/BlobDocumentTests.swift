import Foundation
import HTTPTypes
import Testing

@testable import Server

@Suite("What is written of files")
struct BlobDocumentTests {
    private static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

    @Test("two documents name every call about files, and each takes the methods that are named and no other")
    func calls() async throws {
        let site = try TestSite()
        var addresses: [[String: Set<String>]] = []
        for name in ["api", "blobs"] {
            let document = try String(contentsOfFile: TestSite.checkout + "/docs/\(name).md", encoding: .utf8)
            var methods: [String: Set<String>] = [:]
            for call in document.matches(of: #/\n\| `([A-Z]+) (\/blobs[^ `]*)`/#) {
                methods[String(call.output.2), default: []].insert(String(call.output.1))
            }
            addresses.append(methods)
        }
        #expect(addresses[0] == addresses[1] && addresses[0].count == 3)
        for (address, named) in addresses[0] {
            let path = address.replacing("HASH", with: String(repeating: "a", count: 64))
                .replacing("ID", with: String(repeating: "b", count: 32))
            #expect(BlobAddress(path: path) != nil, "\(address)")
            for method in Self.methods {
                let answer = try await site.send(try #require(.init(method)), path, SentFile.program)
                // HEAD answers wherever GET does, as docs/api.md says.
                let isTaken = named.contains(method) || (method == "HEAD" && named.contains("GET"))
                #expect((answer.status != 405) == isTaken, "\(method) \(address): \(answer.status)")
            }
        }
    }
}
