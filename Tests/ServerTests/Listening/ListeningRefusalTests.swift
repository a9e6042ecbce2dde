import Foundation
import HTTPTypes
import Records
import Storage
import Testing

@testable import Server

@Suite("What isn't listened to")
struct ListeningRefusalTests {
    private typealias Script = ScriptedEngine.Script

    private static let form = [
        "content-type": "application/x-www-form-urlencoded", "accept": "application/json", "accept-language": "en",
    ]
    private static let sound = ["content-type": "application/octet-stream", "accept": "application/json"]
    private static let listen = "/quran/recite/listen"

    private func json(_ answer: TestSite.Answer) -> JSON { (try? JSON(reading: answer.body)) ?? .null }

    private func begin(_ site: TestSite, _ form: String = "span=1-1-3") async throws -> TestSite.Answer {
        try await site.send(.post, Self.listen, Self.form, body: Array(form.utf8))
    }

    private func session(_ site: TestSite) async throws -> String {
        let answer = try await begin(site)
        #expect(answer.status == 201 && json(answer)["words"] == 12)
        return Self.listen + "/" + (json(answer)["session"]?.string ?? "")
    }

    @Test("without a recogniser, a named model or the verified text nobody is listened to: six languages say so")
    func absent() async throws {
        let cases: [(RecogniserParts?, String)] = [
            (nil, "listening.absent"), (Script().parts(.absent), "listening.absent"),
            (Script().parts(.missing), "listening.missing"), (Script().parts(isDamaged: true), "listening.noText"),
        ]
        for (parts, error) in cases {
            let site = try TestSite(recogniser: parts)
            let answer = try await begin(site)
            #expect(answer.status == 503 && json(answer)["error"]?.string == error)
            guard error != "listening.noText" else { continue }
            var reasons: Set<String> = []
            for language in ["ar", "en", "ur", "id", "tr", "fr"] {
                let standing = try await site.send(.get, "/quran/recite/recogniser", ["accept-language": language])
                #expect(standing.status == 200 && json(standing)["state"] == "absent")
                reasons.insert(json(standing)["reason"]?.string ?? "")
            }
            #expect(reasons.count == 6 && !reasons.contains { $0.contains("listening.") })
        }
        let site = try TestSite(recogniser: Script().parts())
        let standing = json(try await site.send(.get, "/quran/recite/recogniser"))
        #expect(standing["state"] == "ready" && standing["model"] == "scripted" && standing["sha256"] == "00")
    }

    @Test("the reason is Arabic where no language is asked for")
    func arabic() async throws {
        let site = try TestSite()
        let reason = json(try await site.send(.get, "/quran/recite/recogniser"))["reason"]?.string ?? ""
        #expect(reason.hasPrefix("لا يوجد في هذا الخادم"))
    }

    @Test("passages that there aren't, words outside them and forms that are none are refused in words")
    func forms() async throws {
        let site = try TestSite(recogniser: Script().parts())
        for span in [
            "", "span=", "span=1-1", "span=1-0-3", "span=1-3-1", "span=1-1-4", "span=1-1-61", "span=115-1-1",
            "span=1-1-3&start=12", "span=1-1-3&start=-1", "span=01-1-3", "span=1-1-3-4", "span=١-١-٣",
        ] {
            let answer = try await begin(site, span)
            #expect(answer.status == 400 && json(answer)["error"] == "listening.span", "\(span)")
            #expect(json(answer)["message"]?.string?.contains("112-1-4") == true)
        }
        #expect(json(try await begin(site, "span=1-1-3&tolerance=harsh"))["error"] == "listening.malformed")
        #expect(json(try await begin(site, "span=1-1-3&mode=loud"))["error"] == "listening.malformed")
        let other = try await site.send(
            .post, Self.listen, ["content-type": "application/json"], body: Array("{}".utf8))
        #expect(other.status == 415)
        let large = try await begin(site, "span=" + String(repeating: "1", count: 5_000))
        #expect(large.status == 413 && json(large)["error"] == "listening.tooLarge")
    }

    @Test("sound of another type, of more than four seconds, with half a sample or no place isn't taken")
    func sounds() async throws {
        let site = try TestSite(recogniser: Script().parts())
        let path = try await session(site) + "/sound"
        let cases: [(String, [String: String], Int, Int)] = [
            ("?from=0", ["content-type": "audio/webm"], 4, 415), ("?from=0", [:], 4, 415), ("", Self.sound, 4, 400),
            ("?from=-1", Self.sound, 4, 400), ("?from=x", Self.sound, 4, 400), ("?from=0", Self.sound, 6, 400),
            ("?from=0", Self.sound, 256_004, 413), ("?from=0", Self.sound, 256_000, 204),
            ("?from=0", Self.sound, 0, 204),
        ]
        for (query, headers, count, status) in cases {
            let answer = try await site.send(.post, path + query, headers, body: [UInt8](repeating: 0, count: count))
            #expect(answer.status == status, "\(query) \(headers) \(count)")
        }
        // What is no number is silence.
        let odd = SentSound.bytes([.nan, .infinity, -.infinity, 1e30])
        #expect(try await site.send(.post, path + "?from=64000", Self.sound, body: odd).status == 204)
    }

    @Test("a page of another site gets nothing, and each address takes its own method alone")
    func origins() async throws {
        let site = try TestSite(recogniser: Script().parts())
        let path = try await session(site)
        let foreign = Self.sound.merging(["origin": "https://evil.example"]) { $1 }
        for part in ["/sound?from=0", "/contest", "/end"] {
            #expect(try await site.send(.post, path + part, foreign).status == 403)
            #expect(try await site.send(.post, path + part, ["sec-fetch-site": "cross-site"]).status == 403)
            #expect(try await site.send(.get, path + part).status == 405)
        }
        #expect(try await site.send(.post, Self.listen, foreign, body: Array("span=1-1-3".utf8)).status == 403)
        for address in [path + "/events", "/quran/recite/recogniser"] {
            #expect(try await site.send(.get, address, ["sec-fetch-site": "cross-site"]).status == 403)
            #expect(try await site.send(.post, address).status == 405)
        }
        #expect(try await site.send(.get, Self.listen).status == 405)
        for nowhere in [Self.listen + "/", path, path + "/sound/more", Self.listen + "/../recogniser/events"] {
            #expect(try await site.send(.post, nowhere, Self.form).status == 404, "\(nowhere)")
        }
        let unknown = try await site.send(.post, Self.listen + "/\(String(repeating: "a", count: 32))/end", Self.form)
        #expect(unknown.status == 404 && json(unknown)["error"] == "listening.unknown")
        // The person's session was touched by none of it.
        #expect(try await site.send(.post, path + "/end", Self.form).status == 200)
    }
}
