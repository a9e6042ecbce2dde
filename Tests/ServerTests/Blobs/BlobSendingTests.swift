import Foundation
import HTTPTypes
import Records
import Storage
import TestSupport
import Testing

@testable import Server

@Suite("Files that are fetched")
struct BlobSendingTests {
    @Test("any range is that slice of the bytes, and one outside the file is refused with its length")
    func ranges() async throws {
        let site = try TestSite()
        let file = SentFile(997)
        try await site.store(file)
        var generator = Generator(seed: 16)
        for round in 0..<300 {
            let first = generator.integer(in: 0...1_100)
            let last = generator.integer(in: 0...1_100)
            let (header, wanted): (String, Range<Int>?) =
                switch round % 3 {
                case 0: ("bytes=\(first)-\(last)", first <= last && first < 997 ? first..<min(last + 1, 997) : nil)
                case 1: ("bytes=\(first)-", first < 997 ? first..<997 : nil)
                default: ("bytes=-\(last)", max(0, 997 - last)..<997)
                }
            let answer = try await site.send(.get, file.path, ["range": header])
            if round % 3 == 0, first > last {
                // RFC 9110 §14.1.2: no range at all.
                #expect(answer.status == 200 && answer.body == file.bytes, "\(header)")
            } else if round % 3 == 2 ? last == 0 : first >= 997 {
                #expect(answer.status == 416 && answer["content-range"] == "bytes */997", "\(header)")
            } else {
                let wanted = try #require(wanted)
                #expect(answer.status == 206 && answer.body == Array(file.bytes[wanted]), "\(header)")
                #expect(answer["content-range"] == "bytes \(wanted.lowerBound)-\(wanted.upperBound - 1)/997")
                #expect(answer["repr-digest"] == file.reprDigest, "of the whole")
            }
        }
        // Several ranges are answered with the whole file, and so is a unit that nobody knows.
        for header in ["bytes=0-1,5-6", "lines=0-1", "bytes=a-b", "bytes=--5"] {
            #expect(try await site.send(.get, file.path, ["range": header]).body == file.bytes, "\(header)")
        }
    }

    @Test("a range of another version than the sender has is the whole file, and a known file isn't sent again")
    func conditions() async throws {
        let site = try TestSite()
        let file = SentFile(200)
        try await site.store(file)
        let tag = "\"\(file.hash)\""
        let ranged = try await site.send(.get, file.path, ["range": "bytes=0-9", "if-range": tag])
        #expect(ranged.status == 206 && ranged["etag"] == tag)
        for other in ["\"other\"", "W/" + tag, "Sat, 21 Nov 2026 04:00:00 GMT"] {
            let whole = try await site.send(.get, file.path, ["range": "bytes=0-9", "if-range": other])
            #expect(whole.status == 200 && whole.body == file.bytes, "\(other)")
        }
        for known in [tag, "W/" + tag, "\"a\", " + tag, "*"] {
            let answer = try await site.send(.get, file.path, ["if-none-match": known])
            #expect(answer.status == 304 && answer.body.isEmpty, "\(known)")
        }
        let head = try await site.send(.head, file.path, ["range": "bytes=0-9"])
        #expect(head.status == 200 && head.body.isEmpty && head["accept-ranges"] == "bytes")
    }

    @Test("a file is a download of its declared type, without an origin, that a browser asks about each time")
    func headers() async throws {
        let site = try TestSite()
        let file = SentFile(200)
        try await site.store(file)
        let answer = try await site.send(.get, file.path)
        #expect(answer["content-type"] == "audio/webm" && answer["x-content-type-options"] == "nosniff")
        #expect(answer["content-security-policy"] == "sandbox; default-src 'none'; frame-ancestors 'none'")
        #expect(answer["content-disposition"] == "attachment; filename=\"wird-\(file.hash.prefix(12)).webm\"")
        #expect(answer["cache-control"] == "private, no-cache")
        #expect(answer["cross-origin-resource-policy"] == "same-origin")
        let foreign = try await site.send(.get, file.path, ["sec-fetch-site": "cross-site", "sec-fetch-dest": "audio"])
        #expect(foreign.status == 404)
        let list = try JSON(reading: try await site.send(.get, "/blobs").body)
        #expect(list["owner"] == "owner" && list["bytes"] == 200 && list["limit"] == .int(1 << 30))
        #expect(list["blobs"]?.array?.first?["hash"] == .string(file.hash))
    }

