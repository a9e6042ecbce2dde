import Almanac
import Records
import Testing

@testable import App

/// Who enters from outside this machine, and how a device gets so far.
struct EntranceTests {
    static let session = String(repeating: "5a", count: 32)

    /// Notes that the server listens on the home network; gives the first code where one was made.
    @discardableResult
    static func open(_ device: Device, at now: Instant? = nil) throws -> String? {
        let body: JSON = ["origin": "https://laptop.local:8471", "trust": "http://laptop.local:8472/"]
        let answer = device.send(
            Request(
                method: "POST", path: "/pair", body: body.bytes(), now: now ?? device.now, entropy: device.draw()),
            by: { device.app.handleHome($0, workspace: $1, resources: $2) })
        return answer.status == 200 ? try JSON(reading: answer.body)["code"]?.string : nil
    }

    static func pair(
        _ device: Device, _ code: String, name: String = "Phone", path: Bool = false, session: String = session
    ) -> Response {
        var form = FormFields()
        form.pairs = [.init("code", code), .init("name", name)]
        if path { form.pairs.append(.init("path", "on")) }
        return device.send(
            Request(
                method: "POST", path: "/pair", contentType: "application/x-www-form-urlencoded", session: session,
                body: Array(form.encoded.utf8), now: device.now, entropy: device.draw()),
            by: { device.app.handlePairing($0, workspace: $1, resources: $2) })
    }

    static func enter(
        _ device: Device, _ path: String, session: String = "", authorization: String = ""
    ) -> Response {
        device.send(
            Request(
                path: path, authorization: authorization, session: session, now: device.now, entropy: device.draw()),
            by: { device.app.handleEntrance($0, workspace: $1, resources: $2) })
    }

    @Test("before a device is paired every route and every host address is closed but the product's public files")
    func closed() throws {
        let device = try Device.inRiyadh()
        try Self.open(device)
        let hosts = [
            "/sync", "/changes", "/bundle.json", "/content/quran-1.pack", "/audio/kept.json", "/audio/clear",
            "/adhan/a.mp3",
            "/hooks/purchases", "/advice/2026-11-21", "/nothing", "/", "",
        ]
        for path in RouteSamples.all.map(\.path) + hosts {
            for session in ["", Self.session, "x"] {
                for header in ["", "Bearer wird-00000000000000000000000000000000", "Bearer x", "Bearer"] {
                    let answer = Self.enter(device, path, session: session, authorization: header)
                    #expect(answer.status == 401 && answer.body.isEmpty, "\(path)")
                }
            }
        }
        for path in ["/assets/app.css", "/sw.js", "/healthz"] {
            #expect(Self.enter(device, path).status == 204, "\(path)")
        }
    }

    @Test("a code pairs one device, once; the store holds neither the code nor the session's secret")
    func once() throws {
        let device = try Device.inRiyadh()
        let code = try #require(try Self.open(device))
        #expect(code.count == 31, "26 characters in groups of five: \(code)")
        let paired = Self.pair(device, " " + code.lowercased().replacing("-", with: " "))
        #expect(paired.status == 200)
        #expect(EnteredDevice(Self.enter(device, "/inbox", session: Self.session)) != nil)
        let again = Self.pair(device, code, session: String(repeating: "5b", count: 32))
        #expect(again.status == 403 && again.incident == .wrongPairingCode)
        let stored = device.store.values.map { "\($0)" }.joined()
        #expect(!stored.contains(Self.session) && !stored.contains(code.replacing("-", with: "")))
        #expect(try Self.open(device) == nil, "no second code by itself once a device is paired")
    }

    @Test("a code isn't valid after ten minutes, nor once a newer one was made, nor under a clock that was set back")
    func late() throws {
        let device = try Device.inRiyadh()
        let code = try #require(try Self.open(device))
        let start = device.now
        device.now = start + .seconds(600)
        #expect(Self.pair(device, code).status == 403)
        device.now = start + .seconds(-5)
        #expect(Self.pair(device, code).status == 403)
        device.now = start + .seconds(599)
        let newer = try #require(try Self.open(device))
        #expect(Self.pair(device, code).status == 403 && newer != code)
        #expect(Self.pair(device, newer).status == 200)
    }

    @Test("a name that doesn't do is refused and leaves the code valid; so does a form that is none")
    func names() throws {
        let device = try Device.inRiyadh()
        let code = try #require(try Self.open(device))
        for name in ["", "   ", String(repeating: "x", count: 61)] {
            #expect(Self.pair(device, code, name: name).status == 422)
        }
        #expect(Self.pair(device, code, session: "short").status == 400)
        #expect(Self.pair(device, code, name: " هاتفي ").status == 200)
        #expect(try PairedDevice.all(device.library()).map(\.name) == ["هاتفي"])
    }

