import Foundation
import Almanac
import Planner
import Records
import Testing

@testable import App

/// What a Free person is kept from, and that nothing is written by trying.
struct GatedTests {
    /// A request that belongs to Pro.
    struct Try: Sendable, CustomTestStringConvertible {
        var feature: String
        var path: String
        var fields: [(String, String)]?

        init(_ feature: String, _ path: String, _ fields: [(String, String)]? = nil) {
            self.feature = feature
            self.path = path
            self.fields = fields
        }

        var testDescription: String { "\(feature) \(path)" }

        func send(_ device: Device, accept: String) -> Response {
            guard let fields else { return device.get(path, accept: accept) }
            var form = FormFields()
            for (name, value) in fields { form.pairs.append(.init(name, value)) }
            return device.send(
                Request(
                    method: "POST", path: path, contentType: "application/x-www-form-urlencoded", accept: accept,
                    body: Array(form.encoded.utf8), now: device.now, entropy: device.draw()))
        }
    }

    static let all: [Try] = [
        Try("nawafil", "/me/settings/nawafil"), Try("nawafil", "/me/settings/nawafil", [("rawatib", "all")]),
        Try("nawafil", "/me/nawafil"),
        Try(
            "recurring", "/tasks", [("title", "x"), ("repeat", "daily"), ("date", "2026-11-22"), ("start", "10:00")]),
        Try("categories", "/tasks", [("title", "x"), ("category", "family")]),
        Try("durations", "/me/settings/prayers", [("length-asr", "30")]),
        Try("durations", "/me/settings/prayers", [("before-asr", "10")]),
        Try("notices", "/me/settings/reminders", [("task-before", "on")]),
        Try("notices", "/me/settings/reminders", [("task-end", "on"), ("task-end-minutes", "15")]),
        Try("notices", "/me/settings/reminders", [("prayer-before-minutes", "-30")]),
        Try("snooze", "/me/settings/reminders", [("snooze", "15")]),
        Try("special", "/me/settings/special", [("tarawihRakaat", "20")]),
        Try("special", "/me/settings/special", [("eidAfter", "30")]),
        Try("away", "/me/settings/travel", [("asksAway", "on")]),
        Try("reorganise", "/day/2026-11-21/reorganise"),
        Try("reorganise", "/day/2026-11-21/reorganise", [("plan", "")]),
        Try("themes", "/me/appearance", [("theme", "layl")]), Try("themes", "/me/appearance", [("theme", "fajr")]),
        Try("themes", "/me/appearance", [("theme", "sahara")]), Try("themes", "/me/appearance", [("theme", "ramadan")]),
        Try("celebration", "/me/appearance", [("confetti", "off"), ("confetti", "on")]),
        Try("week", "/week/2026-11-21"), Try("widgets", "/widgets/small"), Try("csv", "/me/data/tasks.csv"),
        Try("configuration", "/me/settings/configuration"),
        Try("sounds", "/me/settings/reminders", [("sound-work", "fall")]),
        Try("adhan", "/me/settings/adhan", [("adhan-voice-fajr", "makkah")]),
        Try("reciters", "/quran/recitations/husary/002255"), Try("reciters", "/quran/listen", [("reciter", "sudais")]),
        Try("recitation-trends", "/quran/recite/trend"),
        Try("notices", "/tasks", [("title", "x"), ("lead", "15")]),
        Try("categories", "/inbox/several", [("step", "category"), ("category", "family"), ("chosen", "none")]),
    ]

    @Test(
        "MZ-264 MZ-267 MZ-268 MZ-269 MZ-271 MZ-111 MZ-166 MZ-177 MZ-019 MZ-066 MZ-072 MZ-096 MZ-097 MZ-098 MZ-099 MZ-195 MZ-196 MZ-197 MZ-198 MZ-216 MZ-237 Gate(Pro): Free gets 402 and the carousel, and nothing is written",
        arguments: all)
    func gated(attempt: Try) throws {
        let device = try Device.commercial()
        let before = device.kept
        let answer = attempt.send(device, accept: "application/json")
        #expect(answer.status == 402)
        let error = try JSON(reading: answer.body)["error"]
        #expect(error?["code"]?.string == "entitlement_required" && error?["feature"]?.string == attempt.feature)
        #expect(error?["message"]?.string?.contains("part of Pro") == true)
        #expect(error?["upgrade"]?.string?.hasPrefix("/pro?feature=\(attempt.feature)&back=") == true)
        let page = attempt.send(device, accept: "text/html")
        #expect(page.status == 303 && page["location"] == error?["upgrade"]?.string)
        #expect(device.kept == before, "nothing is written")
        let carousel = device.get(page["location"] ?? "")
        #expect(carousel.status == 200 && carousel.text.contains("id=\"pro-5\""))
    }

