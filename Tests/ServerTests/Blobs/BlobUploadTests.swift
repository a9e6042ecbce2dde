import Almanac
import App
import Foundation
import HTTPTypes
import Records
import Storage
import Synchronization
import Testing

@testable import Server

@Suite("Files that are sent in parts")
struct BlobUploadTests {
    private static func word(_ answer: TestSite.Answer) -> String? {
        (try? JSON(reading: answer.body))?["error"]?.string
    }

    @Test("cut at any byte, an upload goes on where it stands, and the receipt names the hash of the whole")
    func everyOffset() async throws {
        let site = try TestSite()
        let count = 80
        for cut in 0...count {
            let file = SentFile(count, seed: cut)
            let begun = try await site.begin(file)
            #expect(begun.status == 201 && begun["upload-offset"] == "0" && begun["tus-resumable"] == "1.0.0")
            #expect(begun["upload-expires"]?.hasSuffix(" GMT") == true)
            let path = try #require(begun["location"])
            if cut < count {
                let part = try await site.send(file, to: path, 0..<cut)
                #expect(part.status == 204 && part["upload-offset"] == "\(cut)" && part["content-location"] == nil)
                let status = try await site.send(.head, path, SentFile.program)
                #expect(status.status == 200 && status["upload-offset"] == "\(cut)" && status.body.isEmpty)
                #expect(status["upload-length"] == "\(count)" && status["cache-control"] == "no-store")
                // Whoever lost the address of the upload is given it again.
                let again = try await site.begin(file)
                #expect(again["location"] == path && again["upload-offset"] == "\(cut)")
            }
            let last = try await site.send(file, to: path, (cut < count ? cut : 0)..<count)
            #expect(last.status == 204 && last.body.isEmpty && last["upload-offset"] == "\(count)")
            #expect(last["content-location"] == file.path && last["repr-digest"] == file.reprDigest)
            #expect(last["last-modified"] == "Sat, 21 Nov 2026 04:00:00 GMT")
            #expect(try await site.send(.get, file.path).body == file.bytes)
            #expect(try await site.send(.head, path, SentFile.program).status == 404)
        }
    }

    @Test("a part that doesn't begin where the upload stands is refused with where that is, and changes nothing")
    func offsets() async throws {
        let site = try TestSite()
        let file = SentFile(300)
        let path = try #require(try await site.begin(file)["location"])
        _ = try await site.send(file, to: path, 0..<100)
        for wrong in [0, 99, 101, 299, 300, 100_000] {
            let answer = try await site.send(.patch, path, SentFile.part(at: wrong), body: [1, 2, 3])
            #expect(answer.status == 409 && answer["upload-offset"] == "100" && Self.word(answer) == "blob.offset")
        }
        let long = try await site.send(.patch, path, SentFile.part(at: 100), body: Array(repeating: 1, count: 201))
        #expect(long.status == 413 && Self.word(long) == "blob.surplus")
        #expect(try await site.send(.head, path, SentFile.program)["upload-offset"] == "100")
        #expect(try await site.send(.patch, path, SentFile.part(at: 100)).status == 204, "a part of no bytes")
        #expect(try await site.send(file, to: path, 100..<300)["content-location"] == file.path)
    }

    @Test("a file that is here already is answered with its receipt at once, and nothing of it is sent")
    func duplicates() async throws {
        let site = try TestSite()
        let file = SentFile(500)
        try await site.store(file)
        let again = try await site.begin(file)
        #expect(again.status == 201 && again["location"] == file.path && again["upload-offset"] == "500")
        #expect(again["content-location"] == file.path && again["repr-digest"] == file.reprDigest)
        #expect(try site.house.blobs.uploads().isEmpty)
        // With the same hash and anything else, it is a lie.
        #expect(try await site.send(.post, "/blobs", file.beginning(length: 499)).status == 460)
        #expect(try await site.send(.post, "/blobs", file.beginning(type: "audio/ogg")).status == 415)
    }