    @Test("a paired device enters everywhere; its last use is noted once a day; revoked, it hears that it was")
    func entered() throws {
        let device = try Device.inRiyadh()
        #expect(Self.pair(device, try #require(try Self.open(device)), path: true).status == 200)
        let entered = try #require(EnteredDevice(Self.enter(device, "/sync", session: Self.session)))
        #expect(entered.hasPath && entered.withheld.isEmpty && !entered.isFirstToday)
        let stored = device.store
        _ = Self.enter(device, "/", session: Self.session)
        #expect(device.store == stored)
        device.now = device.now + .seconds(86_400)
        #expect(EnteredDevice(Self.enter(device, "/", session: Self.session))?.isFirstToday == true)
        #expect(EnteredDevice(Self.enter(device, "/", session: Self.session))?.isFirstToday == false)
        #expect(try PairedDevice.all(device.library()).first?.used?.description == "2026-11-22")
        #expect(device.post("/me/devices", ["step": "revoke", "device": entered.id]).status == 303)
        #expect(Self.enter(device, "/", session: Self.session).status == 410)
        #expect(Self.enter(device, "/sync", session: Self.session).status == 410)
        #expect(Self.enter(device, "/assets/app.css", session: Self.session).status == 204)
    }

    @Test("a revoked device is told to forget what it has only where the person said so")
    func forgets() throws {
        for isWanted in [false, true] {
            let device = try Device.inRiyadh()
            #expect(Self.pair(device, try #require(try Self.open(device))).status == 200)
            let id = try #require(EnteredDevice(Self.enter(device, "/", session: Self.session))?.id)
            #expect(device.page("/me/devices?device=\(id)").contains("name=\"forget\""))
            let choice = isWanted ? "on" : "off"
            #expect(device.post("/me/devices", ["step": "revoke", "device": id, "forget": choice]).status == 303)
            let told = Self.enter(device, "/sync", session: Self.session)
            #expect(told.status == 410 && (told.body == EnteredDevice.forgetting) == isWanted)
        }
    }

    @Test("a device that asked for nothing in 400 days has to be paired again")
    func idle() throws {
        let device = try Device.inRiyadh()
        #expect(Self.pair(device, try #require(try Self.open(device))).status == 200)
        let start = device.now
        device.now = start + .seconds(401 * 86_400)
        let late = Self.enter(device, "/", session: Self.session)
        #expect(late.status == 401 && late.incident == nil)
        device.now = start + .seconds(400 * 86_400)
        #expect(Self.enter(device, "/", session: Self.session).status == 200)
        device.now = start + .seconds(800 * 86_400)
        #expect(Self.enter(device, "/", session: Self.session).status == 200)
    }

    @Test("an access token and a secret link enter by their own right, and a revoked one doesn't")
    func ownRight() throws {
        let device = try Device.inRiyadh()
        let token = try AccessTests.token(device, "feed", "widgets")
        let header = "Bearer " + token.secret
        for path in ["/inbox", "/sync", "/content/x"] {
            #expect(Self.enter(device, path, authorization: header).status == 204, "its scopes are judged inside")
        }
        #expect(Self.enter(device, "/hooks/purchases", authorization: header).status == 401)
        let links = ["/feeds/\(token.secret).ics", "/widgets/\(token.secret)/small"]
        for path in links { #expect(Self.enter(device, path).status == 204) }
        device.post("/me/tokens", ["step": "revoke", "token": token.id])
        for path in links {
            let answer = Self.enter(device, path)
            #expect(answer.status == 401 && answer.incident == .unknownToken)
        }
        #expect(Self.enter(device, "/inbox", authorization: header).incident == .unknownToken)
    }

    @Test("where the server listens on loopback alone the note and the code go")
    func closedAgain() throws {
        let device = try Device.inRiyadh()
        let code = try #require(try Self.open(device))
        let none = device.send(
            Request(method: "POST", path: "/pair", now: device.now, entropy: device.draw()),
            by: { device.app.handleHome($0, workspace: $1, resources: $2) })
        #expect(none.status == 204)
        #expect(Self.pair(device, code).status == 403)
        #expect(device.post("/me/devices", ["step": "code"]).status == 409)
    }
}

extension Device {
    /// What is stored, as a screen sees it.
    func library() -> Library {
        var workspace = Workspace(clock: workspace.clock)
        workspace.load(PairedDevice.query.select(from: Array(store.values)), for: PairedDevice.query)
        return Library(workspace: workspace, resources: resources)
    }
}