    @Test(
        "MZ-264 SY-045 the same in the trial, with what was bought, and self-hosted: nothing is kept back",
        arguments: all)
    func open(attempt: Try) throws {
        let trial = try Device.commercial()
        trial.startTrial()
        let paid = try Device.commercial()
        paid.post("/pro", ["step": "buy", "plan": "lifetime"])
        let own = try Device.inRiyadh()
        var statuses: [Int] = []
        for device in [trial, paid, own] {
            let status = attempt.send(device, accept: "application/json").status
            #expect(status != 402)
            statuses.append(status)
        }
        #expect(Set(statuses).count == 1, "all three are answered alike")
    }

    @Test("MZ-263 a Free person does all nine without a paywall")
    func free() throws {
        let device = try Device.commercial()
        let id = try device.add("Write", duration: 30, date: "2026-11-21", start: "15:45")
        for number in 0..<30 { _ = try device.add("task \(number)") }
        for category in ["work", "personal", "study"] {
            #expect(try device.call("/tasks", ["title": "x", "category": category]).status < 300)
        }
        for (path, fields) in [
            ("/tasks/\(id)/move", ["date": "2026-11-21", "start": "17:45"]),
            ("/tasks/\(id)/resize", ["duration": "45"]),
            ("/tasks/\(id)/unschedule", [:]), ("/tasks/\(id)/complete", [:]), ("/day/2026-11-21/around", [:]),
            ("/me/settings", ["mode": "dark"]), ("/me/appearance", ["theme": "noor", "mode": "dark"]),
            ("/me/settings/reminders", ["sound-work": "rise", "sound-prayer": "system", "snooze": "10"]),
            ("/me/settings/adhan", ["adhan": "on", "adhan-voice-fajr": "default", "adhan-volume-fajr": "60"]),
            ("/inbox/several", ["step": "complete", "chosen": id]),
            ("/me/settings/reminders", ["task-start": "on", "prayer-start": "on"]),
        ] as [(String, KeyValuePairs<String, String>)] {
            let status = try device.call(path, fields).status
            #expect(status < 400 || status == 409, "\(path) \(status)")
        }
        for path in ["/", "/inbox", "/times/2026-11", "/reminders", "/me", "/me/settings", "/me/data", "/series"] {
            #expect(device.get(path).status == 200, "\(path)")
        }
        #expect(device.get("/me/data/wird.json").status == 200, "MZ-271 the whole takeout is everybody's")
    }

