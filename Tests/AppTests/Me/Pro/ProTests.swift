import Almanac
import Foundation
import Planner
import Records
import Testing

@testable import App

/// The carousel, the trial, what is bought, and what rests afterwards.
struct ProTests {
    @Test("MZ-274 MZ-265 five screens in order with their words, dots and prices of the place, in every language")
    func carousel() throws {
        let device = try Device.commercial()
        let page = device.page("/pro")
        for number in 1...5 { #expect(page.contains("id=\"pro-\(number)\"")) }
        for words in [
            "Unlock Your Full Potential", "Welcome to Pro", "Make room for voluntary prayers",
            "Personalize your experience", "Get Started", "Start Free Trial", "Swipe to see more", "Monthly", "Annual",
            "Lifetime", "15 SAR", "100 SAR", "250 SAR", "Save 44%", "/legal/terms", "/legal/refund",
        ] { #expect(page.contains(words), "\(words)") }
        let order = ["Unlock Your Full", "Make room for", "Plan beyond", "Personalize your", "Get Started"]
        let places = try order.map { try #require(page.range(of: $0)).lowerBound }
        #expect(places == places.sorted())
        #expect(page.components(separatedBy: "aria-current=\"step\"").count == 6)
        #expect(page.components(separatedBy: "<h1").count == 2)
        for code in ["ar", "ur", "id", "tr", "fr"] {
            let other = device.page("/pro?lang=\(code)")
            #expect(!other.contains("Unlock Your") && other.contains("id=\"pro-5\"") && !other.contains("pro.plan"))
        }
        #expect(device.page("/pro?lang=ar").contains("أفسح مكانًا للنوافل"))
        device.post("/place", ["city": "2643743"])
        let london = device.page("/pro")
        #expect(london.contains("$4.99") && london.contains("$29.99") && london.contains("$69.99"))
        #expect(london.contains("Save 50%") && !london.contains("SAR"))
    }

    @Test("MZ-277 the trial begins once, without a card, and is told of a day before its end, on Today")
    func trial() throws {
        let device = try Device.commercial()
        #expect(try device.call("/pro", ["step": "trial"]).status == 200)
        #expect(try device.call("/pro", ["step": "trial"]).json["error"]?["code"]?.string == "trial_used")
        #expect(try device.facts("/pro")["standing"]?.string == "trial")
        #expect(!device.page("/").contains("data-offer"))
        device.wait(hours: 6 * 24)
        #expect(device.page("/").contains("data-offer=\"ending\""))
        device.post("/pro", ["step": "dismiss", "mark": "ending"])
        #expect(!device.page("/").contains("data-offer"))
        device.wait(hours: 24)
        #expect(try device.facts("/pro")["standing"]?.string == "grace")
        #expect(device.get("/me/settings/nawafil").status == 200)
        device.wait(hours: 24)
        #expect(try device.facts("/pro")["standing"]?.string == "lapsed")
        #expect(device.get("/me/settings/nawafil").status == 303)
        #expect(device.get("/me/nawafil").status == 200, "what was noted can be read")
        #expect(device.page("/pro").contains("kept as it is") && !device.page("/pro").contains("Start Free Trial"))
    }

    @Test("MZ-278 MZ-111 series, nawafil and own lengths rest after the trial and come back as they were")
    func resting() throws {
        let device = try Device.commercial()
        device.startTrial()
        device.post("/me/settings/nawafil", ["nafl-duha": "on"])
        device.post("/me/settings/prayers", ["length-asr": "40"])
        device.post("/me/settings/reminders", ["task-before": "on", "snooze": "15"])
        #expect(
            try device.call("/tasks", ["title": "Read", "repeat": "daily", "date": "2026-11-22", "start": "21:00"])
                .status < 300)
        func shown(_ date: String) throws -> (titles: [String], nawafil: Int, asr: Int, snooze: Int64?) {
            let day = try device.facts("/day/\(date)")
            let titles = (day["tasks"]?.array ?? []).compactMap { $0["title"]?.string }
            let prayers = try device.facts("/me/settings/prayers")["settings"]
            return (
                titles, day["suggestions"]?.array?.count ?? 0, Int(prayers?["length-asr"]?.string ?? "") ?? 0,
                try device.facts("/me/settings/reminders")["snooze"]?.int
            )
        }
        let open = try shown("2026-12-03")
        #expect(open.titles == ["Read"] && open.nawafil == 1 && open.asr == 40 && open.snooze == 15)
        let kept = device.kept
        device.wait(hours: 8 * 24 + 1)
        let resting = try shown("2026-12-03")
        #expect(resting.titles.isEmpty && resting.nawafil == 0 && resting.asr != 40 && resting.snooze == 10)
        #expect(try shown("2026-11-25").titles == ["Read"], "what stood on the days before stays")
        #expect(device.page("/series").contains("Read") && device.page("/series").contains("rests for now"))
        #expect(device.kept == kept, "nothing is deleted")
        device.post("/pro", ["step": "buy", "plan": "monthly"])
        let again = try shown("2026-12-03")
        #expect(again == open)
    }

    @Test("MZ-276 MZ-138 from a locked control through the trial back to the exact screen, with the control open")
    func wayBack() throws {
        let device = try Device.commercial()
        let locked = try #require(device.get("/me/settings/nawafil")["location"])
        #expect(locked == "/pro?feature=nawafil&back=%2Fme%2Fsettings%2Fnawafil#pro-2")
        let page = device.page(locked)
        #expect(page.contains("name=\"back\" value=\"/me/settings/nawafil\""))
        #expect(page.contains("Voluntary prayers: this is part of Pro"))
        let answer = device.post("/pro", ["step": "trial", "back": "/me/settings/nawafil"])
        #expect(answer["location"] == "/me/settings/nawafil?notice=proWelcome")
        let after = device.page("/me/settings/nawafil?notice=proWelcome")
        #expect(after.contains("Welcome to Pro") && after.contains("name=\"nafl-duha\""))
        let other = try Device.commercial()
        let form = other.post(
            "/pro", ["step": "buy", "plan": "annual", "back": "/tasks/new?date=2026-11-22&start=21:00"])
        #expect(form["location"] == "/tasks/new?date=2026-11-22&start=21%3A00&notice=proWelcome")
        for bad in ["https://evil.example", "//evil.example", "/nowhere", "/pro", "/tasks", "javascript:x"] {
            let away = try Device.commercial().post("/pro", ["step": "trial", "back": "\(bad)"])
            #expect(away["location"] == "/me?notice=proWelcome", "\(bad)")
        }
    }

    @Test("SY-044 a shop's events open and close Pro for the customer they name, each once")
    func shop() throws {
        let device = try Device.commercial(
            provider: "link", checkout: "https://pay.example/x/{customer}?product={product}")
        let chosen = try device.call("/pro", ["step": "buy", "plan": "monthly"])
        let address = try #require(chosen.json["checkout"]?.string)
        let customer = String(address.dropFirst("https://pay.example/x/".count).prefix(32))
        #expect(address == "https://pay.example/x/\(customer)?product=wird_pro_monthly" && customer.count == 32)
        #expect(device.page("/pro?plan=monthly").contains("href=\"\(address)\""))
        #expect(device.get("/me/settings/nawafil").status == 303)
        let until = device.now.milliseconds + 30 * 86_400_000
        func event(_ type: String, _ id: String, _ at: Int64, customer: String) throws -> JSON {
            let body = PurchaseBodies.body(
                type, id: id, at: device.now.milliseconds + at, until: until, customer: customer)
            return try JSON(reading: device.purchase(body).body)
        }
        #expect(try event("INITIAL_PURCHASE", "1", 0, customer: "other")["reason"]?.string == "customer")
        #expect(try event("INITIAL_PURCHASE", "1", 0, customer: customer)["taken"]?.bool == true)
        #expect(try event("INITIAL_PURCHASE", "1", 0, customer: customer)["reason"]?.string == "known")
        #expect(device.get("/me/settings/nawafil").status == 200)
        #expect(try event("CANCELLATION", "2", 5, customer: customer)["taken"]?.bool == true)
        #expect(device.page("/pro").contains("won’t renew"))
        #expect(device.purchase(["event": "x"]).status == 400)
        device.wait(hours: 32 * 24)
        #expect(device.get("/me/settings/nawafil").status == 303)
        let none = try Device.commercial(provider: "none")
        #expect(
            try none.call("/pro", ["step": "buy", "plan": "annual"]).json["error"]?["code"]?.string
                == "purchases_closed")
        #expect(!none.page("/pro").contains("Choose "))
    }

    @Test("SY-044 a device can begin the trial once and name the customer; what was bought it can't write, nor erase")
    func rules() throws {
        let app = try App(bundle: Device.commercialBundle(provider: "link", checkout: "https://pay.example/"))
        let now: Int64 = 1_795_258_680_000
        let rules = app.syncRules(now: now)
        let mine = Replica(number: 3)
        func refusal(_ fields: JSONObject, stored: JSONObject? = nil, key: RecordKey = Plan.key) -> String? {
            func record(_ fields: JSONObject, _ at: Int64) -> Record {
                var record = Record(key: key)
                for member in fields.members {
                    record[member.name] = Field(member.value, at: Stamp(milliseconds: at, counter: 0, replica: mine))
                }
                return record
            }
            let old = stored.map { record($0, 1) }
            let incoming = record(fields, 2)
            return rules.refusal(
                SyncProposal(replica: mine, stored: old, incoming: incoming, merged: old?.merging(incoming) ?? incoming)
            )
        }
        #expect(refusal(["trial": .int(now), "deleted": false]) == nil)
        #expect(refusal(["trial": .int(now + 3_600_000)]) == "account")
        #expect(refusal(["trial": .int(now)], stored: ["trial": .int(now - 9_000_000)]) == "account")
        #expect(refusal(["trial": .null], stored: ["trial": .int(now - 9_000_000)]) == "account")
        #expect(
            refusal(["customer": "abc"]) == nil && refusal(["customer": "b"], stored: ["customer": "a"]) == "account")
        #expect(refusal(["purchase": ["plan": "lifetime", "status": "active"]]) == "account")
        #expect(refusal(["deleted": true], stored: ["trial": .int(now)]) == "account")
        #expect(refusal(["x": true], key: RecordKey(scope: Plan.scope, kind: Kind("plan"), id: "quran")) == "account")
        #expect(refusal(["title": "x"], key: RecordKey(scope: .planner, kind: Kind("task"), id: "t")) == nil)
        #expect(!rules.mayErase(Plan.scope) && rules.mayErase(.own) && !rules.mayErase(.device))
    }

