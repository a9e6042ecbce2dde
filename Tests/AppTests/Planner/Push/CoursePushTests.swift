import Records
import Testing

@testable import App

/// What the course tells while every page is closed.
struct CoursePushTests {
    @Test("the new week is pushed at Saturday 00:00 by the programme's clocks, once, and leads to it")
    func week() throws {
        let walk = try CourseWalk.placed()
        try walk.device.turnOn()
        try walk.at("2026-12-04T20:59:59Z")
        try walk.device.deliver()
        #expect(try walk.device.due().isEmpty)
        try walk.at("2026-12-04T21:00:00Z")
        let shown = try walk.device.deliver()
        let week = try #require(shown.first { $0["tag"]?.string == "course-week-2" }, "\(shown)")
        #expect(week["title"]?.string == "Week 2 unlocked")
        #expect(week["navigate"]?.string == "http://127.0.0.1:8470/course/learn")
        #expect(try walk.device.due().isEmpty, "it is pushed once")
    }
}