    @Test("MZ-072 MZ-111 MZ-166 locked controls show a lock with their names, and lead to the carousel and back")
    func locks() throws {
        let device = try Device.commercial()
        let form = device.page("/tasks/new?date=2026-11-22")
        #expect(form.contains("value=\"work\"") && !form.contains("value=\"family\""))
        #expect(form.contains("href=\"/pro?feature=categories&amp;back=%2Ftasks%2Fnew%3Fdate%3D2026-11-22\""))
        #expect(!form.contains("name=\"repeat\"") && form.contains("feature=recurring"))
        #expect(!device.page("/me/settings/prayers").contains("name=\"length-asr\""))
        #expect(device.page("/me/settings/prayers").contains("name=\"mosque-asr\""))
        #expect(!device.page("/me/settings/special").contains("name=\"tarawihRakaat\""))
        let reminders = device.page("/me/settings/reminders")
        #expect(!reminders.contains("name=\"task-before\"") && reminders.contains("name=\"task-start\""))
        #expect(
            reminders.contains("name=\"snooze\" value=\"10\"") && !reminders.contains("name=\"snooze\" value=\"15\""))
        #expect(device.page("/me").contains("Upgrade to Pro"))
        device.startTrial()
        #expect(device.page("/tasks/new").contains("value=\"family\""))
        #expect(device.page("/me/settings/prayers").contains("name=\"length-asr\""))
    }

    @Test(
        "MZ-072 Free chooses among three categories and sees three with a lock; wherever a category's colour stands, its picture and its name stand beside it"
    )
    func categories() throws {
        let device = try Device.commercial()
        let strings = device.app.bundle.locales.strings(code: "en")
        device.post("/me/settings", ["language": "en"])
        let all = ["work", "personal", "study", "health", "family", "errands"]
        let names = all.map { strings[key: "category.\($0)"] }
        #expect(Set(names).count == 6)
        let form = device.page("/tasks/new?date=2026-11-22")
        let choices = try #require(form.components(separatedBy: "id=\"category\"").last).components(
            separatedBy: "</fieldset>")[0]
        for (category, name) in zip(all, names) {
            let isFree = ["work", "personal", "study"].contains(category)
            #expect(choices.contains("value=\"\(category)\"") == isFree, "\(category)")
            #expect(choices.contains("<span>\(name)</span>"), "\(category) is named, with a lock or without")
            let answer = try device.call(
                "/tasks", ["title": category, "duration": "30", "category": category])
            #expect(answer.status == (isFree ? 200 : 402), "\(category)")
        }
        #expect(choices.components(separatedBy: "segment-locked").count == 4)
        device.startTrial()
        var drawings: Set<String> = []
        for (number, category) in all.enumerated() {
            _ = try device.call(
                "/tasks",
                [
                    "title": "T\(number)", "duration": "15", "category": category, "date": "2026-11-22",
                    "start": "\(20 + number / 4):\(["00", "15", "30", "45"][number % 4])",
                ])
        }
        let day = device.page("/day/2026-11-22")
        for (number, name) in names.enumerated() {
            let parts = day.components(separatedBy: ">T\(number)<")
            #expect(parts.count >= 2, "T\(number)")
            guard let row = parts.first.flatMap({ $0.range(of: "<li", options: .backwards).map { $0.lowerBound } })
            else { continue }
            let item = String(parts[0][row...]) + parts[1].components(separatedBy: "</li>")[0]
            #expect(item.contains(all[number]) && item.contains("<svg") && item.contains(name), "\(name)")
            drawings.insert(item.matches(of: #/<svg.*?<\/svg>/#.dotMatchesNewlines()).map { String($0.0) }.joined())
        }
        #expect(drawings.count == 6, "each has its own picture")
    }

    @Test("the table takes themes and categories as their own files say, and has rows for pages that are still to come")
    func table() throws {
        let device = try Device.commercial()
        let bundle = device.app.bundle
        for theme in bundle.theme.themes {
            let feature = bundle.tiers.feature(writing: "/me/appearance", "theme", theme.name)
            #expect(feature == (theme.tier == .free ? nil : "themes"), "\(theme.name)")
        }
        #expect(bundle.tiers.feature(writing: "/me/appearance", "theme", "another") == "themes")
        for look in bundle.planner.categories {
            let feature = bundle.tiers.feature(writing: "/tasks", "category", look.category.rawValue)
            #expect(feature == (look.isFree ? nil : "categories"))
        }
        for feature in bundle.tiers.pro {
            for code in ["ar", "en", "ur", "id", "tr", "fr"] {
                #expect(device.app.bundle.locales.strings(code: code).has(key: "pro.feature." + feature), "\(feature)")
            }
        }
    }

    @Test("SY-045 self-hosted has no paywall: no page, no price, no lock and no offer anywhere")
    func selfHosted() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        device.wait(hours: 8 * 24)
        #expect(device.get("/pro").status == 404 && device.post("/pro", ["step": "trial"]).status == 404)
        #expect(device.purchase(PurchaseBodies.bought).status == 404)
        for path in [
            "/", "/me", "/me/settings", "/me/settings/prayers", "/me/settings/reminders", "/tasks/new", "/series",
            "/me/data",
        ] {
            let page = device.page(path)
            #expect(
                !page.contains("\"/pro\"") && !page.contains("\"/pro?") && !page.contains("Pro<")
                    && !page.contains("locked"), "\(path)")
        }
        #expect(device.asked.allSatisfy { $0.scope != Plan.scope })
        let named = try Device(bundle: Device.commercialBundle(mode: "self-hosted"))
        #expect(named.get("/pro").status == 404)
        #expect(throws: BundleError("mode: self-hosted or commercial is expected")) {
            try App(bundle: Device.commercialBundle(mode: "shop"))
        }
    }
}
