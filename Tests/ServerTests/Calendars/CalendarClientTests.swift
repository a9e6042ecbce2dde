import Almanac
import HTTPTypes
import Hummingbird
import Records
import Testing

@testable import Server

/// Fetching a calendar: what is asked, where redirects may lead, and how much is read.
@Suite(.serialized) struct CalendarClientTests {
    private func order(
        _ address: String, near: [String] = ["127.0.0.1"], timeout: Int64 = 5, largest: Int64 = 1_000, tag: String = ""
    ) throws -> CalendarOrder {
        let ask: JSON = [
            "ask": [
                "id": "a", "address": .string(address), "tag": .string(tag), "modified": "",
                "timeout": .int(timeout), "largest": .int(largest), "redirects": 2,
                "near": .array(near.map { .string($0) }),
            ]
        ]
        return try #require(CalendarOrder(ask))
    }

    @Test("a calendar comes with what identifies it, and what hasn't changed is told as the same")
    func fetches() async throws {
        try await FakeSource.run({ number in
            number == 1 ? .text("BEGIN:VCALENDAR", .ok, [.eTag: "\"1\""]) : .text("", .notModified)
        }) { source in
            let first = try await CalendarClient().fetch(try order(source.address + "/a.ics"))
            #expect(first["text"] == "BEGIN:VCALENDAR" && first["tag"] == "\"1\"" && first["id"] == "a")
            let second = try await CalendarClient().fetch(try order(source.address + "/a.ics", tag: "\"1\""))
            #expect(second["same"] == true)
        }
    }

    @Test(
        "a redirect leads to no address that may not be asked itself",
        arguments: [
            "http://169.254.169.254/", "http://localhost:1/", "file:///etc/passwd", "http://10.0.0.1/",
            "ftp://x.example/",
        ])
    func redirects(target: String) async throws {
        try await FakeSource.run({ _ in .text("", .found, [.location: target]) }) { source in
            let told = try await CalendarClient().fetch(try order(source.address))
            #expect(told["failure"]?["kind"] == "refused" && source.requests == 1)
        }
    }

    @Test("a redirect within what may be asked is followed, a few times and no more")
    func follows() async throws {
        try await FakeSource.run({ number in
            number == 1 ? .text("", .movedPermanently, [.location: "/b.ics"]) : .text("BEGIN:VCALENDAR")
        }) { source in
            let told = try await CalendarClient().fetch(try order(source.address + "/a.ics"))
            #expect(told["text"] == "BEGIN:VCALENDAR" && source.requests == 2)
        }
        try await FakeSource.run({ _ in .text("", .found, [.location: "/again"]) }) { source in
            let told = try await CalendarClient().fetch(try order(source.address))
            #expect(told["failure"]?["kind"] == "redirects" && source.requests == 3)
        }
    }

    @Test("this machine isn't asked unless the operator names it; too much and too late are said as such")
    func bounds() async throws {
        try await FakeSource.run({ _ in .text(String(repeating: "x", count: 5_000)) }) { source in
            let near = try await CalendarClient().fetch(try order(source.address, near: []))
            #expect(near["failure"]?["kind"] == "refused" && source.requests == 0)
            let large = try await CalendarClient().fetch(try order(source.address))
            #expect(large["failure"]?["kind"] == "tooLarge")
        }
        try await FakeSource.run({ _ in
            try await Task.sleep(for: .seconds(3))
            return .text("")
        }) { source in
            let late = try await CalendarClient().fetch(try order(source.address, timeout: 1))
            #expect(late["failure"]?["kind"] == "timeout")
        }
    }

    @Test("a host gets its share of requests and no more, whoever they are for")
    func turns() throws {
        let turns = HostTurns(["config": ["NetworkConfig": ["calendars": ["host": ["count": 2, "minutes": 10]]]]])
        let now = Instant(seconds: 1_800_000_000)
        let answers = [
            turns.take("https://a.example/1", at: now), turns.take("https://A.example/2", at: now),
            turns.take("https://a.example/3", at: now), turns.take("https://b.example/", at: now),
            turns.take("https://a.example/4", at: now + .minutes(11)),
        ]
        #expect(answers == [nil, nil, 600, nil, nil])
    }
}
