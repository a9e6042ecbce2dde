import Almanac
import Foundation
import Planner
import Records
import Testing

@testable import App

/// The optional source: off until it is wanted, believed only as far as the Sun, kept and shown by the policy.
struct SourceTests {
    private static let path = Device.sourcePath

    /// Every time of an answer moved by minutes, as a source with other figures would have it.
    private static func moved(_ minutes: Int, _ prayer: String = "Asr") -> (String) -> String {
        { text in
            text.replacing(try! Regex("\"\(prayer)\":\"(\\d\\d):(\\d\\d)")) { match in
                let hour = Int(match.output[1].substring!)!
                let minute = hour * 60 + Int(match.output[2].substring!)! + minutes
                return "\"\(prayer)\":\"" + Minute.text(minute)
            }
        }
    }

    @Test("MZ-012 MZ-223 the source is off by default: nothing is asked, and the page says what would leave the device")
    func off() throws {
        let device = try Device.inRiyadh()
        #expect(try device.order() == nil)
        #expect(try device.facts(Self.path)["on"]?.bool == false)
        let page = device.page(Self.path + "?lang=en")
        #expect(page.contains("This is the one thing that leaves your device") && page.contains("name=\"address\""))
        // Nor by an address alone, nor without a place.
        device.post(Self.path, ["step": "on", "address": "https://times.example"])
        device.post(Self.path, ["step": "off"])
        #expect(try device.order() == nil)
        #expect(try device.facts(Self.path)["address"]?.string == "https://times.example")
        #expect(try Device().order() == nil)
    }

