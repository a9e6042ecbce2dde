import Almanac
import Records
import TestSupport
import Testing

@testable import App

/// Riyadh on Saturday, 21 November 2026. Asr is about 14:42, Maghrib about 17:04.
struct LateDayTests {
    /// A device at a time of that day (Riyadh is three hours ahead of UTC).
    static func device(_ hour: Int, _ minute: Int = 0) throws -> Device {
        let device = try Device.inRiyadh()
        device.now = Instant(seconds: CivilDateTimes.saturday + Int64((hour - 3) * 3600 + minute * 60))
        return device
    }

    enum CivilDateTimes {
        /// 2026-11-21 00:00 UTC.
        static let saturday: Int64 = 1_795_219_200
    }

    @Test(
        "MZ-087 a task whose time has passed is offered more time, done, or a new arrangement; nothing moves by itself")
    func late() throws {
        let device = try Self.device(9)
        let id = try device.add("Read", duration: 30, date: "2026-11-21", start: "09:00")
        #expect(try device.facts("/")["late"]?.array?.isEmpty == true)
        device.now = Instant(seconds: device.now.seconds + 3600)
        #expect(try device.facts("/")["late"]?.array == [.string(id)])
        let page = device.page("/")
        #expect(page.contains("id=\"late\""))
        for address in ["/tasks/\(id)/extend", "/tasks/\(id)/complete", "/day/2026-11-21/reorganise"] {
            #expect(page.contains(address), "\(address)")
        }
        #expect(try device.task(id)["start"]?.string == "09:00")
        #expect(try device.task(id)["duration"]?.int == 30)
    }

    @Test("MZ-087 more time is given in quarters of an hour until the task is not over, and never over a prayer")
    func extended() throws {
        let device = try Self.device(9)
        let id = try device.add("Read", duration: 30, date: "2026-11-21", start: "09:00")
        device.now = Instant(seconds: device.now.seconds + 3600 + 120)
        #expect(try device.call("/tasks/\(id)/extend").json["task"]?["duration"]?.int == 75)
        #expect(try device.facts("/")["late"]?.array?.isEmpty == true)
        // A length that is not one of the eight can still be edited and saved.
        #expect(try device.call("/tasks/\(id)", ["title": "Read on"]).status == 200)
        #expect(try device.task(id)["duration"]?.int == 75)
        let next = try device.add("Write", duration: 60, date: "2026-11-21", start: "13:30")
        let answer = try device.call("/tasks/\(next)/extend")
        #expect(answer.status == 409)
        #expect(answer.json["error"]?["code"]?.string == "prayer_conflict")
        #expect(try device.task(next)["duration"]?.int == 60)
    }

    @Test("MZ-086 the proposal is shown with reasons, accepted as shown, and undone in one step")
    func reorganised() throws {
        let device = try Self.device(8)
        let a = try device.add("A", duration: 60, date: "2026-11-21", start: "09:00")
        let b = try device.add("B", duration: 60, date: "2026-11-21", start: "10:00")
        device.now = Instant(seconds: device.now.seconds + 2 * 3600 + 5 * 60)
        let facts = try device.facts("/day/2026-11-21/reorganise")
        let moves = facts["moves"]?.array ?? []
        // What is under way stays; the late one goes to the first time that is free beside it and Dhuhr.
        #expect(moves.map { $0["id"]?.string } == [a])
        #expect(moves.map { $0["to"]?.string } == ["12:15"])
        #expect(moves.first?["reason"]?.string == "late")
        let page = device.page("/day/2026-11-21/reorganise")
        #expect(page.contains("name=\"plan\""))
        #expect(try device.task(a)["start"]?.string == "09:00", "looking moves nothing")
        let plan = facts["plan"]?.string ?? ""
        let answer = try device.call("/day/2026-11-21/reorganise", ["plan": plan])
        #expect(answer.status == 200)
        #expect(try device.task(a)["start"]?.string == "12:15")
        #expect(try device.task(b)["start"]?.string == "10:00")
        let undo = answer.json["undo"]?.string ?? ""
        #expect(try device.call("/undo", ["change": undo]).status == 200)
        #expect(try device.task(a)["start"]?.string == "09:00")
        #expect(try device.task(b)["start"]?.string == "10:00")
        #expect(try device.call("/undo", ["change": undo]).status == 409, "once")
    }

    @Test("MZ-086 a proposal that no longer fits the day is not applied; the new one is shown")
    func stale() throws {
        let device = try Self.device(8)
        let a = try device.add("A", duration: 60, date: "2026-11-21", start: "09:00")
        device.now = Instant(seconds: device.now.seconds + 2 * 3600 + 5 * 60)
        let plan = try device.facts("/day/2026-11-21/reorganise")["plan"]?.string ?? ""
        _ = try device.call("/tasks/\(a)/move", ["date": "2026-11-21", "start": "15:15"])
        let page = device.post("/day/2026-11-21/reorganise", ["plan": plan])
        #expect(page.status == 409)
        #expect(try device.task(a)["start"]?.string == "15:15")
        for wrong in [
            "x", "\(a)@915>", "\(a)@915>99999", "\(a)@915>885", "\(a)@915>600,\(a)@915>630", "@>", "\(a)@915>-5x",
        ] {
            #expect(try device.call("/day/2026-11-21/reorganise", ["plan": wrong]).status == 409, "\(wrong)")
        }
        #expect(try device.task(a)["start"]?.string == "15:15")
    }