    @Test("MZ-273 after a week of use a card offers a look, once, in no prayer's time, and put away it stays away")
    func offers() throws {
        let device = try Device.commercial()
        #expect(!device.page("/").contains("data-offer"))
        device.wait(hours: 7 * 24)
        let page = device.page("/")
        #expect(page.contains("data-offer=\"week\"") && page.contains("Not now"))
        #expect(!device.page("/day/2026-11-30").contains("data-offer"), "on Today alone")
        let asr = try #require(
            try device.facts("/")["prayers"]?.array?.first { $0["name"]?.string == "asr" }?["start"]?.string)
        let parts = asr.split(separator: ":").compactMap { Int64($0) }
        let inPrayer = try Device.commercial()
        inPrayer.wait(hours: 7 * 24)
        // 13:58 in Riyadh is where the clock stands.
        inPrayer.now = inPrayer.now + .minutes(parts[0] * 60 + parts[1] - (13 * 60 + 58) + 5)
        #expect(!inPrayer.page("/").contains("data-offer"))
        device.post("/pro", ["step": "dismiss", "mark": "week", "back": "/"])
        #expect(!device.page("/").contains("data-offer"))
        #expect(try device.call("/pro", ["step": "dismiss", "mark": "x y"]).status == 422)
    }

    @Test("MZ-277 erasing everything doesn't begin the trial anew, and no file brings a plan in")
    func erased() throws {
        let device = try Device.commercial()
        device.startTrial()
        #expect(device.post("/me/data/erase", ["extent": "all", "confirmation": "on"]).status == 303)
        #expect(try device.facts("/pro")["trial"]?.bool == false && device.facts("/pro")["standing"]?.string == "trial")
        let forged = """
            {"wird": 1, "records": [{"scope": "account", "kind": "plan", "id": "planner", "fields": {"trial": 1}}]}
            """
        #expect(try device.call("/me/data/import", ["file": "\(forged)"]).status == 422)
        #expect(!String(decoding: device.get("/me/data/wird.json").body, as: UTF8.self).contains("account"))
    }

    @Test("the pages say within how long Pro's support answers, and a plan says whether it was bought")
    func support() throws {
        let device = try Device.commercial()
        #expect(device.page("/pro").contains("within 24 hours"))
        device.post("/pro", ["step": "buy", "plan": "annual"])
        #expect(try device.facts("/pro")["standing"]?.string == "paid")
    }
}
