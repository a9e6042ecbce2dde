import Foundation
import Interface
import Records
import Testing

@testable import App

/// What holds of each page that there is.
struct EveryPageTests {
    private static let task = RouteSamples.id

    /// A device on which each area was used, and the pages that it shows, by their addresses.
    private static func visited(_ language: String) throws -> (device: Device, pages: [(path: String, text: String)]) {
        let device = try QuranFixtures.device(language: language)
        device.begin()
        let id = try device.add("Task", date: "2026-11-21", start: "16:00")
        _ = try device.add("Other")
        device.post("/quran/bookmarks", ["mark": "+2:1"])
        device.post("/me/settings", ["showsLists": "on"])
        try share(id, with: device)
        var pages: [(path: String, text: String)] = []
        for route in RouteTests.all where route.methods.contains(.get) {
            let path = route.path.replacingOccurrences(of: task, with: id)
            let answer = device.get(path)
            guard answer["content-type"]?.hasPrefix("text/html") == true, answer.status == 200,
                // What stands in for a hidden area is no page of its own.
                !answer.text.contains("data-page=\"hidden\"")
            else { continue }
            pages.append((path, answer.text))
        }
        return (device, pages)
    }

    /// The first pages of the course's tabs.
    private static let tabs: [Route] = [.course(.learn), .course(.schedule), .course(.profile)]

    /// A list with one item, as the server gives its members a copy.
    private static func share(_ id: String, with device: Device) throws {
        func entry(_ kind: RecordKind, _ id: String, _ fields: JSONObject) -> JSON {
            ["kind": .string(kind.rawValue), "id": .string(id), "fields": .object(fields)]
        }
        let copy: JSON = [
            "space": .string(id),
            "records": [
                entry(.sharedList, id, ["name": "List", "keeper": "owner"]),
                entry(.sharedMember, id + ".owner", SharedMember.values(id, "owner", name: "A", at: 1)),
                entry(.sharedItem, id + "." + id, [Buckets.field: .string(id), "text": "Item", "author": "owner"]),
            ],
        ]
        let answer = device.send(
            Request(method: "POST", path: "/", body: copy.bytes(), now: device.now, entropy: device.draw()),
            by: { device.app.handleProjection($0, workspace: $1, resources: $2) })
        try #require(answer.status == 204)
    }

