import Almanac
import Course
import Foundation
import Interface
import Records
import Testing

@testable import App

/// The course's four tabs, and how what is done shows everywhere, row by row of the register.
struct CourseNavigationRowsTests {
    @Test(
        "QF-013 QF-018 four tabs in their order, each with its picture and its noun, then the areas; none of them records or sends"
    )
    func tabs() throws {
        let icons: [Icon] = [.house, .quran, .calendar, .me]
        let names = [
            "en": ["Today", "Learn", "Schedule", "Profile"], "ar": ["اليوم", "التعلّم", "الجدول", "الملف"],
        ]
        for (language, words) in names {
            let walk = try CourseScene.lesson.walk(language)
            for path in [
                "/course", "/course/learn", "/course/learn/weeks/1", "/course/schedule", "/course/profile/help",
            ] {
                let bar = walk.device.page(path).after("<nav class=\"bar\"").components(separatedBy: "</nav>")[0]
                let items = bar.components(separatedBy: "<li>").dropFirst()
                #expect(items.count == 5 && !bar.contains("<button") && !bar.contains("<form"))
                for (place, item) in items.prefix(4).enumerated() {
                    #expect(item.contains(icons[place].drawing), "\(language) \(path): \(place)")
                    if language == "en" { #expect(CourseWalk.words("<li>" + item) == words[place]) }
                    #expect(!CourseWalk.words("<li>" + item).isEmpty)
                }
                for word in ["Record", "Submit", "recording"] { #expect(!bar.contains(word), "\(path)") }
            }
        }
    }

    @Test(
        "QF-016 QF-017 the schedule and the profile: each page of theirs has an address of its own and leads back one level"
    )
    func hierarchy() throws {
        let walk = try CourseScene.lesson.walk()
        #expect(
            CoursePage.allCases.map(\.rawValue) == [
                "details", "billing", "history", "notifications", "font", "display", "help", "resources", "about",
            ])
        for page in CoursePage.allCases {
            let answer = walk.device.get("/course/profile/\(page.rawValue)")
            #expect(
                answer.status == 200
                    && answer.text.contains("<a href=\"/course/profile\" class=\"icon-button top-back\""))
        }
        #expect(walk.device.page("/course/schedule/s2-1").contains("<a href=\"/course/schedule"))
        #expect(walk.device.page("/course/schedule/recordings").contains("href=\"/course/schedule\""))
    }

    @Test("QF-002 the week and the level stand on Today and Learn in every state after the placement")
    func position() throws {
        for scene in CourseScene.allCases where scene != .placement {
            let walk = try scene.walk()
            let number = try walk.visit().state.week ?? 1
            #expect(walk.words().contains("Week \(number) of 15 -- Level 1"), "\(scene)")
            let learn = walk.words("/course/learn")
            #expect(learn.contains("Week \(number) of 15") && learn.contains("Level 1"), "\(scene)")
        }
        let walk = try CourseScene.assessment.walk()
        walk.device.post("/course/learn/assessment")
        for _ in 1...2 {
            #expect(
                walk.words().contains("Week 15 of 15 -- Level 1")
                    && walk.words("/course/learn").contains("Week 15 of 15"))
            walk.demo("answer")
        }
    }

    @Test(
        "QF-003 QF-004 Today says what to do, no page asks what to study, Learn has every open week, the schedule any week, and the profile asks for nothing of the week"
    )
    func guided() throws {
        let walk = try CourseScene.behind.walk()
        // Nothing to choose: no list of choices, no search, on any page but those that choose letters, name and clock.
        for route in RouteSamples.course where route.facts.methods.list.contains(.get) {
            switch route {
            case .demo, .welcome, .page(.font), .page(.details), .recording, .assessment: continue
            default: break
            }
            let page = walk.device.page(Route.course(route).path)
            let main = page.after("<main").components(separatedBy: "</main>")[0]
            for control in ["<select", "type=\"radio\"", "type=\"checkbox\"", "type=\"search\""] {
                #expect(
                    !main.contains(control) || Route.course(route).path.hasPrefix("/course/profile")
                        || Route.course(route).path.hasPrefix("/course/schedule"), "\(route)")
            }
        }
        #expect(walk.today.components(separatedBy: "course-primary").count == 2 && !walk.today.contains("<form"))
        for week in 1...8 { #expect(walk.device.get("/course/learn/weeks/\(week)").status == 200, "\(week)") }
        for date in ["2026-11-30", "2027-01-25", "2027-03-01"] {
            #expect(walk.device.page("/course/schedule?date=\(date)").contains("course-days"), "\(date)")
        }
        let profile = CourseWalk.links(CourseWalk.content(walk.device.page("/course/profile")))
        #expect(!profile.contains { $0.contains("/learn/videos") || $0.contains("/recording") })
    }

    @Test("QF-023 in every state no page of the course has more than one button in the gradient")
    func gradient() throws {
        for scene in CourseScene.allCases {
            let walk = try scene.walk()
            var paths = [
                "/course", "/course/learn", "/course/learn/weeks", "/course/schedule", "/course/profile",
                "/course/notifications", "/course/demo",
            ]
            if scene != .placement, scene != .before {
                paths += [
                    "/course/learn/weeks/2", "/course/learn/weeks/2/recording", "/course/learn/weeks/2/feedback",
                    "/course/learn/assessment", "/course/learn/videos/l1-w2-v1", "/course/schedule/s2-2",
                ]
            }
            for path in paths {
                #expect(walk.device.page(path).components(separatedBy: "button-primary").count <= 2, "\(scene) \(path)")
            }
        }
    }

    @Test("C1 Today has at most seven things in every state, and Learn's weeks are closed until they are opened")
    func few() throws {
        for scene in CourseScene.allCases {
            let walk = try scene.walk()
            let main = walk.today.after("<main").components(separatedBy: "</main>")[0]
            let cards = main.components(separatedBy: "class=\"card course-third\"").count - 1
            let sections = ["course-behind", "course-primary", "id=\"sessions\""].count { main.contains($0) }
            #expect(1 + cards + sections <= 7, "\(scene)")
            #expect(main.components(separatedBy: "class=\"card course-session").count - 1 <= 3, "\(scene)")
            #expect(!walk.device.page("/course/learn/weeks").contains("<details open"), "\(scene)")
        }
    }
}
