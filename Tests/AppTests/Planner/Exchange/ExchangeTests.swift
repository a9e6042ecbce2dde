import Almanac
import Planner
import Records
import Testing

@testable import App

/// Tasks on another CalDAV server, as the app decides about them.
struct ExchangeTests {
    /// The person's Wird with a list elsewhere that the test plays.
    final class Pair {
        let device: Device
        /// The other server's objects, by address.
        var there: [String: (etag: String, text: String)] = [:]
        private var version = 0
        static let address = "https://cloud.example.org/tasks/"

        init(connected: Bool = true) throws {
            device = try Device.inRiyadh()
            guard connected else { return }
            #expect(connect().status == 303)
            report(["lists": [["address": .string(Self.address), "name": "Tasks"]]])
        }

        @discardableResult
        func connect(_ address: String = "https://cloud.example.org/dav", _ name: String = "maryam") -> Response {
            device.post(
                "/me/settings/exchange",
                ["step": "connect", "address": address, "name": name, "password": "a long pass phrase"])
        }

        var json: JSON {
            (try? JSON(reading: device.get("/me/settings/exchange", accept: "application/json").body)) ?? .null
        }

        func ask() -> JSON { send("GET", []) }

        @discardableResult
        func report(_ report: JSONObject) -> JSON {
            var report = report
            if report["address"] == nil { report["address"] = ask()["ask"]?["address"] ?? "" }
            return send("POST", JSON.object(report).bytes())
        }

        private func send(_ method: String, _ body: [UInt8]) -> JSON {
            let response = device.send(
                Request(
                    method: method, path: "/me/settings/exchange", body: body, now: device.now,
                    entropy: device.draw()),
                by: { [device] in device.app.handleExchange($0, workspace: $1, resources: $2) })
            return (try? JSON(reading: response.body)) ?? .null
        }

        func put(_ href: String, _ text: String) {
            version += 1
            there[href] = ("\"v\(version)\"", text)
        }

        /// A round, as the host carries it out.
        func round() {
            device.now = device.now + .minutes(20)
            guard let address = ask()["ask"]?["address"] else { return }
            let listed = there.sorted { $0.key < $1.key }.map { entry -> JSON in
                ["href": .string(entry.key), "etag": .string(entry.value.etag)]
            }
            let plan = report(["address": address, "listed": .array(listed)])
            var done: JSONObject = [:]
            done["fetched"] = .array(
                (plan["fetch"]?.array ?? []).compactMap { href in
                    guard let href = href.string, let object = there[href] else { return nil }
                    return ["href": .string(href), "etag": .string(object.etag), "text": .string(object.text)]
                })
            var sent: [JSON] = []
            for sending in plan["send"]?.array ?? [] {
                let name = sending["name"]?.string ?? ""
                let href = sending["href"]?.string ?? "/tasks/" + name
                let isWanted = sending["match"]?.string == there[href]?.etag
                if isWanted { put(href, sending["text"]?.string ?? "") }
                sent.append([
                    "href": .string(href), "name": .string(name), "tag": sending["tag"] ?? "",
                    "text": sending["text"] ?? "", "etag": .string(there[href]?.etag ?? ""),
                    "status": .int(isWanted ? 201 : 412),
                ])
            }
            done["sent"] = .array(sent)
            done["removed"] = .array(
                (plan["remove"]?.array ?? []).compactMap { entry in
                    guard let href = entry["href"]?.string else { return nil }
                    there[href] = nil
                    return ["href": .string(href), "status": 204]
                })
            report(["address": address, "done": .object(done)])
        }

        var titles: [String] {
            let inbox = (try? JSON(reading: device.get("/inbox", accept: "application/json").body)) ?? .null
            return (inbox["tasks"]?.array ?? []).compactMap { $0["title"]?.string }.sorted()
        }
    }

    @Test("SY-049 nothing is asked before one connects; then what each side has is on both, and changes cross")
    func crosses() throws {
        let pair = try Pair(connected: false)
        #expect(pair.ask() == ["ask": .null])
        #expect(pair.connect().status == 303)
        let ask = try #require(pair.ask()["ask"])
        #expect(ask["find"] == true && ask["user"] == "maryam" && ask["password"] == "a long pass phrase")
        pair.report(["lists": [["address": .string(Pair.address), "name": "Tasks"]]])
        #expect(pair.ask()["ask"]?["find"] == false && pair.ask()["ask"]?["address"] == .string(Pair.address))
        _ = try pair.device.add("From here")
        pair.put("/tasks/a.ics", TaskCalendarTests.todo("a", "SUMMARY:From there"))
        pair.round()
        pair.round()
        #expect(pair.titles == ["From here", "From there"])
        #expect(pair.there.count == 2 && pair.there.values.contains { $0.text.contains("SUMMARY:From here") })
        pair.put("/tasks/a.ics", TaskCalendarTests.todo("a", "SUMMARY:Changed there"))
        pair.round()
        #expect(pair.titles == ["Changed there", "From here"])
        let before = pair.there
        pair.round()
        #expect(pair.there.mapValues(\.etag) == before.mapValues(\.etag), "nothing is written for nothing")
        #expect(pair.json["exchange"]?["tasks"] == 2 && pair.json["exchange"]?["trouble"] == .null)
    }