    @Test("MZ-086 what finds no room goes to the next day or the inbox, as was chosen")
    func overflow() throws {
        let device = try Self.device(8)
        let a = try device.add("A", duration: 120, date: "2026-11-21", start: "09:00")
        let b = try device.add("B", duration: 120, date: "2026-11-21", start: "12:15")
        let c = try device.add("C", duration: 120, date: "2026-11-21", start: "19:15")
        device.now = Instant(seconds: LateDayTests.CivilDateTimes.saturday + Int64(19 * 3600))
        let facts = try device.facts("/day/2026-11-21/reorganise")
        #expect(facts["overflow"]?.array?.count == 3 || facts["overflow"]?.array?.count == 2)
        let plan = facts["plan"]?.string ?? ""
        let answer = try device.call(
            "/day/2026-11-21/reorganise",
            ["plan": plan, "overflow-\(a)": "inbox", "overflow-\(b)": "tomorrow", "overflow-\(c)": "stay"])
        #expect(answer.status == 200)
        let all = [try device.task(a), try device.task(b), try device.task(c)]
        #expect(all.contains { $0["date"]?.string == "2026-11-22" } || all.contains { $0["date"] == .null })
    }

    @Test("MZ-085 one task goes to the next free time, all that is open back to the inbox, and that is undone")
    func manual() throws {
        let device = try Self.device(9)
        let a = try device.add("A", duration: 60, date: "2026-11-21", start: "09:00")
        let b = try device.add("B", duration: 60, date: "2026-11-21", start: "10:00")
        #expect(try device.call("/tasks/\(a)/next").json["task"]?["start"]?.string == "12:15")
        let inbox = try device.add("C", duration: 30)
        #expect(try device.call("/tasks/\(inbox)/next").json["task"]?["start"]?.string == "09:00")
        let answer = try device.call("/day/2026-11-21/inbox")
        #expect(answer.json["changed"]?.array?.count == 3)
        #expect(try device.facts("/inbox")["count"]?.int == 3)
        _ = try device.call("/undo", ["change": answer.json["undo"]?.string ?? ""])
        #expect(try device.task(b)["start"]?.string == "10:00")
        #expect(try device.facts("/inbox")["count"]?.int == 0)
    }

    @Test("MZ-050 after prayer times have shifted one tap moves all that stand on a prayer, and no others")
    func around() throws {
        let device = try Self.device(8)
        let a = try device.add("A", duration: 60, date: "2026-11-21", start: "15:15")
        let b = try device.add("B", duration: 30, date: "2026-11-21", start: "10:00")
        device.post("/me/settings", ["madhhab": "hanafi"])
        let before = try device.facts("/")["conflicts"]?.array ?? []
        #expect(before.map { $0["id"]?.string } == [a])
        #expect(device.page("/").contains("/day/2026-11-21/around"))
        let answer = try device.call("/day/2026-11-21/around")
        #expect(answer.json["changed"]?.array?.count == 1)
        #expect(try device.facts("/")["conflicts"]?.array?.isEmpty == true)
        #expect(try device.task(b)["start"]?.string == "10:00")
        _ = try device.call("/undo", ["change": answer.json["undo"]?.string ?? ""])
        #expect(try device.task(a)["start"]?.string == "15:15")
    }

    @Test("MZ-088 another's plan is shown for approval where it keeps the rules; otherwise the planner's own")
    func suggested() throws {
        let device = try Self.device(8)
        let a = try device.add("A", duration: 60, date: "2026-11-21", start: "09:00")
        device.now = Instant(seconds: device.now.seconds + 2 * 3600 + 5 * 60)
        let address = "/day/2026-11-21/reorganise?plan="
        let good = try device.facts(address + "\(a)@540%3E915")
        #expect(good["suggested"]?.bool == true)
        #expect(good["moves"]?.array?.first?["to"]?.string == "15:15")
        // On Asr, in the past, unknown, nonsense.
        for plan in ["\(a)@540%3E885", "\(a)@540%3E480", "nobody@540%3E915", "\(a)@555%3E915", "x"] {
            let facts = try device.facts(address + plan)
            #expect(facts["suggested"]?.bool == false, "\(plan)")
            #expect(facts["moves"]?.array?.first?["to"]?.string == "10:15")
        }
        #expect(try device.task(a)["start"]?.string == "09:00")
    }
}
