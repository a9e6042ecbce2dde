import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// Videos that the school has files for.
struct CourseFilmTests {
    private static let film = "blob:" + String(repeating: "1f", count: 32)
    private static let words = "blob:" + String(repeating: "2e", count: 32)

    private static func hash(_ name: String) -> String { String(name.dropFirst(5)) }

    /// A student in week 1 whose videos have files, the first with captions.
    private static func walk() throws -> CourseWalk {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        try walk.edit { book in
            var levels = try #require(book["levels"]?.array)
            var level = try #require(levels[0].object)
            var weeks = try #require(level["weeks"]?.array)
            var week = try #require(weeks[0].object)
            var videos = try #require(week["videos"]?.array)
            for index in videos.indices {
                var video = try #require(videos[index].object)
                video["file"] = .string(film)
                if index == 0 { video["captions"] = .string(words) }
                videos[index] = .object(video)
            }
            week["videos"] = .array(videos)
            weeks[0] = .object(week)
            level["weeks"] = .array(weeks)
            level["notes"] = .string("blob:" + String(repeating: "3d", count: 32))
            levels[0] = .object(level)
            book["levels"] = .array(levels)
        }
        return walk
    }

    @Test("a video with a file has a player with captions, speeds, a second try, the next one and the way back")
    func player() throws {
        let walk = try Self.walk()
        let page = walk.device.page("/course/learn/videos/l1-w1-v1")
        #expect(page.contains("<video src=\"/blobs/\(Self.hash(Self.film))?kept\""))
        #expect(page.contains("<track src=\"/blobs/\(Self.hash(Self.words))?kept\" kind=\"captions\""))
        #expect(page.contains("srclang=\"en\"") && page.contains("data-watched=\"90\""))
        #expect(page.contains("data-speed=\"150\"") && page.contains("data-film-retry"))
        #expect(page.contains("data-back=\"/course/learn#lesson\"") && page.contains("Back to Lesson"))
        #expect(page.contains("href=\"/course/learn/videos/l1-w1-v2\"") && CourseWalk.plain(page).contains("Next: "))
        #expect(page.contains("data-hearing"), "without scripts it is marked by hand")
        walk.device.post("/course/learn/videos/l1-w1-v1")
        #expect(!walk.device.page("/course/learn/videos/l1-w1-v1").contains("data-hearing"))
        let last = try #require(try walk.visit().lesson(1)?.videos.last)
        #expect(!CourseWalk.plain(walk.device.page("/course/learn/videos/" + last.id)).contains("Next: "))
    }

    @Test("a level's notes stand in each week's lesson, by the file's hash")
    func notes() throws {
        let walk = try Self.walk()
        let address = "href=\"/blobs/" + String(repeating: "3d", count: 32) + "?keep\""
        let lesson = walk.section("lesson")
        #expect(lesson.contains(address) && lesson.contains("Level Notes"))
    }

    @Test("a video names its file by its hash alone, and says where that is wrong")
    func wrong() throws {
        let walk = try Self.walk()
        for name in ["https://films.example/1.webm", "blob:1f", Self.hash(Self.film)] {
            try walk.edit { book in
                var orientation = try #require(book["orientation"]?.object)
                orientation["file"] = .string(name)
                book["orientation"] = .object(orientation)
            }
            #expect(CourseWalk.plain(walk.device.get("/course").text).contains("orientation.file"), "\(name)")
        }
    }

    @Test("the clock is moved to a week's first instant, so that the week is open at once")
    func clock() throws {
        let walk = try CourseWalk.placed()
        walk.device.now = walk.device.now + TimeSpan(microseconds: 400_000)
        walk.demo("week", week: 3)
        #expect(try walk.visit().state.week == 3)
    }
}
