import Almanac
import Interface
import Records
import Testing

@testable import App

/// The page about the server, whose figures the host brings with the request.
struct MachineTests {
    private static let figures: JSON = [
        "version": "1.2.3", "faults": ["backup_not_copied", "made_up"],
        "bytes": ["data": 1_500_000, "backups": 12_000_000, "content": 63_240_000],
        "backup": .int(Fixtures.saturday.milliseconds - 3 * 3_600_000),
        "tried": ["at": 1, "records": 42, "fault": .null, "copy": "late"], "streams": 2, "unreadable": 1,
    ]

    private static func ask(
        _ device: Device, _ figures: JSON? = figures, session: String = "", authorization: String = "",
        accept: String = "text/html", query: String = ""
    ) -> Response {
        device.send(
            Request(
                path: "/me/machine", query: query, accept: accept, authorization: authorization, session: session,
                body: figures?.bytes() ?? [], now: device.now, entropy: device.draw()))
    }

    @Test(
        "it says the version, the room, the last backup with what its trial found, the devices, the streams and what waits"
    )
    func page() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        let page = Self.ask(device).text
        for words in [
            "1.2.3", "1.5\u{2069} MB", "12\u{2069} MB", "63.2\u{2069} MB", "3 hours ago",
            "All 42 records came back whole",
            "The command took too long and was stopped", "The last backup was not copied elsewhere.",
            "1 stored record can’t be read",
        ] { #expect(page.contains(words), "\(words)") }
        #expect(!page.contains("made_up") && !page.contains("Everything is in order"))
        let json = try JSON(reading: Self.ask(device, accept: "application/json").body)
        #expect(json["version"] == "1.2.3" && json["devices"] == 0 && json["tried"]?["records"] == 42)
    }

    @Test("with nothing amiss it says so, and without a backup that there is none")
    func fine() throws {
        let device = try Device.inRiyadh()
        let page = Self.ask(
            device,
            [
                "version": "1", "faults": [], "bytes": .null, "backup": .null, "tried": .null, "streams": .null,
                "unreadable": 0,
            ]
        ).text
        #expect(page.contains("كل شيء على ما يرام") && page.contains("لا توجد نسخة بعد"))
        #expect(!page.contains("machine."), "each text is there")
    }

    @Test("no device that came in from elsewhere sees it, and no token")
    func access() throws {
        let device = try Device.inRiyadh()
        let away = Self.ask(device, session: EntranceTests.session)
        #expect(away.status == 403 && !away.text.contains("1.2.3"))
        let json = Self.ask(device, session: EntranceTests.session, accept: "application/json")
        #expect(json.status == 403)
        for query in ["", "unreached="] {
            #expect(Self.ask(device, session: EntranceTests.session, query: query).status == 403)
        }
        let made = try device.call("/me/tokens", ["step": "create", "name": "x", "read": "on", "tasks": "on"])
        let token = try #require(made.json["token"]?.string)
        #expect(Self.ask(device, authorization: "Bearer \(token)").status == 403)
        #expect(Self.ask(device, authorization: "Bearer wird-1").status == 401)
    }

    @Test("where nobody brings the figures it says where they are")
    func away() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        for (figures, query) in [(nil, ""), (Self.figures, "unreached="), (["x": 1], "")] as [(JSON?, String)] {
            let page = Self.ask(device, figures, query: query)
            #expect(page.text.contains("The figures are with the server") && !page.text.contains("1.2.3"))
            #expect(Self.ask(device, figures, accept: "application/json", query: query).status == 503)
        }
    }

    @Test("every fault that a host names has its words in every language")
    func words() throws {
        let bundle = try Fixtures.bundle()
        for (code, catalogue) in try #require(bundle["locales"]?.object).members.map({ ($0.name, $0.value) })
        where code != "registry" {
            for name in MachineFigures.names {
                #expect(catalogue["machine.fault.\(name)"]?.string != nil, "\(code) \(name)")
            }
        }
    }
}
