import Almanac
import Foundation
import Interface
import Records
import Testing
import WorshipPath

@testable import App

/// The path's day: logging, later, undo, the past, mercy, rest, excused days.
struct PathDayTests {
    @Test(
        "WP-062 WP-063 WP-064 WP-066 WP-067 the day greets with its date and lists boxes to check, what they open, and the journey"
    )
    func day() throws {
        let device = try Device.onPath()
        let page = device.page("/path")
        #expect(page.contains("السبت، ٢١ نوفمبر") && page.contains("مسيرتك اليوم"))
        #expect(page.contains("role=\"checkbox\" aria-checked=\"false\"") && page.contains("aria-label=\"صلاة الفجر\""))
        #expect(page.contains("href=\"/quran/place\"") && page.contains("href=\"/adhkar/morning?back="))
        #expect(page.contains("class=\"path-tree\"") && page.contains("تأمل اليوم") && page.contains("إضافات اختيارية"))
        #expect(Strings.pathDate(on: CivilDate(year: 2026, month: 2, day: 12)!) == "الخميس، ١٢ فبراير")
    }

    @Test(
        "WP-067 each action opens what it is about: reading where one stopped, listening the player, adhkar their own")
    func opens() throws {
        let bundle = try AppBundle(Fixtures.bundle())
        let links = Dictionary(
            uniqueKeysWithValues: bundle.path.actions.compactMap { action in
                action.opens.map { place in (action.id, place.link(for: action.id).text.prefix { $0 != "?" }) }
            })
        #expect(links["quran-portion"] == "/quran/place" && links["extra-page"] == "/quran/place")
        #expect(links["quran-listening"] == "/quran/listen" && links["quran-reflection"] == "/quran#ayah-of-day")
        #expect(links["morning-adhkar"] == "/adhkar/morning" && links["tasbih-after-prayer"] == "/adhkar/prayer")
        #expect(links["dua-before-sleep"] == "/adhkar/sleep" && links["istighfar"] == "/counter")
        #expect(!links.values.contains("/quran"))
    }