    @Test("MZ-012 MZ-223 what is asked tells the place to a hundredth of a degree, the zone, the method and no more")
    func asked() throws {
        let device = try Device.asking()
        let order = try #require(try device.order())
        let addresses = (order["addresses"]?.array ?? []).compactMap { $0.string }
        let query = "?latitude=24.69&longitude=46.72&method=4&school=0&timezonestring=Asia%2FRiyadh"
        #expect(
            addresses == [
                "https://times.example/v1/calendar/2026/11" + query,
                "https://times.example/v1/calendar/2026/12" + query,
            ])
        #expect(order["timeout"]?.int == 10 && order["attempts"]?.int == 3)
        #expect(device.page(Self.path + "?lang=en").contains("24.69, 46.72"))
    }

    @Test("MZ-012 days that agree with the Sun stand in front of the computed ones, on every page")
    func inFront() throws {
        let device = try Device.asking()
        let computed = try #require(try device.prayers()["asr"])
        #expect(try device.answer(Self.moved(2))["kept"]?.bool == true)
        let shown = try #require(try device.prayers()["asr"])
        #expect(ClockTime(shown)!.minuteOfDay == ClockTime(computed)!.minuteOfDay + 2)
        #expect(try device.facts("/")["timetable"]?["source"]?.string == "network")
        #expect(try device.facts("/times/2026-12-01/asr")["rule"]?.string == "timetable")
        #expect(try device.facts(Self.path)["used"]?.bool == true)
        // It is not asked again before it is due.
        #expect(try device.order() == nil)
        device.now = device.now + .hours(23)
        #expect(try device.order() == nil)
        device.now = device.now + .hours(1)
        #expect(try device.order() != nil)
    }

    @Test("MZ-012 a difference of three minutes is said on the source's page, two are not")
    func disagrees() throws {
        let device = try Device.asking()
        try device.answer(Self.moved(3))
        #expect(device.page(Self.path + "?lang=en").contains("The source differs from the calculated time for Asr"))
        #expect(!device.page("/?lang=en").contains("differs from"))
        let other = try Device.asking()
        try other.answer(Self.moved(2))
        #expect(!other.page(Self.path + "?lang=en").contains("differs from"))
    }

    /// An answer that can't be right, and by what it is refused.
    enum Lie: String, CaseIterable {
        case outOfOrder, implausible, wrongPlace, wrongZone, wrongDates, notJSON, empty, wrongShape, list, sourceFailed,
            deep

        var reason: String {
            switch self {
            case .empty, .deep: "notJSON"
            case .list: "wrongShape"
            default: rawValue
            }
        }

        func told(_ text: String) -> String {
            switch self {
            case .outOfOrder: text.replacing(try! Regex("\"Asr\":\"\\d\\d:\\d\\d"), with: { _ in "\"Asr\":\"05:30" })
            case .implausible: text.replacing(try! Regex("\"Isha\":\"\\d\\d:\\d\\d"), with: { _ in "\"Isha\":\"22:30" })
            case .wrongPlace: text.replacing("24.69", with: "25.69")
            case .wrongZone: text.replacing("Riyadh", with: "Dubai")
            case .wrongDates: text.replacing("-2026\"", with: "-2025\"")
            case .notJSON: String(text.dropLast(1))
            case .empty: ""
            case .wrongShape: "{}"
            case .list: "[]"
            case .sourceFailed: #"{"code": 400, "status": "BAD_REQUEST", "data": "no"}"#
            case .deep: String(repeating: "[", count: 4_000)
            }
        }
    }

    @Test(
        "MZ-012 an answer that lies is refused with its reason, and the computed times stand", arguments: Lie.allCases)
    func lies(lie: Lie) throws {
        let device = try Device.asking()
        let computed = try device.prayers()
        let told = try device.answer { lie.told($0) }
        #expect(told["kept"]?.bool == false)
        #expect(told["reason"]?.string == lie.reason)
        #expect(try device.prayers() == computed)
        #expect(try device.facts(Self.path)["refused"]?.string == lie.reason)
        let page = device.page(Self.path + "?lang=en")
        #expect(!page.contains(">timetable.error") && page.contains("disabled"))
        // A sound answer later stands.
        device.now = device.now + .minutes(1)
        #expect(try device.answer()["kept"]?.bool == true)
        #expect(try device.facts(Self.path)["refused"]?.isNull == true)
    }

    @Test("MZ-254 MZ-251 a source that is silent: its last days, how old they are, and Retry once the pause is over")
    func silent() throws {
        let device = try Device.asking()
        try device.answer(Self.moved(2))
        let printed = try device.prayers()
        device.now = device.now + .hours(25)
        try device.fail(["kind": "timeout"])
        let page = device.page("/?lang=en")
        #expect(page.contains("Last updated: 25 hours ago") && page.contains("Retry"))
        #expect(try Self.retry(page).contains("disabled"))
        #expect(try device.prayers()["asr"] != nil && printed["asr"] != nil)
        #expect(try device.facts("/")["timetable"]?["source"]?.string == "network")
        // Nothing is asked before the pause is over; then the button is there, and pressing it stores the wish.
        #expect(try device.order() == nil)
        device.now = device.now + .seconds(31)
        #expect(try !Self.retry(device.page("/?lang=en")).contains("disabled"))
        #expect(device.post(Self.path, ["step": "ask", "back": "/"])["location"] == "/?notice=sourceAsked")
        // The pauses grow.
        try device.fail(["kind": "timeout"])
        device.now = device.now + .seconds(31)
        #expect(try device.order() == nil)
        device.now = device.now + .seconds(30)
        #expect(try device.order() != nil)
    }

    /// The retry button of a page.
    private static func retry(_ page: String) throws -> Substring {
        let end = try #require(page.range(of: "Retry"))
        let start = try #require(page[..<end.lowerBound].range(of: "<button", options: .backwards))
        return page[start.lowerBound..<end.upperBound]
    }

    @Test("MZ-022 while the source fails its days are used for 48 hours, then the times are computed")
    func fallback() throws {
        let device = try Device.asking()
        try device.answer(Self.moved(2))
        device.now = device.now + .hours(47)
        try device.fail(["kind": "status", "status": 500])
        #expect(try device.facts("/")["timetable"]?["source"]?.string == "network")
        device.now = device.now + .hours(2)
        #expect(try device.facts("/")["timetable"] == nil)
        #expect(device.page("/?lang=en").contains("times are calculated on your device"))
    }

    @Test("MZ-255 MZ-022 without a network its days are used for 30 days, and the page says Offline Mode")
    func offline() throws {
        let device = try Device.asking()
        try device.answer(Self.moved(2))
        device.now = device.now + .days(3)
        try device.fail(["kind": "offline"])
        let page = device.page("/?lang=en")
        #expect(page.contains("Offline Mode") && page.contains("Showing cached prayer times"))
        #expect(page.contains("data-offline=\"Offline Mode · Showing cached prayer times\""))
        device.now = device.now + .days(26)
        #expect(try device.facts("/")["timetable"]?["source"]?.string == "network")
        device.now = device.now + .days(2)
        #expect(try device.facts("/")["timetable"] == nil)
    }

    @Test("MZ-256 a busy source is left alone for as long as it says, and mentioned only once the times are a day old")
    func limited() throws {
        let device = try Device.asking()
        try device.answer()
        device.now = device.now + .hours(23)
        device.post(Self.path, ["step": "ask"])
        try device.fail(["kind": "limited", "seconds": 7_200])
        #expect(!device.page("/?lang=en").contains("The source is busy"))
        device.now = device.now + .minutes(119)
        #expect(try device.order() == nil)
        device.now = device.now + .minutes(1)
        #expect(device.page("/?lang=en").contains("The source is busy. Last updated: 25 hours ago"))
        #expect(try device.order() != nil)
    }

    @Test("MZ-012 asked for by the person it is asked though nothing is due, once")
    func wanted() throws {
        let device = try Device.asking()
        try device.answer()
        #expect(try device.order() == nil)
        device.now = device.now + .minutes(5)
        device.post(Self.path, ["step": "ask"])
        #expect(try device.order() != nil)
        try device.answer(Self.moved(1))
        #expect(try device.order() == nil)
    }

    @Test("MZ-013 MZ-012 after a move or by another method it is asked anew, and what it said before is gone")
    func elsewhere() throws {
        let device = try Device.asking()
        try device.answer(Self.moved(2))
        device.post("/me/settings", ["method": "mwl"])
        #expect(try device.order() != nil)
        #expect(try device.facts("/")["timetable"] == nil)
        device.post("/me/settings", ["method": ""])
        let late = try #require(try device.order())
        // What was asked before and answered late is for nobody any more.
        device.post("/place", ["city": "104515"])
        guard case .object(var report) = late else { return }
        report["answers"] = []
        #expect(try device.job("POST", .object(report))["kept"]?.bool == false)
        #expect(try device.facts(Self.path)["refused"]?.isNull == true)
    }

    @Test(
        "MZ-021 the next day's times are there at midnight, from the source and without it, though nobody asked before")
    func midnight() throws {
        for device in [try Device.inRiyadh(), try Device.asking()] {
            try device.answer(Self.moved(2))
            _ = try device.add("تلاوة", date: "2026-11-22", start: "09:00")
            // 23:59:59 in Riyadh, then the first second of the next day.
            device.now = Instant(seconds: 1_795_294_799)
            #expect(try device.facts("/")["date"]?.string == "2026-11-21")
            let tomorrow = try device.prayers("/day/2026-11-22")
            device.now = device.now + .seconds(1)
            let day = try device.facts("/")
            #expect(day["date"]?.string == "2026-11-22")
            #expect(try device.prayers() == tomorrow)
            #expect(day["tasks"]?.array?.first?["title"]?.string == "تلاوة")
        }
    }

    @Test("MZ-223 removed, nothing of it is left; it is never part of the export")
    func removed() throws {
        let device = try Device.asking()
        let computed = try Device.inRiyadh().prayers()
        try device.answer(Self.moved(2))
        #expect(!device.page("/me/data/wird.json").contains("network-2026"))
        device.post(Self.path, ["step": "remove"])
        #expect(try device.prayers() == computed)
        #expect(try device.order() == nil)
        #expect(try device.facts(Self.path)["address"]?.string == "")
        #expect(device.store.values.allSatisfy { $0.key.kind != TimetableMonth.kind || $0["days"]?.value.array == nil })
    }

    @Test(
        "an address that can't be asked is refused with what it should be, and what was typed stays",
        arguments: ["ar", "en"])
    func refused(language: String) throws {
        let device = try Device.inRiyadh()
        for typed in [
            "aladhan", "http://api.aladhan.com", "http://169.254.169.254", "https://[fe80::1]", "http://127.0.0.1:8470",
            "https://localhost", "http://192.168.1.7", "https://100.64.0.1",
        ] {
            let answer = device.post(Self.path + "?lang=\(language)", ["step": "on", "address": typed])
            #expect(answer.status == 422)
            #expect(answer.text.contains("href=\"#address\"") && answer.text.contains("value=\"\(typed)\""))
            #expect(!answer.text.contains(">error.source"))
        }
        #expect(device.post(Self.path, ["step": "x"]).status == 422)
        #expect(device.post(Self.path, ["step": "ask"]).status == 422)
        #expect(try device.order() == nil)
    }

    @Test("a mosque's own timetable stands before the source's")
    func behindMosque() throws {
        let device = try Device.asking()
        try device.answer(Self.moved(2))
        device.hang(Printed.month())
        #expect(try device.prayers()["asr"] == "14:50")
        device.now = device.now + .hours(25)
        try device.fail(["kind": "timeout"])
        #expect(!device.page("/?lang=en").contains("Last updated"))
    }
}
