import Foundation
import Records
import Testing
import WorshipPath

@testable import App

/// What shows, what is taken along, what is erased, and who can see it.
struct PathPrivacyTests {
    @Test(
        "WP-025 WP-090 WP-092 whom tracking weighs on sees the level's name and no number, and reflection first",
        arguments: ["sometimes_heavy", "prefer_minimal"])
    func minimal(tracking: String) throws {
        let device = try Device.onPath(["tracking": tracking])
        device.log("quran-portion")
        let page = device.page("/path")
        #expect(
            page.contains("مسيرتك: البذور") && !page.contains("يوم واحد على المسيرة")
                && page.contains("أنت على المسيرة."))
        let reflection = try #require(page.range(of: "id=\"reflection\"")).lowerBound
        #expect(reflection < (try #require(page.range(of: "id=\"essentials\""))).lowerBound)
        #expect(try device.facts("/path/settings")["times"]?.array?.count == 1)
    }

    @Test(
        "WP-049 WP-091 WP-093 WP-094 the days in a row show with their number, without it, or not; rest days and the line can be hidden"
    )
    func display() throws {
        let device = try Device.onPath()
        for _ in 0..<7 {
            device.log("quran-portion")
            device.wait(days: 1)
        }
        #expect(
            device.page("/path").contains("أيام متتالية على المسيرة")
                && device.page("/path").contains("٧ أيام على المسيرة"))
        device.post("/path/settings", ["streak": "without-number"])
        #expect(!device.page("/path").contains("٧ أيام") && device.page("/path").contains("أنت على المسيرة."))
        device.post("/path/settings", ["streak": "hidden"])
        #expect(!device.page("/path").contains("أنت على المسيرة."))
        device.post("/path/settings", ["bar": "off"])
        #expect(!device.page("/path").contains("path-bar-done") && device.page("/path").contains("class=\"path-tree\""))
        device.post("/path/settings", ["nameOnly": "on"])
        #expect(
            !device.page("/path").contains("class=\"path-tree\"") && device.page("/path").contains("مسيرتك: الجذور"))
        device.post("/path/settings", ["nameOnly": "off", "streak": "shown", "restDays": "off"])
        #expect(!device.page("/path").contains("يوم راحة") && device.page("/path").contains("٧ أيام على المسيرة"))
        device.post("/me/settings", ["language": "en"])
        #expect(device.page("/path").contains("7 days on the path"))
    }

    @Test(
        "WP-040 WP-048 WP-096 levels have names without digits in every language, and the journey is one sentence",
        arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func levels(language: String) throws {
        let device = try Device.onPath(language: language)
        let strings = try App(bundle: Fixtures.bundle()).bundle.locales.strings(code: language)
        for level in PathLevel.allCases {
            #expect(!strings.name(level).contains { $0.isNumber } && !strings.name(level).isEmpty)
        }
        let page = device.page("/path")
        #expect(
            page.components(separatedBy: "class=\"path-tree\"").count == 2
                && page.contains("role=\"img\" aria-label=\""))
        #expect(!page.contains("مستواك"))
    }

    @Test("WP-041 ten bonuses in a day change nothing of the way")
    func bonuses() throws {
        let device = try Device.onPath(["areas": "good_deed"])
        let before = try device.facts("/path/journey")
        for action in Fixtures.path.actions where !action.isEssential { device.log(action.id) }
        #expect(try device.facts("/path/journey") == before)
    }

    @Test("WP-058 the badges are the three of reflection, and no text praises a count")
    func badges() throws {
        #expect(PathBadge.allCases.map(\.rawValue) == ["sincere-week", "intention-reviewed", "conscious-rest"])
        for code in ["ar", "en", "ur", "id", "tr", "fr"] {
            let strings = try App(bundle: Fixtures.bundle()).bundle.locales.strings(code: code)
            for badge in PathBadge.allCases { #expect(!strings.name(badge).contains { $0.isNumber }) }
        }
    }

    @Test(
        "WP-020 each badge has words of its own for each of the four intentions, and the answer chooses them",
        arguments: PrimaryIntention.allCases)
    func words(intention: PrimaryIntention) throws {
        let device = try Device.onPath(["intention": intention.rawValue])
        device.post("/path/questions/refresh/pace", ["step": "next", "choice": "gentle"])
        device.post("/path/plan/refresh", ["step": "accept"])
        let strings = try App(bundle: Fixtures.bundle()).bundle.locales.strings(code: "ar")
        let journey = device.page("/path/journey")
        for other in PrimaryIntention.allCases {
            #expect(journey.contains(strings.words(.intentionReviewed, other)) == (other == intention))
        }
        #expect(device.page("/path").contains(strings[key: "path.toward." + intention.rawValue]))
        for code in ["ar", "en", "ur", "id", "tr", "fr"] {
            let strings = try App(bundle: Fixtures.bundle()).bundle.locales.strings(code: code)
            let words = PathBadge.allCases.flatMap { badge in PrimaryIntention.allCases.map { strings.words(badge, $0) }
            }
            #expect(Set(words).count == 12 && words.allSatisfy { !$0.hasPrefix("path.") && $0.count > 10 })
        }
    }

    @Test("WP-002 WP-095 K62 erasing hides at once, can be taken back, and then takes the path and nothing else")
    func erase() throws {
        let device = try Device.onPath()
        _ = try device.add("Read", date: "2026-11-22", start: "10:00")
        device.log("fajr")
        #expect(device.post("/path/erase", ["step": "erase"]).status == 422, "it asks first")
        let others = device.store.filter { $0.key.scope != .path && $0.key.scope.isShared }
        device.post("/path/erase", ["step": "erase", "confirmation": "on"])
        #expect(
            device.page("/path").contains("<h1>مسيرتك في العبادة</h1>")
                && device.page("/path").contains("data-erasing=\"10\""))
        device.post("/path/erase", ["step": "restore"])
        #expect(try device.facts("/path")["begun"] == true)
        let again = try device.call("/path/erase", ["step": "restore"])
        #expect(
            again.status == 409 && again.json["error"]?["code"]?.string == "nothing_hidden",
            "there is nothing to take back")
        #expect(device.post("/path/erase", ["step": "now"]).status == 303)
        #expect(try device.facts("/path")["begun"] == true, "an old page erases nothing")
        device.post("/path/erase", ["step": "erase", "confirmation": "on"])
        device.post("/path/erase", ["step": "now"])
        #expect(device.store.keys.allSatisfy { $0.scope != .path } && device.workspace.generation(of: .path) == 1)
        #expect(device.store.filter { $0.key.scope != .path && $0.key.scope.isShared } == others)
        #expect(device.page("/path").contains("ابدأ مسيرتي") && !device.page("/path").contains("data-erasing"))
        let late = device.post("/path/erase", ["step": "restore"])
        #expect(late.status == 409 && late.text.contains("يُسترجع من صفحة «بياناتي»"), "nobody is told that it is back")
        #expect(try device.facts("/path")["begun"] == false)
    }

    @Test("WP-095 what is hidden is erased before anything new is kept in its place")
    func eraseBeforeNew() throws {
        let device = try Device.onPath()
        device.log("fajr")
        device.post("/path/erase", ["step": "erase", "confirmation": "on"])
        device.begin()
        #expect(device.pathRecords.allSatisfy { $0.key.kind != DayLog.kind })
        #expect(try device.facts("/path")["begun"] == true)
    }

    @Test(
        "WP-085 SY-061 K63 what the path keeps is exported and brought in again; excused days only where they are asked for"
    )
    func export() throws {
        let device = try Device.onPath()
        for _ in 0..<8 {
            device.log("quran-portion")
            device.wait(days: 1)
        }
        device.post("/path/day/\(device.today)", ["step": "excuse", "excuse": "illness"])
        for path in ["/me/data/wird.json", "/path/wird-path.json", "/path/journey"] {
            #expect(!device.get(path, accept: "application/json").text.contains("illness"), "\(path)")
        }
        #expect(!device.get("/path", accept: "application/json").text.contains("illness"))
        #expect(device.get("/path/wird-path.json?excused=on").text.contains("illness"))
        let file = device.get("/me/data/wird.json?excused=on").text
        #expect(file.contains("illness") && file.contains("level.roots"))
        let other = try Device.inRiyadh()
        other.now = device.now
        #expect(other.post("/me/data/import", ["file": file]).status == 303)
        #expect(other.get("/me/data/wird.json?excused=on").text == file)
        #expect(try other.facts("/path/journey") == device.facts("/path/journey"))
    }

    @Test("WP-061 WP-089 WP-101 no token reaches the path, and nothing of it speaks of another person")
    func alone() throws {
        let device = try Device.onPath()
        for route in RouteTests.path {
            #expect(route.facts.access == .person)
        }
        for record in device.pathRecords {
            for entry in record.fields {
                #expect(!["friend", "rank", "score", "user"].contains { entry.name.lowercased().contains($0) })
            }
        }
    }

    @Test(
        "WP-075 WP-076 switching reminders off is taken without a word; one card inside the app follows, once and for good"
    )
    func remindersOff() throws {
        let device = try Device.onPath()
        let answer = device.post("/path/settings", ["reminders": "off"])
        #expect(device.page(answer["location"] ?? "").contains("يمكنك تفعيل التذكيرات متى شئت من الإعدادات."))
        #expect(device.page("/path").contains("تذكير واحد عندما تفتح التطبيق؟"))
        device.post("/path/asked", ["prompt": "reminder-card", "step": "no"])
        for _ in 0..<60 {
            device.log("quran-portion")
            #expect(!device.page("/path").contains("data-prompt=\"reminder-card\""))
            device.wait(days: 1)
        }
    }

    @Test(
        "every page of the path has no style, no script of its own, one h1 and a name, in six languages",
        arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func strict(language: String) throws {
        let device = try Device.onPath(language: language)
        for route in RouteTests.path where route.methods.contains(.get) && route != .path(.export) {
            let answer = device.get(route.path)
            guard answer.status == 200 else { continue }
            let page = answer.text
            #expect(
                !page.contains(" style=") && !page.contains("<script>")
                    && page.components(separatedBy: "<h1").count == 2)
            #expect(page.firstMatch(of: #/>path\.[a-z]/#) == nil, "\(route.path): a text is missing")
        }
    }
}
