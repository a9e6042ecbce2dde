import Records
import Testing

@testable import App

/// What a host answers itself is held to the same tokens as what the app answers.
struct HostAccessTests {
    private func ask(_ device: Device, _ method: String, _ path: String, _ header: String) -> Response {
        device.send(
            Request(
                method: method, path: path, accept: "application/json", authorization: header, now: device.now,
                entropy: device.draw()),
            by: { device.app.handleAccess($0, workspace: $1, resources: $2) })
    }

    @Test("SY-050 an unknown token reaches nothing that a host answers itself but the product's own files")
    func unknown() throws {
        let device = try Device.inRiyadh()
        let made = try AccessTests.token(device, "read")
        device.post("/me/tokens", ["step": "revoke", "token": made.id])
        for header in ["Bearer wird-00000000000000000000000000000000", "Bearer x", "Bearer \(made.secret)"] {
            for (method, path) in [
                ("POST", "/sync"), ("GET", "/changes"), ("POST", "/audio/clear"), ("GET", "/audio/kept.json"),
                ("GET", "/adhan/a.mp3"),
                ("GET", "/content/quran-1.pack"), ("HEAD", "/audio/husary/001001.mp3"), ("GET", "/sync"),
            ] {
                let answer = ask(device, method, path, header)
                #expect(answer.status == 401 && answer.incident == .unknownToken, "\(method) \(path)")
            }
            for path in ["/assets/a.css", "/bundle.json", "/sw.js", "/healthz"] {
                #expect(ask(device, "GET", path, header).status == 204, "\(path)")
            }
        }
    }

    @Test("SY-050 no token reaches a sync or clears recordings; one that reads hears and reads")
    func scopes() throws {
        let device = try Device.inRiyadh()
        let all = "Bearer " + (try AccessTests.token(device, "read", "tasks", "widgets", "feed")).secret
        let feed = "Bearer " + (try AccessTests.token(device, "feed")).secret
        for header in [all, feed] {
            for path in ["/sync", "/audio/clear", "/adhan/a.mp3", "/content/x"] {
                let answer = ask(device, "POST", path, header)
                #expect(answer.status == 403 && answer.incident == .shortToken, "\(path)")
            }
        }
        #expect(ask(device, "GET", "/changes", all).status == 403)
        for path in ["/audio/kept.json", "/adhan/a.mp3", "/content/x"] {
            #expect(ask(device, "GET", path, all).status == 204)
            #expect(ask(device, "GET", path, feed).status == 403)
        }
    }

    @Test("without a token, or with what a proxy in front shows, nothing is asked; a shop's key is the shop's")
    func none() throws {
        let device = try Device.inRiyadh()
        for header in ["", "Basic eHg6eHg="] {
            for path in ["/sync", "/audio/clear", "/content/x"] {
                #expect(ask(device, "POST", path, header).status == 204)
            }
        }
        #expect(ask(device, "POST", "/hooks/purchases", "Bearer shop").status == 204)
        #expect(App.secret(authorization: "Bearer shop", path: "/hooks/purchases") == nil)
        #expect(App.secret(authorization: "bearer  x", path: "/sync") == "x")
        let link = "wird-0123456789abcdef0123456789abcdef"
        #expect(App.secret(authorization: "", path: "/feeds/\(link).ics") == link)
        #expect(App.secret(authorization: "", path: "/widgets/\(link)/small") == link)
        #expect(App.secret(authorization: "", path: "/inbox") == nil)
    }

    @Test(
        "what an operator should hear of goes with the answer: a wrong token, one that is too short, a link that opens nothing"
    )
    func incidents() throws {
        let device = try Device.inRiyadh()
        let feed = "Bearer " + (try AccessTests.token(device, "feed")).secret
        #expect(AccessTests.ask(device, "GET", "/inbox", "Bearer wird-1").incident == .unknownToken)
        #expect(AccessTests.ask(device, "GET", "/inbox", feed).incident == .shortToken)
        let link = "wird-0123456789abcdef0123456789abcdef"
        #expect(device.get("/feeds/\(link).ics").incident == .unknownToken)
        #expect(device.get("/widgets/\(link)/small").incident == .unknownToken)
        #expect(device.get("/nothing").incident == nil && device.get("/inbox").incident == nil)
    }
}
