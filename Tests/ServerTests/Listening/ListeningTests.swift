import Foundation
import Recitation
import Recogniser
import Records
import Testing

@testable import Server

@Suite("Listening while somebody recites", .serialized)
struct ListeningTests {
    private typealias Script = ScriptedEngine.Script

    /// The words of events with their states: `0 heard`.
    private func words(_ events: [JSON]) -> [String] {
        events.compactMap { event in
            guard let parts = event.array, parts[1].string == "word", let word = parts[2].int else { return nil }
            return "\(word) \(parts[3].string ?? "")"
        }
    }

    @Test("each word is told in its order with its state, ayat once they are whole, and the log holds the same events")
    func whole() async throws {
        let script = Script()
        script.set { $0.others = ["مدينة"] }
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: script.parts()) { server in
            var client = try await ListeningClient(server)
            var reader = try EventReader(client)
            try await reader.hear("listening")
            try await client.send(SentSound.words(4) + SentSound.pause(1))
            try await reader.hear(#""ayah",0"#)
            try await client.send(SentSound.words(4) + SentSound.pause(1))
            try await reader.hear(#""ayah",1"#)
            let answer = try await client.end()
            try await reader.hear("event: ended")
            #expect(answer.status == 200)
            let log = try #require(answer.json["log"].flatMap { RecitationLog(json: $0) })
            #expect(answer.json["log"]?["events"]?.array == reader.events)
            #expect(
                words(reader.events).filter { !$0.hasPrefix("5") }
                    == [0, 1, 2, 3, 4, 6, 7].map { "\($0) heard" }, "\(words(reader.events))")
            #expect([.notHeard, .other].contains(log.states[5]) && log.states[8] == .waiting)
            #expect(log.events.last?.kind == .ended && log.words == 12)
            #expect(RecitationSummary(log).heard == 7)
            #expect(reader.states.prefix(2) == ["loading", "listening"] || reader.states.first == "listening")
            #expect(try await client.end().status == 404, "what was ended is gone")
            reader.connection.close()
        }
    }

    @Test("who comes back hears what came after the last event that they had, once")
    func resuming() async throws {
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: Script().parts()) { server in
            var client = try await ListeningClient(server)
            var first = try EventReader(client)
            try await client.send(SentSound.words(4) + SentSound.pause(1))
            try await first.hear(#""ayah",0"#)
            first.connection.close()
            let last = try #require(first.ids.last)
            #expect(first.events.count == last)
            try await client.send(SentSound.words(4) + SentSound.pause(1))
            var second = try EventReader(client, after: last)
            try await second.hear(#""ayah",1"#)
            var late = try EventReader(client)
            try await late.hear(#""ayah",1"#)
            let log = try await client.end().json["log"]?["events"]?.array
            try await second.hear("event: ended")
            try await late.hear("event: ended")
            #expect(first.events + second.events == log && late.events == log)
            for reader in [second, late] { reader.connection.close() }
        }
    }

    @Test("a piece that is sent again changes nothing, one that overlaps adds its rest, and a gap is named")
    func pieces() async throws {
        let whole = SentSound.pause(0.5) + SentSound.words(4) + SentSound.pause(1)
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: Script().parts()) { server in
            let client = try await ListeningClient(server, quietly: false)
            for _ in 0..<3 {
                #expect(try await client.sound(SentSound.bytes(whole[..<20_000]), from: 0).status == 204)
            }
            let gap = try await client.sound(SentSound.bytes(whole[30_000...]), from: 30_000)
            #expect(gap.status == 409 && gap.json == ["next": 20_000])
            #expect(try await client.sound(SentSound.bytes(whole[10_000...]), from: 10_000).status == 204)
            let log = try #require(try await client.end().json["log"].flatMap { RecitationLog(json: $0) })
            #expect(log.states.prefix(5) == [.heard, .heard, .heard, .heard, .waiting], "\(log.states)")
        }
    }

    @Test("a passage that is recited whole ends by itself, and the log waits for whoever asks")
    func complete() async throws {
        let script = Script()
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: script.parts()) { server in
            var client = try await ListeningClient(server, "span=1-2-2&tolerance=strict")
            var reader = try EventReader(client)
            try await client.send(SentSound.words(4) + SentSound.pause(1))
            try await reader.hear("event: ended")
            #expect(words(reader.events) == (0..<4).map { "\($0) heard" })
            #expect(try await client.sound(SentSound.bytes(SentSound.words(1)), from: 0).status == 204)
            let log = try await client.end().json["log"]
            #expect(log?["events"]?.array == reader.events && log?["words"] == 4)
            while script.now.stopped == 0 { try await Task.sleep(for: .milliseconds(5)) }
            reader.connection.close()
        }
    }

