import Foundation
import People
import Records
import Storage
import Testing

@testable import Server

@Suite("Files of several people", .serialized)
struct BlobPeopleTests {
    /// Sends a whole file as somebody; gives the last answer.
    private static func store(
        _ file: SentFile, _ server: HomeServer, _ origin: String, session: String = "", of person: String? = nil
    ) async throws -> HomeServer.Answer {
        let whose = person.map { ["wird-person": $0] } ?? [:]
        let begun = try await server.send(
            "POST", origin + "/blobs", file.beginning().merging(whose) { $1 }, session: session)
        guard let path = begun.headers["location"], path != file.path else { return begun }
        return try await server.send(
            "PATCH", origin + path, SentFile.part(at: 0).merging(whose) { $1 },
            body: String(decoding: file.bytes, as: UTF8.self), session: session)
    }

    /// A file whose bytes are a text, for clients that send texts.
    private static func sheet(_ words: String) -> SentFile {
        SentFile(Array("%PDF-1.7 \(words)".utf8), type: "application/pdf")
    }

    @Test("nobody finds out whether another has a file: neither by fetching nor by sending it, nor through half of one")
    func apart() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let sara = try await server.join("Sara", try await server.invite())
            let file = Self.sheet("a sheet of Maryam's")
            let receipt = try await Self.store(file, server, server.home, session: maryam.cookie, of: maryam.id)
            #expect(receipt.status == 204 && receipt.headers["content-location"] == file.path)
            #expect(receipt.headers["wird-person"] == maryam.id)
            #expect(try await maryam.send("GET", file.path).body == file.bytes)
            #expect(try await sara.send("GET", file.path).status == 404)
            let begun = try await sara.send(
                "POST", "/blobs", file.beginning().merging(["wird-person": sara.id]) { $1 })
            #expect(begun.headers["upload-offset"] == "0" && begun.headers["location"] != file.path)
            let half = begun.headers["location"] ?? ""
            for method in ["HEAD", "PATCH", "DELETE"] {
                let answer = try await maryam.send(
                    method, half, SentFile.part(at: 0).merging(["wird-person": maryam.id]) { $1 },
                    body: method == "PATCH" ? "a" : nil)
                #expect(answer.status == 404, "\(method)")
            }
            // A browser says whose files it has waiting before any is taken.
            let holders: [(String?, String)] = [
                (nil, "no_person"), ("nobody", "other_person"), (maryam.id, "other_person"),
            ]
            for (holder, error) in holders {
                var headers = file.beginning()
                headers["wird-person"] = holder
                for (method, path) in [("POST", "/blobs"), ("PATCH", half), ("DELETE", half)] {
                    let answer = try await sara.send(method, path, headers.merging(SentFile.part(at: 0)) { $1 })
                    #expect(answer.status == 409 && answer.json["error"]?.string == error, "\(method) \(error)")
                }
            }
            // The owner of the machine, on loopback and with a device, has no more of it.
            #expect(try await server.send("GET", server.loopback + file.path).status == 404)
            let phone = try await server.pair(server.code)
            #expect(try await server.send("GET", server.home + file.path, session: phone).status == 404)
            let own = Self.sheet("a sheet of the owner's")
            #expect(try await Self.store(own, server, server.loopback).headers["content-location"] == own.path)
            #expect(try await server.send("GET", server.home + own.path, session: phone).body == own.bytes)
            #expect(try await maryam.send("GET", own.path).status == 404)
        }
    }

    @Test("without a session nothing is sent or taken, and a closed account's files go with its folder")
    func outside() async throws {
        try await HomeServer.run { server in
            let file = Self.sheet("a sheet")
            for (method, path) in [("POST", "/blobs"), ("GET", "/blobs"), ("GET", file.path), ("HEAD", file.path)] {
                let answer = try await server.send(method, server.home + path, file.beginning())
                #expect(answer.status == 401, "\(method) \(path)")
            }
            let maryam = try await server.join("Maryam", try await server.invite())
            let foreign = try await maryam.send(
                "POST", "/blobs", file.beginning().merging(["origin": "https://evil.example"]) { $1 })
            #expect(foreign.status == 403)
            let sent = try await Self.store(file, server, server.home, session: maryam.cookie, of: maryam.id)
            #expect(sent.status == 204)
            let folder = server.house.folder.folder(ofPerson: maryam.id)
            #expect(FileManager.default.fileExists(atPath: folder.blobs))
            let closed = try await maryam.send(
                "POST", "/account/close", HomeServer.form.merging(["origin": server.home]) { $1 },
                body: "name=Maryam")
            #expect(closed.status < 400, "\(closed.status)")
            #expect(try await maryam.send("GET", file.path).status == 401)
            let keeper = try server.keeper()
            server.wait(seconds: 8 * 86_400)
            await keeper.round()
            server.wait(seconds: 86_400)
            await keeper.round()
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test("a token that reads and plans begins no upload and fetches no file")
    func tokens() async throws {
        try await HomeServer.run { server in
            let file = Self.sheet("a sheet")
            #expect(try await Self.store(file, server, server.loopback).status == 204)
            let made = try await server.send(
                "POST", server.loopback + "/me/tokens",
                ["accept": "application/json", "content-type": "application/json"],
                body: #"{"step": "create", "name": "script", "read": "on", "plan": "on"}"#)
            let token = try #require(made.json["token"]?.string, "\(made.text)")
            let shown = ["authorization": "Bearer \(token)"]
            for origin in [server.loopback, server.home] {
                #expect(try await server.send("GET", origin + file.path, shown).status == 403, "\(origin)")
                let headers = file.beginning().merging(shown) { $1 }
                #expect(try await server.send("POST", origin + "/blobs", headers).status == 403, "\(origin)")
            }
        }
    }
}
