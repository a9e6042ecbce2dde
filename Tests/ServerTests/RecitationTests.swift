import App
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Records
import Storage
import Testing

@testable import Server

/// Recitations through the server, from sources on this machine that are late, cut and lie. The sounds are generated.
@Suite("Recitations", .serialized)
struct RecitationTests {
    /// A WAV file of nothing, in which each size is another file.
    private static func sound(_ size: Int) -> [UInt8] { RecitationResponder.silence(milliseconds: size) }

    /// A site whose app says that files are at an address.
    private func site(_ address: String = "http://127.0.0.1:9", network: Bool = true, status: Int = 200) throws
        -> TestSite
    {
        let answer: JSON = [
            "network": .bool(network), "addresses": [.string(address + "/sound.wav")], "near": ["127.0.0.1"],
            "timeout": 2, "attempts": 2,
            "largest": 100_000,
        ]
        return try TestSite(app: { request, _, _ in
            guard request.path.hasPrefix("/quran/recitations/") else {
                return .respond(AppResponse(status: 404), changes: Changes())
            }
            return .respond(
                AppResponse(status: status, headers: [.init("content-type", "application/json")], body: answer.bytes()),
                changes: Changes())
        })
    }

    private func put(_ bytes: [UInt8], _ name: String, in site: TestSite) throws {
        let url = URL(filePath: site.house.folder.recitations + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    private static func answer(_ bytes: [UInt8], _ status: HTTPResponse.Status = .ok, _ headers: HTTPFields = [:])
        -> Response
    {
        Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    @Test(
        "AP-04 K67 a folder of one's own files is heard in parts, with its words' times; what isn't in it is not there")
    func folder() async throws {
        let site = try site(network: false)
        try put(Self.sound(1), "friend/001001.wav", in: site)
        try put(Array(#"[{"surah":1,"ayah":1,"segments":[[0,1,0,500]]}]"#.utf8), "friend/timings.json", in: site)
        try put(
            Array(#"{"reciters":[{"id":"friend","name":"A friend","licence":"CC0"},{"id":"../x"}]}"#.utf8),
            "manifest.json", in: site)
        let part = try await site.send(.get, "/audio/friend/001001.mp3", ["range": "bytes=0-3"])
        #expect(part.status == 206 && part.text == "RIFF" && part["content-type"] == "audio/wav")
        let whole = try await site.send(.get, "/audio/friend/001001.mp3")
        #expect(whole["repr-digest"] == "sha-256=:\(Base64.encode(SHA256.hash(Self.sound(1)))):")
        let times = try JSON(reading: try await site.send(.get, "/audio/friend/001.json").body)
        #expect(times["ayat"]?.array?.first?["words"]?.array?.count == 1)
        let reciters = try JSON(reading: try await site.send(.get, "/audio/reciters.json").body)
        #expect(reciters["reciters"]?.array?.map { $0["id"]?.string } == ["friend"])
        for path in [
            "/audio/friend/002.json", "/audio/friend/timings.json", "/audio/manifest.json", "/audio/../wird.sqlite",
            "/audio/friend/115001.mp3", "/audio/friend/", "/audio/", "/audio/FRIEND/001001.mp3",
        ] { #expect(try await site.send(.get, path).status == 404, "\(path)") }
        #expect(try await site.send(.post, "/audio/friend/001001.mp3").status == 405)
    }

    @Test("AP-04 SY-059 nothing leaves the machine until the network is switched on, nor for another site's page")
    func off() async throws {
        try await FakeSource.run({ _ in Self.answer(Self.sound(2)) }) { source in
            let closed = try site(source.address, network: false)
            #expect(try await closed.send(.get, "/audio/alafasy/001001.mp3").status == 403)
            let open = try site(source.address)
            let foreign = try await open.send(.get, "/audio/alafasy/001001.mp3", ["sec-fetch-site": "cross-site"])
            #expect(foreign.status == 403 && source.requests == 0)
            let gated = try site(source.address, status: 402)
            #expect(try await gated.send(.get, "/audio/husary/001001.mp3").status == 402)
            #expect(source.requests == 0)
        }
    }

    @Test("AP-09 QI-021 what was fetched once is kept by its hash, heard in parts, listed with its size, and cleared")
    func cache() async throws {
        let bytes = Self.sound(3)
        try await FakeSource.run({ _ in Self.answer(bytes) }) { source in
            let site = try site(source.address)
            let first = try await site.send(.get, "/audio/alafasy/001001.mp3")
            #expect(first.status == 200 && first.body == bytes && first["content-type"] == "audio/wav")
            #expect(first["repr-digest"] == "sha-256=:\(Base64.encode(SHA256.hash(bytes))):")
            let part = try await site.send(.get, "/audio/alafasy/001001.mp3", ["range": "bytes=4-7"])
            #expect(part.status == 206 && part.body == Array(bytes[4...7]) && source.requests == 1)
            let kept = try JSON(reading: try await site.send(.get, "/audio/kept.json").body)["kept"]?.array
            #expect(kept == [["reciter": "alafasy", "files": 1, "bytes": .int(Int64(bytes.count))]])
            let objects = site.house.folder.fetchedRecitations + "/objects"
            let name = try #require(try FileManager.default.contentsOfDirectory(atPath: objects).first)
            try Data("spoilt".utf8).write(to: URL(filePath: objects + "/" + name))
            #expect(try await site.send(.get, "/audio/alafasy/001001.mp3").body == bytes)
            #expect(source.requests == 2, "what had changed was thrown away and fetched anew")
            #expect(try await site.send(.post, "/audio/clear").status == 303)
            #expect(try JSON(reading: try await site.send(.get, "/audio/kept.json").body)["kept"]?.array == [])
            #expect(try await site.send(.get, "/audio/clear").status == 405)
        }
    }

    @Test("AP-09 a download that was cut goes on where it stopped")
    func cut() async throws {
        let bytes = Self.sound(20)
        try await FakeSource.run({ count in
            guard count == 1 else {
                return Self.answer(
                    Array(bytes[50...]), .partialContent,
                    [.contentRange: "bytes 50-\(bytes.count - 1)/\(bytes.count)", .eTag: "\"one\""])
            }
            return Response(
                status: .ok, headers: [.eTag: "\"one\""],
                body: ResponseBody(contentLength: bytes.count) { writer in
                    try await writer.write(ByteBuffer(bytes: bytes[..<50]))
                    try await Task.sleep(for: .milliseconds(200))
                    throw CancellationError()
                })
        }) { source in
            let answer = try await site(source.address).send(.get, "/audio/alafasy/001001.mp3")
            #expect(answer.status == 200 && answer.body == bytes && source.requests == 2)
        }
    }

    @Test(
        "AP-04 a source that lies, fails, has too much or nothing gives no sound and leaves nothing behind",
        arguments: [
            ("<html>no sound</html>", 200, 502, 1), ("", 404, 404, 1), ("", 500, 502, 2), ("", 302, 502, 2),
            (String(repeating: "x", count: 200_000), 200, 502, 1),
        ])
    func liars(text: String, status: Int, expected: Int, requests: Int) async throws {
        try await FakeSource.run({ _ in
            .text(text, HTTPResponse.Status(code: status), [.location: "http://127.0.0.1:1/"])
        }) { source in
            let site = try site(source.address)
            #expect(try await site.send(.get, "/audio/alafasy/001001.mp3").status == expected)
            #expect(source.requests == requests)
            #expect(try JSON(reading: try await site.send(.get, "/audio/kept.json").body)["kept"]?.array == [])
        }
    }

    @Test("AP-04 a source that is silent is given up in time")
    func silent() async throws {
        try await FakeSource.run({ _ in
            try await Task.sleep(for: .seconds(30))
            return .text("late")
        }) { source in
            let start = ContinuousClock.now
            let answer = try await site(source.address).send(.get, "/audio/alafasy/001001.mp3")
            #expect(answer.status == 504)
            #expect(ContinuousClock.now - start < .seconds(15) && source.requests == 2)
        }
    }

    @Test("AP-06 SY-058 the silence between repeats is a sound as long as asked, in parts as well")
    func silence() async throws {
        let site = try site()
        let whole = try await site.send(.get, "/audio/silence/2000.wav")
        #expect(whole.status == 200 && whole.body.count == 44 + 16_000 && whole["content-type"] == "audio/wav")
        #expect(try await site.send(.get, "/audio/silence/2000.wav", ["range": "bytes=0-3"]).text == "RIFF")
        for name in ["60001", "x", "-1", ""] {
            #expect(try await site.send(.get, "/audio/silence/\(name).wav").status == 404, "\(name)")
        }
    }
}