    @Test("who begins at a word is followed from there")
    func middle() async throws {
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: Script().parts()) { server in
            var client = try await ListeningClient(server, "span=1-1-3&start=4")
            try await client.send(SentSound.words(4) + SentSound.pause(1))
            let log = try #require(try await client.end().json["log"].flatMap { RecitationLog(json: $0) })
            #expect(log.start == 4 && log.states[0] == .waiting && log.states[4] == .heard && log.states[8] == .waiting)
        }
    }

    @Test("a recogniser that is slower than the voice is called behind, and its next look has all that came meanwhile")
    func behind() async throws {
        let script = Script()
        let gate = DispatchSemaphore(value: 0)
        script.set { $0.gate = gate }
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: script.parts()) { server in
            var client = try await ListeningClient(server)
            var reader = try EventReader(client)
            try await client.send(SentSound.words(12))
            try await reader.hear("behind")
            #expect(script.now.asked.count == 1)
            script.set { $0.gate = nil }
            gate.signal()
            let log = try #require(try await client.end().json["log"].flatMap { RecitationLog(json: $0) })
            // One look lay behind, and the next had all that came meanwhile.
            #expect(script.now.asked[1] >= 90_000 && log.states.filter { $0 == .heard }.count == 12)
            reader.connection.close()
        }
    }

    @Test("so much sound is kept for a recogniser that hangs and no more; what isn't taken may be sent again")
    func full() async throws {
        let script = Script()
        let gate = DispatchSemaphore(value: 0)
        script.set { $0.gate = gate }
        var limits = ListeningClient.limits
        limits.listening.heldSeconds = 3
        try await LiveServer.run(limits: limits, recogniser: script.parts()) { server in
            var client = try await ListeningClient(server)
            try await client.send(SentSound.words(5))
            let refused = try await client.sound(SentSound.bytes(SentSound.words(1)), from: 48_000)
            #expect(refused.status == 429 && refused.json["error"] == "listening.full")
            script.set { $0.gate = nil }
            gate.signal()
            _ = try await client.end()
        }
    }

    @Test("a helper that dies or hangs is replaced, which is told, and no word is lost; one that keeps failing ends it")
    func dying() async throws {
        let script = Script()
        script.set { $0.faults = [.died, .hung] }
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: script.parts()) { server in
            var client = try await ListeningClient(server)
            var reader = try EventReader(client)
            try await client.send(SentSound.words(4) + SentSound.pause(1))
            try await reader.hear(#""ayah",0"#)
            #expect(reader.states.contains("restarted"))
            try await client.send(SentSound.words(4) + SentSound.pause(1))
            try await reader.hear(#""ayah",1"#)
            #expect(words(reader.events).count == 8 && reader.states.last == "listening")
            script.set { $0.faults = [.died, .died, .died] }
            try await client.send(SentSound.words(4) + SentSound.pause(1))
            try await reader.hear("event: ended")
            #expect(reader.states.last == "absent")
            let log = try #require(try await client.end().json["log"].flatMap { RecitationLog(json: $0) })
            #expect(log.states.filter { $0 == .heard }.count == 8)
            #expect(try await server.ask("GET", "/healthz").status == 200)
            #expect(server.logs.lines.contains { $0.contains("the recogniser failed") && $0.contains("fault=hung") })
            reader.connection.close()
        }
    }

    @Test("a recogniser that can't be loaded ends the session, and the next one tries again")
    func unloadable() async throws {
        let script = Script()
        script.set { $0.loading = [.refused("model.bin")] }
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: script.parts()) { server in
            let client = try await ListeningClient(server)
            var reader = try EventReader(client)
            try await reader.hear("event: ended")
            #expect(reader.states.last == "absent")
            _ = try await client.end()
            let next = try await ListeningClient(server)
            var second = try EventReader(next)
            try await second.hear("listening")
            _ = try await next.end()
            for reader in [reader, second] { reader.connection.close() }
        }
    }

    @Test("silence is told as a state, and a mark that the person calls wrong stands in the log")
    func states() async throws {
        let script = Script()
        script.set { $0.others = ["قلم"] }
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: script.parts()) { server in
            var client = try await ListeningClient(server)
            var reader = try EventReader(client)
            try await client.send(SentSound.words(4) + SentSound.pause(10))
            try await reader.hear("silent")
            #expect(try await client.contest(1).status == 204)
            let none = try await client.contest(0)
            #expect(none.status == 409 && none.json["error"] == "listening.unmarked")
            try await reader.hear(#""contested",1"#)
            let log = try #require(try await client.end().json["log"].flatMap { RecitationLog(json: $0) })
            #expect(RecitationSummary(log).contested == [1] && RecitationSummary(log).heard == 4)
            reader.connection.close()
        }
    }

    @Test("a session that nobody sends sound to ends by itself, and so does one that went on for too long")
    func idle() async throws {
        let script = Script()
        for isIdle in [true, false] {
            var limits = ListeningClient.limits
            limits.listening.interval = .milliseconds(20)
            let short = Duration.milliseconds(150)
            if isIdle { limits.listening.idle = short } else { limits.listening.longest = short }
            try await LiveServer.run(limits: limits, recogniser: script.parts()) { server in
                let client = try await ListeningClient(server)
                var reader = try EventReader(client)
                try await reader.hear("event: ended")
                reader.connection.close()
            }
        }
    }

    @Test("of a session's sound nothing is written: no file is made or grows, and nothing of it is in the log")
    func nothingKept() async throws {
        try await LiveServer.run(limits: ListeningClient.limits, recogniser: Script().parts()) { server in
            @Sendable func files() throws -> [String: Int] {
                let folder = URL(fileURLWithPath: server.folder)
                let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
                var sizes: [String: Int] = [:]
                while let file = found?.nextObject() as? URL {
                    sizes[file.path] = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
                }
                return sizes
            }
            let before = try files()
            var client = try await ListeningClient(server)
            try await client.send(SentSound.words(4) + SentSound.pause(1) + SentSound.words(4))
            #expect(try files() == before)
            _ = try await client.end()
            #expect(try files() == before)
            #expect(!server.logs.lines.contains { $0.contains(client.id) || $0.contains("كتاب") })
        }
    }
}
