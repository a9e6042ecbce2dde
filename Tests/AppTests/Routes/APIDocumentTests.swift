import Almanac
import Foundation
import Records
import Testing

@testable import App

struct APIDocumentTests {
    static let document: String = {
        let file = StructureTests.root.appending(path: "docs/api.md")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// A route's address as the document writes it.
    static func template(_ route: Route) -> String {
        var path = route.path
        for (pattern, name) in [
            (#/wird-[0-9a-f]{32}/#, "TOKEN"), (#/weeks\/\d+/#, "weeks/WEEK"), (#/l1-w1-v1/#, "VIDEO"),
            (#/\bs1-1\b/#, "SESSION"), (#/notifications\/a1$/#, "notifications/ANNOUNCEMENT"),
            (#/^\/course\/profile\/[a-z]+$/#, "/course/profile/SHEET"),
            (#/^\/reminders\/[^\/]+\//#, "/reminders/REMINDER/"),
            (#/[0-9a-f]{12}-[0-9a-f]{16}/#, "ID"), (#/\d{4}-\d{2}-\d{2}/#, "DATE"), (#/:[0-9a-f]{8}\b/#, ":KEY"),
            (#/\d{4}-\d{2}/#, "MONTH"),
            (#/^\/calendar\/\d{4}$/#, "/calendar/YEAR"), (#/^\/times\/DATE\/[a-z]+$/#, "/times/DATE/PRAYER"),
            (#/^\/help\/[a-z-]+$/#, "/help/TOPIC"), (#/^\/legal\/[a-z]+$/#, "/legal/PAGE"),
            (#/^\/path\/questions\/[a-z]+\/[a-z]+$/#, "/path/questions/ROUND/QUESTION"),
            (#/^\/path\/plan\/[a-z]+$/#, "/path/plan/ROUND"),
            (#/^\/setup\/[a-z]+$/#, "/setup/STEP"), (#/^\/quran\/(?:page|juz|hizb)\/\d+$/#, "/quran/PART/NUMBER"),
            (#/^\/quran\/\d+\/\d+/#, "/quran/SURAH/AYAH"), (#/^\/quran\/\d+$/#, "/quran/SURAH"),
            (#/^\/quran\/listen\/\d+\/\d+$/#, "/quran/listen/SURAH/AYAH"),
            (#/^\/quran\/listen\/\d+$/#, "/quran/listen/SURAH"),
            (#/^\/quran\/hifz\/[a-z]+-[0-9-]+$/#, "/quran/hifz/PASSAGE"),
            (#/^\/quran\/recite\/\d+-\d+-\d+$/#, "/quran/recite/SPAN"),
            (#/^\/quran\/recitations\/[a-z]+\/\d+$/#, "/quran/recitations/RECITER/FILE"),
        ] { path = path.replacing(pattern, with: name) }
        if case .planner(.widget(let address)) = route {
            path = path.replacing("/" + address.kind.rawValue, with: "/WIDGET")
        }
        return path
    }

    @Test("SY-016 every route that the app answers is documented with each of its methods", arguments: RouteTests.all)
    func documented(route: Route) {
        if case .aladhan = route {
            #expect(Self.document.contains("/v1/"))
            return
        }
        for method in route.methods where method != .head {
            let call = "`\(method.rawValue) \(Self.template(route))`"
            #expect(Self.document.contains(call), "docs/api.md lacks \(call)")
        }
    }

    @Test("SY-016 what the document calls is a route, with the method that it names")
    func real() throws {
        let date = "2026-11-21"
        let calls = Self.document.matches(of: #/`(GET|POST) (\/[^ `?]*)`/#)
        #expect(calls.count > 70)
        // Files and listening are the host's alone, which BlobDocumentTests and ListeningDocumentTests hold to the document.
        let hosts = ["/blobs", "/quran/recite/listen", "/quran/recite/recogniser"]
        for call in calls where !hosts.contains(where: { call.output.2.hasPrefix($0) }) {
            let path = String(call.output.2).replacing("TOKEN", with: "wird-" + String(repeating: "0", count: 32))
                .replacing("REMINDER", with: "prayer-start.asr-\(date)").replacing("DATE", with: date)
                .replacing("MONTH", with: "2026-11").replacing("YEAR", with: "1448")
                .replacing("WEEK", with: "8").replacing("VIDEO", with: "l1-w1-v1")
                .replacing("ANNOUNCEMENT", with: "a1").replacing("SESSION", with: "s1-1").replacing(
                    "SHEET", with: "font"
                )
                .replacing("SURAH", with: "2").replacing("AYAH", with: "255").replacing("RECITER", with: "alafasy")
                .replacing("SPAN", with: "112-1-4")
                .replacing("FILE", with: "002255").replacing("PASSAGE", with: "ayat-78-1-16").replacing(
                    "PRAYER", with: "asr"
                )
                .replacing("WIDGET", with: "small").replacing("TOPIC", with: "today").replacing("PAGE", with: "privacy")
                .replacing("PART", with: "page").replacing("NUMBER", with: "562").replacing("SURAH", with: "2")
                .replacing("AYAH", with: "255").replacing("STEP", with: "method").replacing(
                    "ROUND/QUESTION", with: "refresh/pace"
                )
                .replacing("ROUND", with: "refresh").replacing("ID", with: "019aa5d1c2f0-00ff00ff00ff00ff")
                .replacing("/D/", with: "/\(date)/")
            let route = Route(path: path)
            #expect(route?.methods.contains { $0.rawValue == call.output.1 } == true, "\(call.output.0)")
        }
    }

    @Test("SY-016 every scope, status and code of a refusal that a program meets is documented")
    func refusals() throws {
        for scope in AccessScope.allCases { #expect(Self.document.contains("| `\(scope.rawValue)` |")) }
        for kind in WidgetKind.allCases { #expect(Self.document.contains("`\(kind.rawValue)`")) }
        let device = try Device.inRiyadh()
        let bad = device.send(
            Request(
                method: "POST", path: "/tasks", contentType: "application/json", accept: "application/json",
                body: Array("{".utf8), now: device.now, entropy: device.draw()))
        let answers: [(Response, Int)] = [
            (bad, 400), (AccessTests.ask(device, "GET", "/", "Bearer x"), 401),
            (device.get("/tasks/none", accept: "application/json"), 404),
            (device.get("/feeds/x.ics", accept: "application/json"), 404),
            (device.get("/tasks", accept: "application/json"), 405),
            (
                device.post(
                    "/tasks", ["title": "x", "date": "2026-11-21", "start": "14:45"], accept: "application/json"), 409
            ),
            (device.post("/tasks", ["title": ""], accept: "application/json"), 422),
            (try Device().get("/", accept: "application/json"), 409),
            (device.post("/me/data/erase", [:], accept: "application/json"), 422),
        ]
        for (answer, status) in answers {
            #expect(answer.status == status, "\(answer.text)")
            let error = try JSON(reading: answer.body)["error"]
            #expect(Self.document.contains("`\(error?["code"]?.string ?? "?")`"), "\(answer.text)")
            #expect(error?["message"]?.string?.isEmpty == false)
        }
    }
}
