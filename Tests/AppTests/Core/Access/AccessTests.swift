import Almanac
import Foundation
import Records
import Testing

@testable import App

struct AccessTests {
    /// A secret in its form that nobody gave out.
    private static let stray = "wird-" + String(repeating: "0", count: 32)

    /// Makes a token and gives its secret and id.
    static func token(_ device: Device, _ scopes: String..., name: String = "Phone") throws -> (
        secret: String, id: String
    ) {
        var fields = FormFields()
        for (field, value) in [("step", "create"), ("name", name)] + scopes.map({ ($0, "on") }) {
            fields.pairs.append(.init(field, value))
        }
        let answer = device.send(
            Request(
                method: "POST", path: "/me/tokens", contentType: "application/x-www-form-urlencoded",
                accept: "application/json", body: Array(fields.encoded.utf8), now: device.now, entropy: device.draw()))
        let json = try JSON(reading: answer.body)
        return (json["token"]?.string ?? "", json["id"]?.string ?? "")
    }

    /// Asks as a program that shows a token.
    static func ask(
        _ device: Device, _ method: String, _ path: String, _ header: String, body: String = ""
    ) -> Response {
        device.send(
            Request(
                method: method, path: path, contentType: body.isEmpty ? "" : "application/x-www-form-urlencoded",
                accept: "application/json", authorization: header, body: Array(body.utf8), now: device.now,
                entropy: device.draw()))
    }

