import App
import Foundation
import People
import Records
import Storage
import Testing

@testable import Server

@Suite("A list that several people share", .serialized)
struct SharedListTests {
    static let json = ["accept": "application/json", "content-type": "application/x-www-form-urlencoded"]

    /// A list of Maryam's that Sara has joined.
    static func shared(_ server: HomeServer) async throws -> (maryam: Joiner, sara: Joiner, list: String) {
        let maryam = try await server.join("Maryam", try await server.invite())
        let sara = try await server.join("Sara", try await server.invite())
        for person in [maryam, sara] {
            _ = try await person.send("POST", "/me/settings", json, body: "showsLists=on&language=en")
        }
        let made = try await maryam.send("POST", "/shared", json, body: "operation=\(number(1))&name=Errands")
        let list = try #require(made.json["id"]?.string, "\(made.status) \(made.text)")
        #expect(try await join(sara, invitedBy: maryam, list) == 200)
        return (maryam, sara, list)
    }

    static func join(_ person: Joiner, invitedBy other: Joiner, _ list: String) async throws -> Int {
        let invited = try await other.send("POST", "/shared/\(list)/invite", json, body: "a=b")
        let link = try #require(invited.json["link"]?.string, "\(invited.text)")
        #expect(link.hasPrefix(person.server.home + "/shared/join?code="))
        let code = String(link.split(separator: "=")[1])
        #expect(try await person.send("GET", "/shared/join?code=\(code)").status == 200)
        return try await person.send("POST", "/shared/join", json, body: "code=\(code)").status
    }

    static func number(_ count: Int) -> String {
        let digits = String(count, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }

    static func view(_ person: Joiner, _ list: String) async throws -> JSON {
        try await person.send("GET", "/shared/\(list)", json).json
    }

    static func item(_ text: String, _ view: JSON) -> JSON {
        view["items"]?.array?.first { $0["text"]?.string == text } ?? .null
    }

    @Test("K72 two people add, tick and take over; both see who did what, and at once")
    func together() async throws {
        try await HomeServer.run { server in
            let (maryam, sara, list) = try await Self.shared(server)
            let at = "/shared/\(list)"
            #expect(try await maryam.send("POST", at, Self.json, body: "text=Milk").status == 200)
            #expect(try await sara.send("POST", at, Self.json, body: "text=Bread").status == 200)
            let view = try await Self.view(sara, list)
            #expect(view["members"]?.array?.count == 2)
            let milk = Self.item("Milk", view)["id"]?.string ?? ""
            let bread = Self.item("Bread", view)["id"]?.string ?? ""
            #expect(try await sara.send("POST", at + "/items/\(milk)", Self.json, body: "step=tick").status == 200)
            #expect(
                try await sara.send("POST", at + "/items/\(bread)", Self.json, body: "step=take&takenBefore=").status
                    == 200)
            let other = try await Self.view(maryam, list)
            #expect(Self.item("Milk", other)["done"]?.string == sara.id)
            #expect(Self.item("Bread", other)["taken"]?.string == sara.id)
            let page = try await maryam.send("GET", at).text
            #expect(page.contains("Done by") && page.contains("Sara") && !page.contains("Waits for the server"))
            // Who says so after somebody else is told, and in their own language.
            let late = try await maryam.send(
                "POST", at + "/items/\(bread)", Self.json, body: "step=take&takenBefore=")
            #expect(late.status == 409 && late.text.contains("Sara"), "\(late.text)")
            let over = try await maryam.send(
                "POST", at + "/items/\(bread)", Self.json, body: "step=take&takenBefore=\(sara.id)")
            #expect(over.status == 200)
            #expect(Self.item("Bread", try await Self.view(sara, list))["taken"]?.string == maryam.id)
        }
    }