    @Test("SY-049 where both sides changed a task, what each changed stands")
    func merges() throws {
        let pair = try Pair()
        pair.put("/tasks/a.ics", TaskCalendarTests.todo("a", "SUMMARY:Call", "PRIORITY:9"))
        pair.round()
        let inbox = try JSON(reading: pair.device.get("/inbox", accept: "application/json").body)
        let id = try #require(inbox["tasks"]?.array?.first?["id"]?.string)
        pair.device.post("/tasks/\(id)", ["title": "Call Yusuf", "duration": "30", "priority": "low"])
        pair.put("/tasks/a.ics", TaskCalendarTests.todo("a", "SUMMARY:Call", "PRIORITY:1", "X-OTHER:kept"))
        pair.round()
        pair.round()
        #expect(pair.titles == ["Call Yusuf"])
        let text = try #require(pair.there["/tasks/a.ics"]?.text)
        #expect(text.contains("SUMMARY:Call Yusuf") && text.contains("PRIORITY:1") && text.contains("X-OTHER:kept"))
    }

    @Test("SY-049 a deletion crosses; when most is gone at once the page asks, and both answers do what they say")
    func deletions() throws {
        for answer in ["agree", "keep"] {
            let pair = try Pair()
            for number in 0..<6 {
                pair.put("/tasks/\(number).ics", TaskCalendarTests.todo("u\(number)", "SUMMARY:T\(number)"))
            }
            pair.round()
            pair.there["/tasks/0.ics"] = nil
            pair.round()
            #expect(pair.titles == ["T1", "T2", "T3", "T4", "T5"])
            pair.there = [:]
            pair.round()
            #expect(pair.titles.count == 5 && pair.json["exchange"]?["held"] == 5)
            #expect(pair.device.page("/me/settings/exchange").contains("value=\"agree\""))
            pair.device.post("/me/settings/exchange", ["step": answer])
            pair.round()
            pair.round()
            #expect(pair.titles.count == (answer == "agree" ? 0 : 5))
            #expect(pair.there.count == (answer == "agree" ? 0 : 5))
            #expect(pair.json["exchange"]?["held"] == 0)
        }
    }

    @Test(
        "SY-049 an event, a damaged object and a task of unknown rules on the list lose nothing and make no task twice")
    func oddities() throws {
        let pair = try Pair()
        pair.put("/tasks/e.ics", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:e\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
        pair.put("/tasks/d.ics", "damaged")
        pair.put(
            "/tasks/r.ics",
            TaskCalendarTests.todo("r", "SUMMARY:Hourly", "DTSTART:20261122T090000", "RRULE:FREQ=HOURLY"))
        let before = pair.there
        for _ in 0..<3 { pair.round() }
        #expect(pair.there.mapValues(\.text) == before.mapValues(\.text))
        #expect(pair.json["exchange"]?["tasks"] == 1)
    }

    @Test(
        "SY-049 what can't be an address, a name or a password is refused in words, and the password is nowhere to be read"
    )
    func refusals() throws {
        let pair = try Pair(connected: false)
        #expect(pair.connect("nowhere").status == 422)
        #expect(pair.connect("http://cloud.example.org/dav").status == 422)
        #expect(pair.connect("https://192.168.1.5/dav").status == 422)
        #expect(pair.connect("https://cloud.example.org/dav", "a:b").status == 422)
        #expect(pair.connect().status == 303)
        #expect(pair.connect().status == 409)
        for accept in ["text/html", "application/json"] {
            let answer = pair.device.get("/me/settings/exchange", accept: accept)
            #expect(!answer.text.contains("a long pass phrase") && answer.text.contains("cloud.example.org"))
        }
        #expect(!pair.device.get("/me/data/wird.json").text.contains("pass phrase"))
        pair.report(["failure": ["kind": "password"]])
        #expect(pair.json["exchange"]?["trouble"] == "password")
        #expect(pair.ask() == ["ask": .null], "a refused password isn't tried again at once")
        pair.device.post("/me/settings/exchange", ["step": "disconnect"])
        #expect(pair.json == ["exchange": .null] && pair.ask() == ["ask": .null])
    }

    @Test("SY-049 among several lists the person chooses; a paused exchange asks nothing")
    func choosing() throws {
        let pair = try Pair(connected: false)
        pair.connect()
        pair.report([
            "lists": [
                ["address": "https://cloud.example.org/a/", "name": "Home"],
                ["address": "https://cloud.example.org/b/", "name": "Work"],
            ]
        ])
        #expect(pair.ask() == ["ask": .null])
        #expect(pair.device.page("/me/settings/exchange").contains("Work"))
        let refused = pair.device.post(
            "/me/settings/exchange", ["step": "choose", "address": "https://other.example/"])
        #expect(refused.status == 422)
        pair.device.post("/me/settings/exchange", ["step": "choose", "address": "https://cloud.example.org/b/"])
        pair.device.now = pair.device.now + .minutes(20)
        #expect(pair.ask()["ask"]?["address"] == "https://cloud.example.org/b/")
        pair.device.post("/me/settings/exchange", ["step": "pause"])
        #expect(pair.ask() == ["ask": .null])
    }
}