    @Test("SY-050 a secret is shown once, and no record, page or export holds it or anything it can be made from")
    func once() throws {
        let device = try Device.inRiyadh()
        let page = device.post("/me/tokens", ["step": "create", "name": "My <phone>", "feed": "on", "widgets": "on"])
        #expect(page.status == 200 && page["cache-control"] == "no-store")
        let secret = try #require(page.text.firstRange(of: #/wird-[0-9a-f]{32}/#).map { String(page.text[$0]) })
        #expect(page.text.contains("/feeds/\(secret).ics") && page.text.contains("/widgets/\(secret)/small"))
        #expect(!page.text.contains("name=\"operation\""), "the page that shows it holds no form")
        #expect(page.text.contains("My &lt;phone&gt;"))
        for record in device.store.values {
            #expect(!record.key.id.contains(secret))
            for entry in record.fields { #expect(!entry.field.value.text().contains(secret)) }
        }
        let hash = SHA256.hex(Array(secret.utf8))
        #expect(device.store.keys.contains { $0.kind.name == "token" && $0.id == hash })
        for path in ["/me/tokens", "/me/data/wird.json", "/me/settings"] {
            #expect(!device.page(path).contains(secret))
        }
        #expect(!device.page("/me/data/wird.json").contains(hash), "a copy of the data opens nothing")
        #expect(try device.facts("/me/tokens")["tokens"]?.array?.first?["scopes"]?.array == ["widgets", "feed"])
    }

    @Test("SY-050 revoked, a secret link answers 404 at once, to pages, drawings, facts, feeds and forms")
    func revoked() throws {
        let device = try Device.inRiyadh()
        let (secret, id) = try Self.token(device, "widgets", "feed")
        let paths =
            ["/feeds/\(secret).ics"]
            + WidgetKind.allCases.flatMap { kind in
                ["", ".svg", ".json"].map { "/widgets/\(secret)/\(kind.rawValue)\($0)" }
            }
        for path in paths { #expect(device.get(path).status == 200, "\(path)") }
        #expect(device.post("/me/tokens", ["step": "revoke", "token": id]).status == 303)
        for path in paths { #expect(device.get(path).status == 404, "\(path)") }
        #expect(device.post("/widgets/\(secret)/done", ["mark": "duha"]).status == 404)
        #expect(try device.call("/me/tokens", ["step": "revoke", "token": id]).status == 404, "it is gone already")
        #expect(try device.facts("/me/tokens")["tokens"]?.array?.isEmpty == true)
    }

    @Test("SY-050 a secret link opens what it was made for and nothing else, and no other secret opens anything")
    func bounds() throws {
        let device = try Device.inRiyadh()
        let feed = try Self.token(device, "feed").secret
        let widgets = try Self.token(device, "widgets", name: "Wall").secret
        #expect(feed != widgets)
        #expect(device.get("/feeds/\(feed).ics").status == 200 && device.get("/feeds/\(widgets).ics").status == 404)
        #expect(
            device.get("/widgets/\(feed)/small").status == 404 && device.get("/widgets/\(widgets)/small").status == 200)
        let zeros = "wird-" + String(repeating: "0", count: 32)
        for wrong in [zeros, String(feed.dropLast()), feed.uppercased(), feed + "0", "wird-", "x", "..", "%2e%2e"] {
            #expect(device.get("/feeds/\(wrong).ics").status == 404, "\(wrong)")
            #expect(device.get("/widgets/\(wrong)/small").status == 404, "\(wrong)")
        }
        // What was given away may stand in another page; the person's own view may not.
        #expect(device.get("/widgets/\(widgets)/small.svg")["cross-origin-resource-policy"] == "cross-origin")
        #expect(device.get("/widgets/small.svg")["cross-origin-resource-policy"] == "same-origin")
        #expect(device.get("/widgets/small")["content-security-policy"] == SecurityHeaders.contentSecurityPolicy)
    }

    @Test("MZ-241 a program reads and writes as far as its token's scopes reach, and not without one of its own")
    func bearer() throws {
        let device = try Device.inRiyadh()
        let read = "Bearer " + (try Self.token(device, "read").secret)
        let tasks = "bearer " + (try Self.token(device, "tasks", name: "Script").secret)
        #expect(Self.ask(device, "GET", "/", read).status == 200)
        #expect(Self.ask(device, "POST", "/tasks", read, body: "title=x").status == 403)
        #expect(Self.ask(device, "GET", "/", tasks).status == 403)
        #expect(Self.ask(device, "POST", "/tasks", tasks, body: "title=Milk").status == 200)
        for path in ["/me/settings", "/me/tokens", "/me/data/erase", "/place", "/me/data/import"] {
            for header in [read, tasks] {
                #expect(Self.ask(device, "POST", path, header, body: "x=y").status == 403, "\(path)")
            }
        }
        #expect(Self.ask(device, "GET", "/me/tokens", read).status == 403, "no token sees the others")
        for header in [
            "Bearer", "Bearer ", "bearer\t", "Bearer\t\(Self.stray)", "Bearer  \(Self.stray)",
            "Basic x, Bearer \(Self.stray)",
            "Bearer \(Self.stray), Basic x", "Digest a=\"b, c\", bearer", "\(read), Bearer \(Self.stray)", " Bearer x",
        ] {
            #expect(Self.ask(device, "GET", "/inbox", header).status == 401, "\(header)")
            #expect(Self.ask(device, "POST", "/me/tokens", header, body: "step=create&name=z&read=on").status == 401)
            #expect(App.secret(authorization: header, path: "/inbox") != nil, "it is counted")
        }
        for header in ["", "Basic x", "Bearers x", "Token Bearer", "Digest a=\"x, Bearer y\""] {
            #expect(Self.ask(device, "GET", "/inbox", header).status == 200, "\(header)")
        }
        for header in ["Basic x, \(read)", "\(read) , Basic x", read.replacing(" ", with: "\t ")] {
            #expect(Self.ask(device, "GET", "/inbox", header).status == 200, "\(header)")
            #expect(Self.ask(device, "POST", "/tasks", header, body: "title=x").status == 403, "\(header)")
        }
        let unknown = Self.ask(device, "GET", "/", "Bearer wird-00000000000000000000000000000000")
        #expect(unknown.status == 401 && unknown["www-authenticate"] == "Bearer")
        #expect(unknown.text.contains("token_unknown"))
        // Without a token the request is the person's own, as ever; another scheme is the business of who stands in front.
        #expect(device.get("/").status == 200 && Self.ask(device, "GET", "/", "Basic eDp5").status == 200)
    }

    @Test("MZ-241 a revoked token and one of erased data are refused at once")
    func gone() throws {
        let device = try Device.inRiyadh()
        let (secret, id) = try Self.token(device, "read")
        device.post("/me/tokens", ["step": "revoke", "token": id])
        #expect(Self.ask(device, "GET", "/", "Bearer " + secret).status == 401)
        let other = try Self.token(device, "read").secret
        device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
        #expect(Self.ask(device, "GET", "/me", "Bearer " + other).status == 401)
    }

    @Test("SY-050 the same form sent twice makes one token")
    func repeated() throws {
        let device = try Device.inRiyadh()
        let fields: KeyValuePairs = [
            "operation": IdempotencyKeyTests.number, "step": "create", "name": "x", "read": "on",
        ]
        #expect(device.post("/me/tokens", fields).status == 200)
        #expect(device.post("/me/tokens", fields)["location"] == "/me/tokens?notice=tokenMade")
        #expect(try device.facts("/me/tokens")["tokens"]?.array?.count == 1)
    }

    @Test(
        "MZ-241 what a form lacks is named, and what was typed stays", arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func refused(code: String) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": code])
        let nameless = try device.call("/me/tokens", ["step": "create", "name": "  ", "read": "on"])
        #expect(nameless.status == 422 && nameless.json["error"]?["fields"]?["name"]?.string?.isEmpty == false)
        let page = device.post("/me/tokens", ["step": "create", "name": "My phone"])
        #expect(page.status == 422 && page.text.contains("value=\"My phone\"") && !page.text.contains("tokens."))
        #expect(
            device.post("/me/tokens", ["step": "create", "name": String(repeating: "x", count: 61), "read": "on"])
                .status == 422)
        #expect(device.post("/me/tokens", ["step": "x"]).status == 422)
        #expect(device.post("/me/tokens", ["step": "revoke", "token": "../x y"]).status == 404)
    }

    @Test("MZ-241 every route that can be posted to is out of a token's reach unless it changes tasks or notes")
    func reach() {
        for route in RouteTests.all where route.methods.contains(.post) {
            let scopes = route.facts.access.scopes(isPost: true)
            switch route {
            case .planner(.tasks), .planner(.task), .planner(.taskAction), .planner(.reorganise), .planner(.dayAction),
                .planner(.undo), .planner(.reminderAction):
                #expect(scopes == [.tasks])
            case .planner(.widgetMark): #expect(scopes == [.tasks, .widgets])
            default: #expect(scopes.isEmpty, "\(route.path)")
            }
        }
    }
}