    @Test("who isn't in a list finds none of its addresses, sees nothing of it, and their sync brings nothing of it")
    func isolation() async throws {
        try await HomeServer.run { server in
            let (maryam, sara, list) = try await Self.shared(server)
            let bilal = try await server.join("Bilal", try await server.invite(.operator))
            _ = try await bilal.send("POST", "/me/settings", Self.json, body: "showsLists=on")
            #expect(try await maryam.send("POST", "/shared/\(list)", Self.json, body: "text=SecretMilk").status == 200)
            let id = Self.item("SecretMilk", try await Self.view(sara, list))["id"]?.string ?? ""
            let addresses = ["", "/members", "/items/\(id)"].map { "/shared/\(list)" + $0 }
            for address in addresses + ["/shared/\(list)/invite"] {
                for form in ["text=x", "step=tick", "step=leave&confirmation=on", "step=remove&member=\(maryam.id)"] {
                    let answer = try await bilal.send("POST", address, Self.json, body: form)
                    #expect(answer.status == 404, "POST \(address) \(answer.status)")
                }
                guard !address.hasSuffix("invite") else { continue }
                for headers in [[:], Self.json] {
                    let answer = try await bilal.send("GET", address, headers)
                    #expect(answer.status == 404 && !answer.text.contains("SecretMilk"), "GET \(address)")
                }
            }
            let mine = try await bilal.send("GET", "/shared", Self.json)
            #expect(mine.json["lists"]?.array?.isEmpty == true)
            let queued = try await bilal.send(
                "POST", "/requests", Self.machine(bilal),
                body: Self.queue([("/shared/\(list)", "operation=\(Self.number(9))&text=x")]))
            #expect(queued.json["answers"]?.array?.first?["accepted"]?.bool == false)
            let body = #"{"protocol": 1, "replica": "00000000000000aa", "cursor": 0, "records": []}"#
            let outsider = try await bilal.send("POST", "/sync", Self.machine(bilal), body: body)
            #expect(outsider.status == 200 && !outsider.text.contains("SecretMilk"))
            #expect(try await sara.send("POST", "/sync", Self.machine(sara), body: body).text.contains("SecretMilk"))
            // A code that was used, another list's, or made up lets nobody in.
            for code in ["\(list).wird-" + String(repeating: "0", count: 32), "x", "\(list)"] {
                #expect(try await bilal.send("POST", "/shared/join", Self.json, body: "code=\(code)").status == 404)
            }
            let outside = try await server.send("GET", server.home + "/shared/\(list)")
            #expect(outside.status == 401 && !outside.text.contains("SecretMilk"))
        }
    }

    @Test("no device writes what is shared by a sync: it is refused, and nothing of it changes")
    func sync() async throws {
        try await HomeServer.run { server in
            let (_, sara, list) = try await Self.shared(server)
            // Newer than whatever the server has, so that it would win a merge.
            let stamp = "0" + String(server.now.milliseconds, radix: 16) + "-0000ffff-00000000000000aa"
            let record =
                #"{"scope": "shared", "kind": "shared-list", "id": "\#(list)", "generation": 0, "#
                + #""fields": {"name": ["Mine", "\#(stamp)"], "mine": [true, "\#(stamp)"]}}"#
            let body =
                #"{"protocol": 1, "replica": "00000000000000aa", "cursor": 0, "generations": {"shared": 3}, "#
                + #""records": [\#(record)]}"#
            let answer = try await sara.send("POST", "/sync", Self.machine(sara), body: body)
            #expect(answer.status == 200)
            #expect(answer.json["refused"]?.array?.first?["reason"]?.string == "shared", "\(answer.text)")
            #expect(try await Self.view(sara, list)["name"]?.string == "Errands")
        }
    }

    /// What a browser says of itself that holds a person's records.
    static func machine(_ person: Joiner) -> [String: String] {
        ["content-type": "application/json", "wird-person": person.id]
    }

    static func queue(_ requests: [(path: String, body: String)]) -> String {
        let entries = requests.map { request -> JSON in
            [
                "path": .string(request.path), "contentType": "application/x-www-form-urlencoded",
                "body": .string(request.body),
            ]
        }
        return String(decoding: (["requests": .array(entries)] as JSON).bytes(), as: UTF8.self)
    }

