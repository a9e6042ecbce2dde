import Almanac
import Planner
import Records
import Testing

@Suite struct EntitlementTests {
    static let begin = Instant(seconds: 1_795_258_680)
    static let day: Int64 = 24

    static func tiers() throws -> TiersConfig { try TiersConfig(json: ConfigTests.file("TiersConfig")) }

    private func standing(_ plan: Plan, hours: Int64) throws -> Entitlement {
        Entitlement(plan, try Self.tiers(), at: Self.begin + .hours(hours))
    }

    private var trial: Plan {
        var plan = Plan()
        plan.trial = Self.begin
        return plan
    }

    private func paid(_ kind: PlanKind, _ status: Plan.Status, until hours: Int64?) -> Plan {
        var plan = Plan()
        plan.kind = kind
        plan.status = status
        plan.until = hours.map { Self.begin + .hours($0) }
        return plan
    }

    @Test("MZ-277 the trial is open for seven days, its end is spoken of a day before, and a day of grace follows")
    func trialDays() throws {
        let ends = Self.begin + .hours(7 * Self.day)
        for hours in [0, 24, 6 * 24 - 1] {
            let now = try standing(trial, hours: Int64(hours))
            #expect(now.standing == .trial(ends: ends) && now.isOpen && now.trialEnding == nil, "\(hours)")
        }
        for hours in [6 * 24, 7 * 24 - 1] {
            let now = try standing(trial, hours: Int64(hours))
            #expect(now.isOpen && now.trialEnding == ends, "\(hours)")
        }
        for hours in [7 * 24, 8 * 24 - 1] {
            let now = try standing(trial, hours: Int64(hours))
            #expect(now.standing == .grace(ends: ends + .hours(24)) && now.isOpen && now.trialEnding == nil)
        }
        let after = try standing(trial, hours: 8 * Self.day)
        #expect(after.standing == .lapsed(since: ends + .hours(24)) && !after.isOpen)
        #expect(after.access(to: "nawafil") == .frozen && after.access(to: "tasks") == .open)
        #expect(after.rest(of: "recurring") == ends + .hours(24) && after.rest(of: "inbox") == nil)
        #expect(!after.hasTrial)
    }

    @Test("MZ-277 whoever never had Pro finds it locked, with a trial to begin")
    func free() throws {
        let now = try standing(Plan(), hours: 0)
        #expect(now.standing == .free && now.hasTrial && now.access(to: "nawafil") == .locked)
        #expect(now.access(to: "week") == .locked && now.access(to: "timeline") == .open)
        #expect(now.rest(of: "recurring") == Instant(seconds: 0))
    }

    @Test(
        "SY-044 a plan is open to the end of what was paid, a day longer, and always when it is for life; a refund ends it"
    )
    func paidPlans() throws {
        for status in [Plan.Status.active, .cancelled, .billing, .expired] {
            let plan = paid(.monthly, status, until: 100)
            #expect(try standing(plan, hours: 99).standing == .paid(until: Self.begin + .hours(100)))
            #expect(try standing(plan, hours: 100).standing == .grace(ends: Self.begin + .hours(124)))
            #expect(try standing(plan, hours: 124).standing == .lapsed(since: Self.begin + .hours(124)))
        }
        let refunded = paid(.annual, .refunded, until: 100)
        #expect(try standing(refunded, hours: 100).standing == .lapsed(since: Self.begin + .hours(100)))
        #expect(try standing(paid(.lifetime, .active, until: nil), hours: 1_000_000).standing == .paid(until: nil))
    }

    @Test("MZ-277 what is bought in the trial counts beside it: whichever lasts longer holds")
    func both() throws {
        var plan = trial
        plan.kind = .monthly
        plan.status = .refunded
        plan.until = Self.begin + .hours(24)
        #expect(try standing(plan, hours: 48).isOpen, "the trial goes on")
        #expect(try standing(plan, hours: 8 * Self.day).standing == .lapsed(since: Self.begin + .hours(8 * Self.day)))
        plan.status = .active
        plan.until = Self.begin + .hours(30 * Self.day)
        #expect(try standing(plan, hours: 8 * Self.day).standing == .paid(until: Self.begin + .hours(30 * Self.day)))
    }

    @Test("MZ-278 a feature is open, then rests and then is open again with time alone; it never skips a state")
    func order() throws {
        var opened = false
        for hours in stride(from: Int64(0), to: 12 * 24, by: 1) {
            let now = try standing(trial, hours: hours)
            let access = now.access(to: "recurring")
            if access == .open { opened = true }
            #expect(access != .locked && (opened || access == .open))
            #expect((access == .open) == now.isOpen && (now.rest(of: "recurring") == nil) == now.isOpen)
        }
    }

    @Test("MZ-265 the year's saving is computed from the shown currency: 44 percent in riyals, 50 in dollars")
    func prices() throws {
        let tiers = try Self.tiers()
        let riyals = try #require(tiers.price(country: "SA"))
        #expect(riyals.currency == "SAR" && riyals.saving == 44)
        #expect(riyals[.monthly] == 1500 && riyals[.annual] == 10_000 && riyals[.lifetime] == 25_000)
        for country in ["", "US", "ID", "zz"] {
            let dollars = try #require(tiers.price(country: country))
            #expect(dollars.currency == "USD" && dollars.saving == 50)
            #expect(dollars[.monthly] == 499 && dollars[.annual] == 2999 && dollars[.lifetime] == 6999)
        }
        let dear = RegionalPrice(currency: "X", countries: [], monthly: 100, annual: 1200, lifetime: 1)
        #expect(dear.saving == 0)
    }

    @Test("MZ-263 every feature of the free tier is free, and MZ-264's nine limits are Pro's")
    func tierTable() throws {
        let pro = try Self.tiers().pro
        for id in [
            "tasks", "timeline", "prayer-times", "reminders", "three-categories", "dark", "drag", "inbox",
            "manual-moves",
        ] {
            #expect(!pro.contains(id))
        }
        for id in ["calendars", "recurring", "notices", "widgets", "week", "nawafil", "adhan", "durations"] {
            #expect(pro.contains(id))
        }
    }
}