    @Test("two senders of one file at once end with one file and no error but where to go on")
    func atOnce() async throws {
        let site = try TestSite()
        let file = SentFile(40_000)
        let statuses = try await withThrowingTaskGroup(of: [Int].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var statuses: [Int] = []
                    while true {
                        let begun = try await site.begin(file)
                        let path = try #require(begun["location"])
                        let offset = try #require(begun["upload-offset"].flatMap { Int($0) })
                        if path == file.path { return statuses }
                        let part = try await site.send(file, to: path, offset..<min(offset + 7_000, file.bytes.count))
                        statuses.append(part.status)
                    }
                }
            }
            return try await group.reduce(into: [Int]()) { $0 += $1 }
        }
        #expect(Set(statuses).isSubset(of: [204, 409, 404]) && statuses.filter { $0 == 204 }.count >= 6)
        #expect(try await site.send(.get, file.path).body == file.bytes)
        #expect(try site.house.blobs.blobs().count == 1)
    }

    @Test("SY-020 bytes with another hash or of another type than declared leave nothing behind, and it is said")
    func lies() async throws {
        let site = try TestSite()
        let file = SentFile(200)
        let other = SentFile(200, seed: 9)
        let begun = try await site.send(.post, "/blobs", file.beginning(digest: other.digest))
        let path = try #require(begun["location"])
        let wrong = try await site.send(file, to: path, 0..<200)
        #expect(wrong.status == 460 && Self.word(wrong) == "blob.hash" && wrong["content-location"] == nil)
        for hash in [file.path, other.path] { #expect(try await site.send(.get, hash).status == 404) }
        let page = SentFile(
            Array("<script>alert(1)</script>".utf8) + Array(repeating: 32, count: 100), type: "image/png")
        let disguised = try #require(try await site.begin(page)["location"])
        let refused = try await site.send(page, to: disguised, 0..<100)
        #expect(refused.status == 415 && Self.word(refused) == "blob.content", "as soon as its beginning is there")
        for type in ["text/html", "image/svg+xml", "", "audio/webm/", "application/javascript"] {
            let answer = try await site.send(.post, "/blobs", file.beginning(type: type))
            #expect(answer.status == 415 && Self.word(answer) == "blob.type", "\(type)")
        }
        #expect(try site.house.blobs.uploads().isEmpty && site.house.blobs.blobs().isEmpty)
        let parts = site.house.folder.blobs + "/parts"
        #expect(try FileManager.default.contentsOfDirectory(atPath: parts).isEmpty)
    }

    @Test("SY-020 what one person may store has bounds: of one file, of all, and of what is half sent")
    func bounds() async throws {
        var limits = ServerLimits()
        (limits.blobs.blob, limits.blobs.person, limits.blobs.uploads) = (1_000, 2_500, 2)
        limits.blobs.film = 1_200
        let site = try TestSite(limits: limits)
        let large = try await site.begin(SentFile(1_001))
        #expect(large.status == 413 && Self.word(large) == "blob.tooLarge")
        // A lesson's film may be larger than a recording, and not as large as it likes.
        let film = try await site.begin(SentFile(SentFile(1_201).bytes, type: "video/webm"))
        #expect(film.status == 413 && Self.word(film) == "blob.tooLarge")
        let shorter = try await site.begin(SentFile(SentFile(1_200).bytes, type: "video/webm"))
        #expect(shorter.status == 201)
        let upload = try #require(shorter["location"])
        #expect(try await site.send(.delete, upload, SentFile.program).status == 204)
        try await site.store(SentFile(1_000, seed: 1))
        #expect(try await site.begin(SentFile(1_000, seed: 2)).status == 201)
        // What is declared counts before it has arrived.
        let over = try await site.begin(SentFile(501, seed: 3))
        #expect(over.status == 507 && Self.word(over) == "blob.quota")
        #expect(over.text.contains("room"))
        #expect(try await site.begin(SentFile(500, seed: 4)).status == 201)
        let many = try await site.begin(SentFile(12, seed: 5))
        #expect(many.status == 429 && Self.word(many) == "blob.uploads")
        let options = try await site.send(.options, "/blobs")
        #expect(options.status == 204 && options["tus-max-size"] == "1200" && options["tus-version"] == "1.0.0")
        #expect(options["tus-extension"] == "creation,expiration,termination")
    }

    @Test("an upload that is ended leaves nothing, and its room is free again")
    func ended() async throws {
        let site = try TestSite()
        let file = SentFile(200)
        let path = try #require(try await site.begin(file)["location"])
        _ = try await site.send(file, to: path, 0..<50)
        #expect(try await site.send(.delete, path, SentFile.program).status == 204)
        #expect(try await site.send(.delete, path, SentFile.program).status == 404)
        #expect(try await site.send(file, to: path, 50..<200).status == 404)
        #expect(try FileManager.default.contentsOfDirectory(atPath: site.house.folder.blobs + "/parts").isEmpty)
        #expect(try await site.store(file)["content-location"] == file.path)
    }

    @Test("what another person left waiting in a browser is not taken, nor anything once a trial is over")
    func refused() async throws {
        let site = try TestSite()
        let file = SentFile(100)
        let other = try await site.begin(file, ["wird-person": "0123456789abcdef"])
        #expect(other.status == 409 && Self.word(other) == "other_person" && other["wird-person"] == "owner")
        let path = try #require(try await site.begin(file, ["wird-person": "owner"])["location"])
        let headers = SentFile.part(at: 0).merging(["wird-person": "0123456789abcdef"]) { $1 }
        #expect(try await site.send(.patch, path, headers, body: file.bytes).status == 409)
        #expect(try await site.send(.delete, path, headers).status == 409)
        let closed = try TestSite(syncGate: { _, _, _ in
            .respond(AppResponse(status: 402, body: Array(#"{"error": "closed"}"#.utf8)), changes: Changes())
        })
        #expect(try await closed.begin(file).status == 402)
        #expect(!FileManager.default.fileExists(atPath: closed.house.folder.blobs))
    }

    @Test("half of a file that waits longer than it may is gone with the next upkeep")
    func expired() async throws {
        let now = Mutex(TestSite.instant)
        let site = try TestSite(now: { now.withLock { $0 } })
        let file = SentFile(200)
        let path = try #require(try await site.begin(file)["location"])
        _ = try await site.send(file, to: path, 0..<100)
        now.withLock { $0 = $0 + .hours(169) }
        try site.house.blobs.sweep(at: now.withLock { $0 }, BlobLimits(), inUse: site.house.store)
        #expect(try await site.send(.head, path, SentFile.program).status == 404)
        #expect(try await site.send(file, to: path, 100..<200).status == 404)
    }
}
