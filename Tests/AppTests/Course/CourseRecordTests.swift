import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// What is stored of a course, and what forged or broken records do.
struct CourseRecordTests {
    private static func record(_ key: RecordKey, _ field: String, _ value: JSON, _ device: Device) -> Record {
        var record = device.store[key] ?? Record(key: key)
        record[field] = Field(value, at: Stamp(milliseconds: 1 << 44, counter: 0, replica: Replica(number: 9)))
        return record
    }

    @Test("the sample is a course file as others are: every passage exists, and nothing of the Quran stands in it")
    func sample() throws {
        let walk = try CourseWalk.placed()
        let visit = try walk.visit()
        #expect(visit.curriculum.levels.count == 2 && visit.curriculum.levels.allSatisfy { $0.weeks.count == 15 })
        let index = try #require(visit.index)
        for level in visit.curriculum.levels {
            for passage in level.weeks.map(\.passage) + [level.assessment] {
                let surah = try #require(index.surah(passage.surah))
                #expect(passage.ayat.upperBound <= surah.ayahCount, "\(passage)")
            }
        }
        let book = try #require(walk.device.store[CourseRecords.book]).json.text()
        #expect(!book.unicodeScalars.contains { (0x064B...0x0652).contains($0.value) })
    }

    @Test("a passage is shown from the checked text by reference alone, and not where that is not whole")
    func passages() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 4)
        let letters = walk.device.page("/course/learn").replacing(#/<span class="pause">([^<]*)<\/span>/#) {
            $0.output.1
        }
        for ayah in 2...4 { #expect(letters.contains(QuranFixtures.ayah(112, ayah))) }
        walk.device.post("/course/profile/font", ["letters": "hafs", "size": "large"])
        #expect(walk.device.page("/course/learn").contains("course-letters-hafs course-size-large"))
    }

    @Test("no Quran text is shown in the course before its letters are chosen, and nobody gets past that step")
    func letters() throws {
        let walk = try CourseWalk()
        walk.demo("place")
        for path in ["/course", "/course/learn", "/course/learn/weeks"] {
            #expect(walk.device.get(path)["location"] == "/course/welcome", "\(path)")
        }
        for step in ["welcome", "level"] {
            let page = walk.device.page("/course/welcome?opened=\(step)")
            #expect(!page.contains("ayah-text"), "\(step)")
        }
        #expect(walk.device.page("/course/welcome").contains("Welcome to QuranFlow"))
        #expect(walk.device.page("/course/welcome?opened=semester").contains("Choose your Quranic text style"))
        #expect(walk.device.post("/course/welcome", ["step": "semester"])["location"]?.contains("letters") == true)
        #expect(walk.device.post("/course/welcome", ["step": "letters", "letters": "other"]).status == 422)
        walk.welcome()
        #expect(walk.device.get("/course").status == 200)
    }

    @Test("a broken book is said in a clear sentence with its place on every page, and can be taken away")
    func broken() throws {
        let walk = try CourseWalk.placed()
        for value: JSON in [
            .null, "x", ["course": 1, "zone": "Nowhere"], ["course": 1, "zone": "Asia/Riyadh", "levels": 3],
        ] {
            walk.device.merge([Self.record(CourseRecords.book, CourseRecords.Name.course, value, walk.device)])
            // The pages of a school are not of this book.
            for route in RouteSamples.course where route.facts.methods.list.contains(.get) {
                guard !route.facts.path.hasPrefix(SchoolSpace.path) else { continue }
                let answer = walk.device.get(Route.course(route).path)
                #expect(answer.status == 200 && answer.text.contains("can’t be read"), "\(route)")
            }
            break
        }
        #expect(walk.device.get("/course", accept: "application/json").status == 409)
        walk.demo("leave")
        #expect(walk.device.page("/course").contains("value=\"begin\""))
    }

    @Test(
        "forged and broken events are left out and counted: no page fails, and nobody passes by an event of their own")
    func forged() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        var forged: [Record] = []
        let events: [JSON] = [
            .null, "x", [:], ["id": "a", "kind": "submitted"],
            [
                "id": "b", "enrolment": "walk", "author": "student", "role": "student", "at": "2026-11-28T00:00:00Z",
                "kind": "evaluated", "submission": "x", "passed": true,
            ],
            .string(String(repeating: "x", count: 9_000)),
        ]
        for (index, event) in events.enumerated() {
            let key = RecordKind.courseEvent.key("forged-\(index)")
            forged.append(Self.record(key, CourseRecords.Name.event, event, walk.device))
        }
        walk.device.merge(forged)
        #expect(walk.today.contains("6 records of the course can’t be read and are left out."))
        #expect(walk.card[0] == "This Week's Lesson")
        for route in RouteSamples.course where route.facts.methods.list.contains(.get) {
            #expect(walk.device.get(Route.course(route).path).status < 500, "\(route)")
        }
    }

    @Test("the course is hidden as others are: then it is nowhere, and comes back with all it holds")
    func hidden() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        walk.device.post("/me/settings", ["showsCourse": "off"])
        for path in ["/", "/me", "/areas", "/quran"] {
            #expect(!walk.device.page(path).contains("/course"), "\(path)")
        }
        #expect(walk.device.page("/course").contains("data-page=\"hidden\""))
        #expect(try walk.device.call("/course/learn/videos/l1-w1-v1").status == 409)
        walk.device.post("/me/settings", ["showsCourse": "on"])
        #expect(walk.card[0] == "This Week's Lesson")
    }

    @Test("outside the course the bar has five places: with the lists shown too, these are reached from the areas")
    func bar() throws {
        let walk = try CourseWalk(begins: false)
        walk.device.post("/me/settings", ["showsLists": "on"])
        let page = walk.device.page("/")
        let bar = page.components(separatedBy: "<nav class=\"bar\"")[1].components(separatedBy: "</nav>")[0]
        #expect(bar.components(separatedBy: "class=\"bar-item\"").count - 1 == 5)
        #expect(bar.contains("data-area=\"course\"") && !bar.contains("data-area=\"lists\""))
        #expect(
            walk.device.page("/areas").contains("href=\"/shared\"")
                && walk.device.page("/me").contains("href=\"/areas\""))
        walk.device.post("/me/settings", ["showsCourse": "off"])
        #expect(walk.device.page("/").contains("data-area=\"lists\""))
    }

    @Test("the course goes with an export and comes back by it")
    func export() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        try walk.whole(1)
        let file = walk.device.get("/me/data/wird.json").text
        #expect(file.contains("course-event") && file.contains("course-book"))
        let other = try CourseWalk(begins: false)
        #expect(other.device.post("/me/data/import", ["file": "\(file)"]).status == 303)
        #expect(try other.visit().state.weeks[0].isComplete)
    }
}