    @Test("WP-068 WP-069 one touch notes, says so with a blessing, and can be taken back; later is beside it")
    func touch() throws {
        let device = try Device.onPath()
        let answer = device.post("/path/day/\(device.today)", ["step": "done", "entry": "fajr"])
        let page = device.page(answer["location"] ?? "")
        #expect(
            answer.status == 303 && page.contains("سجلت الصلاة. بارك الله فيك.")
                && page.contains("data-seconds=\"10\" data-brief"))
        #expect(answer["location"]?.hasPrefix("/path?") == true, "no form in between")
        #expect(page.contains("aria-checked=\"true\" class=\"complete complete-done\" aria-label=\"صلاة الفجر\""))
        device.post("/path/day/\(device.today)", ["step": "undo", "entry": "fajr"])
        #expect(!device.page("/path").contains("aria-checked=\"true\""))
        device.post("/path/day/\(device.today)", ["step": "later", "entry": "fajr"])
        let fajr = try device.facts("/path")["essentials"]?.array?.first { $0["id"] == "fajr" }
        #expect(fajr?["state"] == "later")
        // Each is one touch of its own, and what is put off steps aside until tomorrow and can be taken back.
        let day = device.page("/path")
        for label in ["لاحقًا: صلاة الظهر", "تأجيل: صلاة الظهر"] {
            #expect(day.contains("aria-label=\"\(label)\""), "\(label)")
        }
        let off = device.post("/path/day/\(device.today)", ["step": "tomorrow", "entry": "dhuhr"])
        let said = device.page(off["location"] ?? "")
        #expect(said.contains("أُجِّل إلى الغد.") && said.contains("data-seconds=\"10\""))
        #expect(!said.contains("تأجيل: صلاة الظهر") && !said.contains("لاحقًا: صلاة الظهر"))
        func state() throws -> JSON? {
            try device.facts("/path")["essentials"]?.array?.first { $0["id"] == "dhuhr" }?["state"]
        }
        #expect(try state() == "tomorrow")
        device.post("/path/day/\(device.today)", ["step": "undo", "entry": "dhuhr"])
        #expect(try state() == "open")
        device.post("/path/day/\(device.today)", ["step": "tomorrow", "entry": "dhuhr"])
        device.post("/path/day/\(device.today)", ["step": "done", "entry": "dhuhr"])
        #expect(try state() == "done")
        #expect(device.post("/path/day/\(device.today)", ["step": "done", "entry": "x"]).status == 422)
    }

    @Test("WP-071 WP-086 a day of the past is filled in, the figures follow, and there is one record for each date")
    func past() throws {
        let device = try Device.onPath()
        let first = device.today
        device.wait(days: 1)
        device.log("quran-portion")
        #expect(try device.facts("/path/journey")["streakDays"]?.int == 1)
        device.post("/path/day/\(first)", ["step": "done", "entry": "fajr"])
        #expect(try device.facts("/path/journey")["streakDays"]?.int == 2)
        #expect(device.pathRecords.filter { $0.key.kind == DayLog.kind }.count == 2)
        let days = try device.facts("/path/wird-path.json")["days"]?.array
        #expect(
            days?.first?["actions"]?.array?.first?["completedAt"] == nil
                && days?.last?["actions"]?.array?.first?["completedAt"] != nil)
        #expect(device.get("/path/day/2026-11-20").status == 404 && device.get("/path/day/2027-01-01").status == 404)
    }

    @Test(
        "WP-055 WP-074 a word on the day is kept with it, asked in the register's words, and counts for nothing but the badge"
    )
    func reflection() throws {
        let device = try Device.onPath()
        let asked = ["كلمة واحدة عن يومك في العبادة؟", "كيف كان قلبك اليوم؟"]
        #expect(asked.contains { device.page("/path").contains($0) })
        device.post("/path/day/\(device.today)", ["step": "note", "note": "سكينة 🌿"])
        #expect(try device.facts("/path")["note"] == "سكينة 🌿" && device.facts("/path/journey")["streakDays"]?.int == 0)
        device.wait(days: 7)
        #expect(try device.facts("/path/journey")["badges"]?.array == ["sincere-week"])
    }

    @Test(
        "WP-038 WP-054 WP-060 WP-077 after 1, 3, 10 and 60 days away the plan is the same, nothing is lost, nothing is counted or blamed",
        arguments: [1, 3, 10, 60])
    func gap(days: Int) throws {
        let device = try Device.onPath()
        for _ in 0..<8 {
            device.log("quran-portion")
            device.wait(days: 1)
        }
        let plan = try device.facts("/path/plan")
        let level = try device.facts("/path/journey")["currentLevel"]
        #expect(level == "roots")
        device.wait(days: Int64(days))
        // 19:58 in Riyadh.
        device.now = Instant(seconds: device.now.seconds + 6 * 3600)
        let page = device.page("/path")
        #expect(page.contains("مساء الخير. غداً فرصة جديدة—نفس الخطة بانتظارك.") && page.contains("التوبة تجب ما قبلها"))
        #expect(try device.facts("/path/plan") == plan && device.facts("/path/journey")["currentLevel"] == level)
        for word in ["لم تصل", "فاتتك", "أيام غياب", "\(days) أيام"] { #expect(!page.contains(word), "\(word)") }
        if days > 2 {
            #expect(try device.facts("/path/journey")["streakDays"]?.int == 0)
            #expect(page.contains("ابدأ من جديد عندما تكون مستعداً"))
        }
    }

    @Test(
        "WP-053 WP-057 WP-083 mercy is suggested once for a missed day, counts when it is taken, and can be taken back")
    func mercy() throws {
        let device = try Device.onPath()
        device.log("quran-portion")
        device.wait(days: 2)
        let page = device.page("/path")
        #expect(page.contains("data-prompt=\"mercy\"") && page.contains("الله يحب أن تؤتى رخصه"))
        device.post("/path/asked", ["prompt": "mercy", "step": "yes"])
        #expect(!device.page("/path").contains("data-prompt=\"mercy\""))
        let progress = try device.facts("/path/journey")
        #expect(progress["streakDays"]?.int == 2 && progress["mercyDaysUsedThisWeek"]?.int == 1)
        #expect(progress["badges"]?.array == ["conscious-rest"])
        device.post("/path/day/2026-11-22", ["step": "unmercy"])
        #expect(try device.facts("/path/journey")["mercyDaysUsedThisWeek"]?.int == 0)
        #expect(try device.facts("/path/journey")["badges"]?.array == ["conscious-rest"], "a badge stays")
    }

    @Test(
        "WP-079 the answer that tracking weighs on brings the offer of less on the day after the plan, not in its first minutes"
    )
    func notAtOnce() throws {
        let device = try Device.onPath(["tracking": "sometimes_heavy"])
        #expect(!device.page("/path").contains("data-prompt=\"overwhelm\""))
        device.wait(days: 1)
        #expect(device.page("/path").contains("data-prompt=\"overwhelm\""))
    }

    @Test(
        "WP-079 WP-080 WP-081 WP-082 too much: little in sight, a week of rest that freezes everything, or two questions"
    )
    func overwhelm() throws {
        let device = try Device.onPath()
        for entry in ["fajr", "dhuhr", "asr", "maghrib", "isha"] {
            device.post("/path/day/\(device.today)", ["step": "later", "entry": entry])
        }
        let page = device.page("/path")
        #expect(page.contains("data-prompt=\"overwhelm\"") && page.contains("هل تريد أن نعدّل خطتك؟"))
        device.post("/path/asked", ["prompt": "overwhelm", "step": "less"])
        let eased = device.page("/path")
        #expect(!eased.contains("data-prompt") && eased.contains("<summary>المزيد عندما تستطيع.</summary>"))
        #expect(try device.facts("/path")["essentials"]?.array?.count == 2)
        device.log("quran-portion")
        device.post("/path/rest", ["step": "rest"])
        #expect(device.page("/path").contains("خذ وقتك. المسيرة تنتظرك."))
        device.wait(days: 6)
        #expect(try device.facts("/path/journey")["streakDays"]?.int == 1)
        device.post("/path/rest", ["step": "unrest"])
        #expect(try device.facts("/path/rest")["resting"] == false)
        #expect(
            device.post("/path/questions/ease/pace", ["step": "skip"])["location"] == "/path/questions/ease/tracking")
        #expect(device.post("/path/questions/ease/tracking", ["step": "skip"])["location"] == "/path/plan/ease")
    }

    @Test("WP-037 WP-078 after light days a lighter plan is offered once, and changes nothing until it is taken")
    func lighter() throws {
        let device = try Device.onPath(["areas": "quran", "time": "more_30_plus"])
        let plan = try device.facts("/path/plan")
        for _ in 0..<6 {
            device.post("/path/day/\(device.today)", ["step": "note", "note": "x"])
            device.wait(days: 1)
        }
        device.post("/path/asked", ["prompt": "mercy", "step": "no"])
        let page = device.page("/path")
        #expect(page.contains("نرى أن وقتك محدود هذه الفترة—اقترحنا تقليص الأساسيات قليلاً"))
        #expect(page.components(separatedBy: "data-prompt=").count == 2, "one thing is asked at a time")
        #expect(try device.facts("/path/plan") == plan)
        device.post("/path/asked", ["prompt": "lighter", "step": "no"])
        #expect(!device.page("/path").contains("data-prompt=\"lighter\""))
        #expect(try device.facts("/path/journey")["lastPlanAdaptationAt"]?.int == device.now.milliseconds)
    }

    @Test(
        "WP-039 WP-056 WP-087 the intention is asked about after a week, in the register's words, and each is kept with its date"
    )
    func intention() throws {
        let device = try Device.onPath()
        for _ in 0..<7 {
            device.log("quran-portion")
            device.wait(days: 1)
        }
        // One thing at a time: the lighter plan, which light days bring, is asked first.
        device.post("/path/asked", ["prompt": "lighter", "step": "no"])
        #expect(device.page("/path").contains("هل ما زالت نيتك كما هي؟"))
        #expect(
            device.post("/path/asked", ["prompt": "refresh", "step": "yes"])["location"]
                == "/path/questions/refresh/intention")
        device.post("/path/questions/refresh/intention", ["step": "next", "choice": "closeness"])
        device.post("/path/plan/refresh", ["step": "accept"])
        device.now = Instant(seconds: device.now.seconds + 60)
        device.post("/path/plan", ["step": "intention", "intention": "أن أثبت"])
        let intentions = try #require(try device.facts("/path/wird-path.json")["intentions"]?.array)
        #expect(
            intentions.count == 3 && intentions.last?["text"] == "أن أثبت"
                && intentions.allSatisfy { $0["setAt"]?.int != nil })
        #expect(!device.page("/path").contains("data-prompt=\"refresh\""))
    }

    @Test("WP-036 the plan is changed by hand, within the chosen areas, and a new plan never writes over it")
    func edits() throws {
        let device = try Device.onPath(["areas": "quran", "pace": "balanced"])
        device.post("/path/plan", ["step": "remove", "entry": "quran-portion"])
        device.post("/path/plan", ["step": "essential", "entry": "ayah-by-heart"])
        #expect(
            device.post("/path/plan", ["step": "essential", "entry": "witr"]).status == 422,
            "an area that was not chosen")
        device.post("/path/questions/refresh/pace", ["step": "next", "choice": "ambitious"])
        device.post("/path/plan/refresh", ["step": "accept"])
        let ids = try #require(try device.facts("/path/plan")["essentials"]?.array?.compactMap { $0["id"]?.string })
        #expect(ids.contains("ayah-by-heart") && !ids.contains("quran-portion"))
        #expect(
            device.page("/path/plan").contains("action=\"/tasks\""), "an ordinary task on Today, where it is wanted")
    }
}

extension Strings {
    /// A date as the path's first page has it in Arabic.
    static func pathDate(on date: CivilDate) -> String {
        (try? App(bundle: Fixtures.bundle()).bundle.locales.strings(code: "ar").pathDate(date)) ?? ""
    }
}