    @Test("a request that waited has one effect however often it comes, and a refused one stays refused")
    func once() async throws {
        try await HomeServer.run { server in
            let (maryam, sara, list) = try await Self.shared(server)
            let type = ["content-type": "application/json"]
            let add = ("/shared/\(list)", "operation=\(Self.number(20))&text=Rice")
            for _ in 0..<3 {
                let answer = try await sara.send("POST", "/requests", Self.machine(sara), body: Self.queue([add, add]))
                #expect(answer.json["answers"]?.array?.map { $0["accepted"]?.bool } == [true, true], "\(answer.text)")
            }
            let view = try await Self.view(maryam, list)
            #expect(view["items"]?.array?.count == 1)
            // The same form of somebody else is another request.
            _ = try await maryam.send("POST", "/requests", Self.machine(maryam), body: Self.queue([add]))
            #expect(try await Self.view(maryam, list)["items"]?.array?.count == 2)
            let id = view["items"]?.array?.first?["id"]?.string ?? ""
            let tick = ("/shared/\(list)/items/\(id)", "operation=\(Self.number(21))&step=edit&text=Flour")
            #expect(
                try await maryam.send("POST", "/shared/\(list)/items/\(id)", Self.json, body: "step=remove").status
                    == 200)
            for _ in 0..<2 {
                let answer = try await sara.send("POST", "/requests", Self.machine(sara), body: Self.queue([tick])).json
                #expect(answer["answers"]?.array?.first?["accepted"]?.bool == false)
                #expect(answer["answers"]?.array?.first?["reason"]?.string?.contains("taken off") == true)
            }
            // Without a number, for somebody else's browser, or as a form of another site nothing is taken.
            let none = try await sara.send(
                "POST", "/requests", Self.machine(sara), body: Self.queue([("/shared/\(list)", "text=x")]))
            #expect(none.json["answers"]?.array?.first?["accepted"]?.bool == false)
            let other = type.merging(["wird-person": maryam.id]) { $1 }
            #expect(try await sara.send("POST", "/requests", other, body: Self.queue([add])).status == 409)
            #expect(try await sara.send("POST", "/requests", type, body: Self.queue([add])).status == 409)
            #expect(try await sara.send("POST", "/requests", Self.json, body: "a=b").status == 415)
            let foreign = Self.machine(sara).merging(["origin": "https://evil.example"]) { $1 }
            #expect(try await sara.send("POST", "/requests", foreign, body: Self.queue([add])).status == 403)
            #expect(
                try await server.send("POST", server.home + "/requests", type, body: Self.queue([add])).status == 401)
        }
    }

    @Test("who leaves, or is removed, keeps no copy; the last to leave closes the list, and its folder goes")
    func leaving() async throws {
        try await HomeServer.run { server in
            let (maryam, sara, list) = try await Self.shared(server)
            let at = "/shared/\(list)"
            #expect(try await sara.send("POST", at, Self.json, body: "text=SarasBread").status == 200)
            let members = at + "/members"
            // Only the keeper removes.
            let tried = try await sara.send("POST", members, Self.json, body: "step=remove&member=\(maryam.id)")
            #expect(tried.status == 409)
            let unsure = try await sara.send("POST", members, Self.json, body: "step=leave")
            #expect(unsure.status == 422)
            #expect(
                try await maryam.send("POST", members, Self.json, body: "step=remove&member=\(sara.id)").status == 200)
            #expect(try await sara.send("GET", at, Self.json).status == 404)
            let sync = try await sara.send(
                "POST", "/sync", Self.machine(sara),
                body: #"{"protocol": 1, "replica": "00000000000000aa", "cursor": 0, "records": []}"#)
            #expect(sync.status == 200 && !sync.text.contains("SarasBread") && !sync.text.contains("Errands"))
            let view = try await Self.view(maryam, list)
            #expect(view["members"]?.array?.count == 1 && view["items"]?.array?.count == 1)
            #expect(!(try await maryam.send("GET", at).text.contains("Sara<")))
            // She comes back by another invitation, and leaves by herself.
            #expect(try await Self.join(sara, invitedBy: maryam, list) == 200)
            #expect(try await sara.send("GET", at, Self.json).text.contains("SarasBread"))
            #expect(try await maryam.send("POST", members, Self.json, body: "step=leave&confirmation=on").status == 200)
            #expect(try await Self.view(sara, list)["keeper"]?.string == sara.id)
            #expect(FileManager.default.fileExists(atPath: server.folder + "/spaces/\(list)"))
            let last = "operation=\(Self.number(30))&step=leave&confirmation=on"
            for _ in 0..<2 {
                let answer = try await sara.send(
                    "POST", "/requests", Self.machine(sara), body: Self.queue([(members, last)]))
                #expect(answer.json["answers"]?.array?.first?["accepted"]?.bool == true, "\(answer.text)")
            }
            #expect(!FileManager.default.fileExists(atPath: server.folder + "/spaces/\(list)"))
            #expect(try await sara.send("GET", at, Self.json).status == 404)
        }
    }

    @Test("an invitation lets one person in, until its end, and a newer one of the same member ends it")
    func invitations() async throws {
        try await HomeServer.run { server in
            let (maryam, _, list) = try await Self.shared(server)
            let bilal = try await server.join("Bilal", try await server.invite())
            func link() async throws -> String {
                let made = try await maryam.send("POST", "/shared/\(list)/invite", Self.json, body: "a=b")
                return String((made.json["link"]?.string ?? "=").split(separator: "=").last ?? "")
            }
            func join(_ code: String) async throws -> Int {
                try await bilal.send("POST", "/shared/join", Self.json, body: "code=\(code)").status
            }
            let first = try await link()
            let second = try await link()
            #expect(try await join(first) == 404)
            server.wait(seconds: 40 * 86_400)
            #expect(try await join(second) == 404, "it is over")
            let third = try await link()
            #expect(try await join(third) == 200)
            let sara = try await server.join("Second", try await server.invite())
            #expect(try await sara.send("POST", "/shared/join", Self.json, body: "code=\(third)").status == 404)
        }
    }

    @Test("an account that is over leaves its lists, without its name")
    func closing() async throws {
        try await HomeServer.run { server in
            let (maryam, sara, list) = try await Self.shared(server)
            #expect(try await sara.send("POST", "/shared/\(list)", Self.json, body: "text=Bread").status == 200)
            let keeper = try server.keeper()
            try server.people.close(sara.id, at: server.server.world.now())
            server.wait(seconds: 8 * 86_400)
            await keeper.round()
            // The clock may be wrong, so one more day passes.
            server.wait(seconds: 86_400)
            await keeper.round()
            #expect(try server.people.person(sara.id) == nil)
            let view = try await Self.view(maryam, list)
            #expect(view["members"]?.array?.count == 1, "\(view)")
            #expect(Self.item("Bread", view)["author"]?.string == sara.id)
            #expect(!(try await maryam.send("GET", "/shared/\(list)").text.contains("Sara")))
        }
    }

    @Test("copies that a kill or a restored backup left behind are brought up at the next look")
    func repair() async throws {
        try await HomeServer.run { server in
            let (maryam, sara, list) = try await Self.shared(server)
            #expect(try await maryam.send("POST", "/shared/\(list)", Self.json, body: "text=Milk").status == 200)
            let household = server.household()
            let dwelling = try #require(try household.dwelling(of: sara.id))
            // As if the copy had never been written.
            let body: JSON = ["space": .string(list)]
            _ = try dwelling.host.handle(
                AppRequest(
                    method: "POST", path: "/shared", contentType: "application/json", body: body.bytes(),
                    now: server.server.world.now(), entropy: server.server.world.entropy()),
                by: server.server.sharedParts!.project)
            #expect(try await sara.send("GET", "/shared/\(list)", Self.json).status == 404)
            let owner = try #require(try household.dwelling(of: Person.owner))
            await server.server.spaces(household, owner)?.repairAll()
            #expect(try await sara.send("GET", "/shared/\(list)", Self.json).text.contains("Milk"))
        }
    }
}
