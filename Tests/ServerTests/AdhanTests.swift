import Foundation
import Records
import Testing

@testable import Server

@Suite("The adhan's recordings")
struct AdhanTests {
    private func put(_ text: String, _ name: String, in site: TestSite) throws {
        let folder = site.house.folder.adhan
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
    }

    private func list(_ site: TestSite) async throws -> [String] {
        let answer = try await site.send(.get, "/adhan/recordings.json")
        #expect(answer.status == 200 && answer["content-type"] == "application/json")
        return (try JSON(reading: answer.body)["recordings"]?.array ?? []).compactMap { $0["id"]?.string }
    }

    @Test(
        "MZ-102 K67 a folder's recordings are listed and sent in parts; what is not in it, or not listed, is not there")
    func folder() async throws {
        let site = try TestSite()
        #expect(try await list(site).isEmpty, "none are shipped")
        try put("0123456789", "one.mp3", in: site)
        try put("secret", "unlisted.mp3", in: site)
        let entry = #""title": "t", "reciter": "r", "licence": "CC0""#
        let manifest =
            #"{"recordings": [{"id": "one", "file": "one.mp3", \#(entry)}, {"id": "lost", "file": "lost.mp3", \#(entry)}]}"#
        try put(manifest, "manifest.json", in: site)
        #expect(try await list(site) == ["one"])
        let part = try await site.send(.get, "/adhan/one.mp3", ["range": "bytes=2-4"])
        #expect(part.status == 206 && part.text == "234" && part["content-range"] == "bytes 2-4/10")
        #expect(part["content-type"] == "audio/mpeg" && part["cache-control"] == "no-cache")
        let tag = try #require(part["etag"])
        #expect(try await site.send(.get, "/adhan/one.mp3", ["if-none-match": tag]).status == 304)
        for path in [
            "/adhan/unlisted.mp3", "/adhan/manifest.json", "/adhan/lost.mp3", "/adhan/../wird.sqlite", "/adhan/",
        ] {
            #expect(try await site.send(.get, path).status == 404, "\(path)")
        }
        #expect(try await site.send(.post, "/adhan/one.mp3").status == 405)
    }

    @Test("K67 a manifest with a fault gives no recordings, and the rest of the site goes on")
    func fault() async throws {
        let site = try TestSite()
        for manifest in ["", "{", "[]", #"{"recordings": [{"id": "A"}]}"#] {
            try put(manifest, "manifest.json", in: site)
            #expect(try await list(site).isEmpty)
        }
        #expect(try await site.send(.get, "/").status == 200)
    }
}
