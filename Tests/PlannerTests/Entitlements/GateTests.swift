import Almanac
import Planner
import Records
import Testing

@Suite struct GateTests {
    private func feature(_ use: Gate.Use, _ path: String, _ fields: KeyValuePairs<String, String> = [:]) throws
        -> String?
    {
        var form = FormFields()
        for (name, value) in fields { form.pairs.append(.init(name, value)) }
        return try EntitlementTests.tiers().gate(use, at: path, form) { _ in true }?.feature
    }

    @Test("MZ-264 MZ-267 MZ-268 the table names the feature of what is asked, and of nothing else")
    func table() throws {
        #expect(try feature(.write, "/tasks", ["title": "x", "repeat": "daily"]) == "recurring")
        #expect(try feature(.write, "/tasks", ["title": "x", "repeat": ""]) == nil)
        #expect(try feature(.write, "/tasks/a-b", ["repeat": "weekly"]) == "recurring")
        #expect(try feature(.write, "/tasks/a-b/delete", ["which": "all"]) == nil, "one's own may always be deleted")
        #expect(try feature(.write, "/tasks", ["category": "family"]) == "categories")
        #expect(try feature(.write, "/me/settings/prayers", ["length-asr": "20"]) == "durations")
        #expect(try feature(.write, "/me/settings/prayers", ["mosque-asr": "on"]) == nil)
        #expect(try feature(.write, "/me/settings/reminders", ["task-before": "on"]) == "notices")
        #expect(try feature(.write, "/me/settings/reminders", ["task-before": "off", "task-start": "on"]) == nil)
        #expect(try feature(.write, "/me/settings/reminders", ["snooze": "15"]) == "snooze")
        #expect(try feature(.write, "/me/settings/reminders", ["snooze": "10"]) == nil)
        #expect(try feature(.write, "/reminders/a.b/snooze", ["minutes": "5"]) == "snooze")
        #expect(try feature(.write, "/day/2026-11-21/mark", ["step": "check", "mark": "duha"]) == "nawafil")
        #expect(try feature(.write, "/day/2026-11-21/mark", ["mark": "check:duha"]) == "nawafil")
        #expect(try feature(.write, "/day/2026-11-21/mark", ["step": "fast"]) == nil)
        #expect(try feature(.write, "/day/2026-11-21/mark", ["step": "uncheck", "mark": "duha"]) == nil)
        #expect(try feature(.read, "/week") == "week" && feature(.read, "/week/2026-11-21") == "week")
        #expect(try feature(.read, "/week/2026-11-21.ics") == nil, "a file for another program is everybody's")
        #expect(try feature(.read, "/widgets/small") == "widgets" && feature(.read, "/widgets") == "widgets")
        #expect(try feature(.read, "/me/data/tasks.csv") == "csv" && feature(.read, "/me/data/wird.json") == nil)
        #expect(try feature(.write, "/advice/2026-11-21") == "advice")
        #expect(try feature(.write, "/me/settings/configuration", ["file": "{}"]) == "configuration")
        #expect(try feature(.write, "/me/settings/special", ["tarawihRakaat": "20"]) == "special")
        #expect(try feature(.write, "/me/settings/special", ["ramadanShift": "1", "eid": "off"]) == nil)
        for path in ["/", "/inbox", "/me", "/me/data", "/me/data/import", "/place", "/undo", "/weekly", "/me/settings"]
        {
            #expect(try feature(.read, path) == nil && feature(.write, path, ["title": "x"]) == nil, "\(path)")
        }
    }

    @Test("MZ-216 a wrong table is refused with its key and the reason")
    func faults() throws {
        let good = try ConfigTests.file("TiersConfig")
        func message(_ value: JSON?, _ path: [String]) -> String? {
            do throws(ConfigError) {
                _ = try TiersConfig(json: ConfigTests.with(value, at: path, in: good))
                return nil
            } catch { return error.message }
        }
        #expect(message(nil, ["gates"]) == "TiersConfig.json, gates: is missing")
        #expect(
            message([["feature": "x", "on": "read", "path": "/x"]], ["gates"])?.contains("none of the features") == true
        )
        #expect(
            message([["feature": "week", "on": "see", "path": "/x"]], ["gates"])?.contains("read or write") == true)
        #expect(message([["feature": "week", "on": "read", "path": "x"]], ["gates"])?.contains("address") == true)
        #expect(message([], ["prices"])?.contains("at least one") == true)
        #expect(message("shop", ["purchases", "provider"])?.contains("none, test or link") == true)
        #expect(message("link", ["purchases", "provider"])?.contains("https://") == true)
        #expect(message([["id": "a", "tier": "gold"]], ["features"])?.contains("free or pro") == true)
        #expect(message(0, ["trial", "days"])?.contains("1 to 90") == true)
        #expect(message(["a"], ["features"]) != nil)
    }

    @Test("MZ-273 offers: the first week once, a feast's only where it is switched on, none in a prayer, none put away")
    func offers() throws {
        let tiers = try EntitlementTests.tiers()
        let free = Entitlement(Plan(), tiers, at: EntitlementTests.begin)
        var facts = UpgradeOffer.Facts(now: EntitlementTests.begin)
        func kind(_ settings: OfferSettings = OfferSettings(), _ entitlement: Entitlement? = nil) -> UpgradeOffer.Kind?
        {
            UpgradeOffer(entitlement ?? free, settings, facts)?.kind
        }
        #expect(kind() == nil, "nobody knows since when")
        facts.since = EntitlementTests.begin + .hours(-6 * 24)
        #expect(kind() == nil)
        facts.since = EntitlementTests.begin + .hours(-7 * 24)
        #expect(kind() == .week)
        facts.isInPrayer = true
        #expect(kind() == nil)
        facts.isInPrayer = false
        facts.dismissed = ["week"]
        #expect(kind() == nil)
        facts.dismissed = []
        facts.since = EntitlementTests.begin + .hours(-10 * 24)
        #expect(kind() == nil, "its days are over")
        facts.isEid = true
        facts.hijri = HijriDate(year: 1448, month: .ramadan, day: 3)
        #expect(kind() == nil, "off by default")
        var settings = OfferSettings()
        settings.ramadan = true
        #expect(kind(settings) == .ramadan)
        facts.dismissed = ["ramadan-1448"]
        #expect(kind(settings) == nil)
        var plan = Plan()
        plan.trial = EntitlementTests.begin + .hours(-6 * 24 - 1)
        facts.dismissed = []
        #expect(kind(settings, Entitlement(plan, tiers, at: EntitlementTests.begin)) == .ending)
        for id in ["week", "ending", "ramadan-1448", "eid-1448-10"] { #expect(UpgradeOffer.isID(id)) }
        for id in ["", "x", "week deleted", "eid-\u{0}", "week" + String(repeating: "1", count: 40)] {
            #expect(!UpgradeOffer.isID(id))
        }
    }
}