    @Test("no address leads out of the folder, and no header of any kind is more than refused")
    func hostile() async throws {
        let site = try TestSite()
        let file = SentFile(100)
        try await site.store(file)
        for path in [
            "/blobs/", "/blobs/..", "/blobs/../wird.sqlite", "/blobs/%2e%2e/wird.sqlite", "/blobs/index.sqlite",
            "/blobs/parts", "/blobs/uploads", "/blobs/uploads/..", "/blobs/uploads/../index.sqlite",
            "/blobs/\(file.hash.uppercased())", "/blobs/\(file.hash)/", "/blobs/\(file.hash.dropLast())",
            "/blobs/\(file.hash)0", "/blobs/uploads/\(String(repeating: "0", count: 31))/",
            "/blobs/\(String(file.hash.prefix(2)))/\(String(file.hash.dropFirst(2)))", "/blobsx",
            "/blobs//\(file.hash)",
        ] {
            for method in [HTTPRequest.Method.get, .head, .patch, .delete] {
                let answer = try await site.send(method, path, SentFile.part(at: 0), body: method == .patch ? [1] : [])
                #expect(answer.status == 404 || answer.status == 405, "\(method) \(path) \(answer.status)")
            }
        }
        #expect(try await site.send(.put, "/blobs").status == 405)
        #expect(try await site.send(.post, file.path, SentFile.program).status == 405)
        #expect(try await site.send(.post, "/blobs", ["upload-length": "1"]).status == 412)
        var generator = Generator(seed: 99)
        let values = [
            "", "0", "-1", "1.5", "999999999999999", "9999999999999999999999", " 1", "1 ", "٣", "0x10", "sha256", ",",
            "sha256 !!!", "sha256 AAAA,filetype YQ==", "sha256 AAAA,sha256 AAAA", "filetype",
            String(repeating: "a,", count: 500),
            "sha256 \(Base64.encode(file.digest)),filetype YXVkaW8vd2VibQ==", "1.0.0", "\u{1F4A5}",
        ]
        let names = [
            "upload-length", "upload-offset", "upload-metadata", "tus-resumable", "content-type", "range", "if-range",
            "if-none-match", "wird-person",
        ]
        let path = try #require(try await site.begin(SentFile(50, seed: 2))["location"])
        for _ in 0..<400 {
            var headers = SentFile.part(at: 0)
            for _ in 0..<generator.integer(in: 1...4) {
                headers[names[generator.integer(in: 0...(names.count - 1))]] = generator.element(of: values)
            }
            let address = generator.element(of: ["/blobs", path, file.path]) ?? path
            let method = generator.element(of: [HTTPRequest.Method.get, .post, .head, .delete]) ?? .get
            guard address != path || method != .delete else { continue }
            let answer = try await site.send(method, address, headers)
            #expect(answer.status < 500, "\(method) \(address) \(headers) \(answer.status)")
        }
        #expect(try await site.send(.get, file.path).body == file.bytes)
    }

    @Test("a page of another site begins and changes nothing, and no access token does")
    func guarded() async throws {
        let site = try TestSite()
        let file = SentFile(100)
        for headers in [["origin": "https://evil.example"], ["sec-fetch-site": "cross-site"], ["origin": "null"]] {
            #expect(try await site.begin(file, headers).status == 403, "\(headers)")
        }
        let path = try #require(try await site.begin(file, ["origin": "http://127.0.0.1:8470"])["location"])
        let headers = SentFile.part(at: 0).merging(["origin": "https://evil.example"]) { $1 }
        #expect(try await site.send(.patch, path, headers, body: file.bytes).status == 403)
        #expect(try await site.send(.delete, path, headers).status == 403)
        #expect(try await site.send(.head, path, SentFile.program)["upload-offset"] == "0")
    }
}
