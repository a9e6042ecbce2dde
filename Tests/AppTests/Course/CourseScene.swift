import Almanac
import Course
import Foundation
import Records

@testable import App

/// The states that Today's screen is specified in, each reached by the requests that its pages send.
enum CourseScene: String, CaseIterable {
    case placement, before, lesson, continued, ready, pending, feedback, done, behind, assessment

    /// The eight of the specification's table of states (QF-052).
    static let specified: [CourseScene] = [
        .lesson, .pending, .feedback, .done, .behind, .before, .placement, .assessment,
    ]

    func walk(_ language: String = "en") throws -> CourseWalk {
        if self == .placement { return try CourseWalk(language: language) }
        let walk = try CourseWalk.placed(language: language)
        switch self {
        case .placement, .before: return walk
        case .behind:
            for week in 1...5 {
                walk.demo("week", week: week)
                try walk.whole(week)
            }
            walk.demo("week", week: 8)
            return walk
        case .assessment:
            for week in 1...13 {
                walk.demo("week", week: week)
                try walk.whole(week)
            }
            walk.demo("week", week: 15)
            return walk
        case .lesson, .continued, .ready, .pending, .feedback, .done:
            walk.demo("week", week: 1)
            try walk.whole(1)
            walk.demo("week", week: 2)
            try step(walk)
            return walk
        }
    }

    /// How far the second week is.
    private func step(_ walk: CourseWalk) throws {
        if self == .lesson { return }
        if self == .continued {
            walk.device.post("/course/learn/videos/l1-w2-v1")
            return
        }
        try walk.lesson(2)
        if self == .ready { return }
        walk.submit(2)
        walk.device.now = walk.device.now + .hours(6)
        if self == .pending { return }
        walk.demo("answer")
        if self == .done { try walk.hear(2) }
    }
}

extension CourseWalk {
    /// A page's words as they are read, without the marks that isolate directions.
    func words(_ path: String = "/course") -> String { Self.words(device.page(path)) }

    static func words(_ html: String) -> String {
        HTMLWords(html + "<b>").said.joined(separator: " ").replacing(#/[\u{2066}-\u{2069}]/#, with: "")
            .replacing(#/\s+/#, with: " ").replacing("\u{202F}", with: " ")
    }

    /// The part of a page with an id: a section with all in it.
    func section(_ id: String, of path: String = "/course/learn") -> String {
        let page = device.page(path)
        let parts = page.components(separatedBy: " id=\"\(id)\"")
        guard parts.count == 2 else { return "" }
        return parts[1].components(separatedBy: "<section")[0].components(separatedBy: "</main>")[0]
    }

    /// The addresses that a page's controls lead to, in their order.
    static func links(_ html: String) -> [String] {
        html.matches(of: #/<a [^>]*href="([^"]*)"/#).map { String($0.output.1) }
    }

    /// The three cards of Today: what each says and where it leads.
    var three: [(words: String, link: String, isDone: Bool)] {
        let list = today.components(separatedBy: "<ul class=\"course-three\">").last!.components(separatedBy: "</ul>")[
            0]
        return list.components(separatedBy: "<li>").dropFirst().map { part in
            (Self.words(part), Self.links(part).first ?? "", part.contains("data-done"))
        }
    }

    /// What is between the header's beginning and the end of main.
    static func content(_ page: String) -> String {
        let head = page.components(separatedBy: "<div class=\"head\">").dropFirst().joined()
        return head.components(separatedBy: "</main>")[0]
    }
}