    /// Where a page's way back leads: its header's link, or the button of a question.
    private static func back(from path: String, _ page: String, _ device: Device) -> String? {
        for match in page.matches(of: #/<a ([^>]*)>/#) where match.1.contains("top-back") {
            return match.1.firstMatch(of: #/href="([^"]*)"/#).map { String($0.1).replacing("&amp;", with: "&") }
        }
        guard page.contains("name=\"step\" value=\"back\"") else { return nil }
        return device.post(path, ["step": "back"])["location"]
    }

    @Test(
        "SY-025 on each page opened by itself, the way back leads in a few steps to the first page of its area"
    )
    func back() throws {
        let (device, pages) = try Self.visited("en")
        let homes = Set(Area.allCases.map(\.front.path) + Self.tabs.map(\.path))
        // Today under its date is Today.
        let today = "/day/2026-11-21"
        #expect(pages.count > 60)
        for (path, page) in pages where page.contains("class=\"bar\"") {
            let current = page.firstMatch(of: #/href="([^"]*)" class="bar-item" aria-current="page"/#).map {
                String($0.1)
            }
            var (at, text, steps) = (path, page, 0)
            while !homes.contains(at), at != today, steps < 9 {
                steps += 1
                guard let next = Self.back(from: at, text, device) else { break }
                at = next.components(separatedBy: "?")[0].components(separatedBy: "#")[0]
                var answer = device.get(next)
                while let location = answer["location"] {
                    at = location.components(separatedBy: "?")[0]
                    answer = device.get(location)
                }
                text = answer.text
            }
            if at == today { at = "/" }
            #expect(homes.contains(at), "\(path) ends at \(at)")
            // While the course is shown, the lists have no place of their own: they are reached from Me.
            let isList = at == Area.lists.front.path
            if let current, path != "/" {
                #expect(current == (isList ? Area.me.front.path : at), "\(path) of \(current) ends at \(at)")
            }
        }
    }

    @Test(
        "SY-023 on every page the bar holds at most five places, each a link with its noun, and no button; nothing on any page is named a menu or More",
        arguments: ["ar", "en"])
    func bar(language: String) throws {
        let (device, pages) = try Self.visited(language)
        let strings = device.app.bundle.locales.strings(code: language)
        let tabs = [Phrase.courseTabToday, .courseTabLearn, .courseTabSchedule, .courseTabProfile, .settingsAreas]
        let nouns = Set(Area.allCases.map { strings[$0.name] } + tabs.map { strings[$0] })
        #expect(nouns.count == 10)
        for (path, page) in pages where page.contains("<nav class=\"bar\"") {
            let bar = page.components(separatedBy: "<nav class=\"bar\"")[1].components(separatedBy: "</nav>")[0]
            let items = bar.components(separatedBy: "class=\"bar-item\"").count - 1
            #expect((1...5).contains(items), "\(path) has \(items)")
            #expect(!bar.contains("<button") && !bar.contains("<form") && !bar.contains("<details"), "\(path)")
            for match in bar.matches(of: #/<span>([^<]*)</span></a>/#) {
                #expect(nouns.contains(String(match.1)), "\(path): \(match.1)")
            }
            let rest = HTMLWords(page).said.map { $0.trimmingCharacters(in: .whitespaces) }
            for name in ["More", "Menu", "المزيد", "القائمة"] { #expect(!rest.contains(name), "\(path): \(name)") }
        }
    }

    /// Pages that come after something was posted, and the answers that are made to be spoken.
    private static let apart = ["/erased", "/setup", "/path/plan/", "/next", "/prayers"]

    /// The name of a route's case with those above it, without what it is about.
    private static func kind(_ route: Route) -> String {
        "\(route)".replacing(#/App\.|Planner\./#, with: "").split(separator: "(").prefix(2).joined(separator: ".")
    }

    @Test(
        "SY-023 every page, but those that follow on a form, is reached from the bar by links"
    )
    func reached() throws {
        let (device, pages) = try Self.visited("en")
        let task = try #require(device.store.values.first { $0.key.kind.name == "task" }).key.id
        var waiting = Area.allCases.map(\.front.path)
        var seen = Set(waiting)
        var kinds: [String: Int] = [:]
        while let path = waiting.popLast() {
            let page = device.get(path).text
            for match in page.matches(of: #/(?:href|action|formaction)="(/[^"#?]*)/#) {
                let next = String(match.1)
                guard seen.insert(next).inserted, let route = Route(path: next), route.methods.contains(.get) else {
                    continue
                }
                // Of days, surahs and the like a few stand for all.
                kinds[Self.kind(route), default: 0] += 1
                if kinds[Self.kind(route), default: 0] < 12 { waiting.append(next) }
            }
        }
        for (path, _) in pages where !Self.apart.contains(where: { path.hasPrefix($0) }) {
            guard let route = Route(path: path) else { continue }
            let isReached = seen.contains(path) || kinds[Self.kind(route)] != nil
            #expect(isReached, "\(path) \(Self.kind(route)) \(task)")
        }
    }

    @Test("SY-034 in English no page has an Arabic letter but in what is marked as Arabic, and each runs left to right")
    func english() throws {
        let (_, pages) = try Self.visited("en")
        for (path, page) in pages {
            #expect(
                page.contains("<html lang=\"en\" dir=\"ltr\"") || page.contains("dir=\"ltr\" lang=\"en\""), "\(path)")
            // What is marked as Arabic is scripture and names in their own script.
            let marked = page.replacing("lang=\"ar\"", with: "lang=\"en-x-ar\"").replacing(
                "lang=\"ur\"", with: "lang=\"en-x-ur\"")
            for words in HTMLWords(marked).said where !Self.isOwnName(words, on: path) {
                // A letter that a rule of tajweed speaks of stands apart in the sentence, and ﷺ is a sign.
                let rest = words.replacing(#/\u{2068}[^\u{2069}]\u{2069}/#, with: "").replacing("ﷺ", with: "")
                let isArabic = rest.unicodeScalars.contains {
                    (0x0600...0x06FF).contains($0.value) || (0xFB50...0xFDFF).contains($0.value)
                        || (0xFE70...0xFEFC).contains($0.value)
                }
                #expect(!isArabic, "\(path): \(words)")
            }
        }
    }

    /// A language's own name, the sample of its digits, and the words that are counted, which are said in Arabic.
    private static func isOwnName(_ words: String, on path: String) -> Bool {
        switch path {
        case "/me/settings": ["العربية", "اردو", "Arabic-Indic (١٢٣)"].contains(words)
        case "/counter": words.unicodeScalars.contains { (0x064B...0x0652).contains($0.value) }
        default: false
        }
    }
}
