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

/// A page as assistive technology meets it, a line for each thing: what snapshots lock.
struct CourseOutline {
    private(set) var lines: [String] = []
    private var open: [(tag: String, line: Int?)] = []
    private static let void = ["input", "br", "hr", "img", "meta", "path", "circle", "rect", "link"]
    private static let shown = [
        "h1", "h2", "h3", "p", "a", "button", "summary", "section", "progress", "svg", "audio", "li", "dt", "dd",
        "textarea", "nav", "details", "form",
    ]

    init(_ html: String) {
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            say(String(rest[..<start]))
            guard let end = rest[start...].firstIndex(of: ">") else { break }
            tag(String(rest[rest.index(after: start)..<end]))
            rest = rest[rest.index(after: end)...]
        }
        lines = lines.map {
            $0.replacing(#/\s+/#, with: " ").trimmingCharacters(in: .whitespaces)
        }
    }

    private mutating func say(_ text: String) {
        let words = text.replacing("&#39;", with: "'").replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
            .replacing(#/[\u{2066}-\u{2069}]/#, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !words.isEmpty else { return }
        if let line = open.last(where: { $0.line != nil })?.line {
            lines[line] += " " + words
        } else {
            lines.append(words)
        }
    }

    private mutating func tag(_ tag: String) {
        let name = String(tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" })
        if name.hasPrefix("/") {
            if let last = open.lastIndex(where: { $0.tag == name.dropFirst() }) { open.removeSubrange(last...) }
            return
        }
        let isVoid = Self.void.contains(name) || tag.hasSuffix("/")
        let isShown = Self.shown.contains(name) && !(name == "svg" && !tag.contains("role="))
        var line: Int?
        if isShown {
            lines.append(name + attributes(tag))
            line = lines.count - 1
        }
        if !isVoid { open.append((name, line)) }
    }

    private func attributes(_ tag: String) -> String {
        var words = ""
        for name in [
            "class", "href", "action", "src", "aria-label", "aria-valuenow", "aria-current", "data-step", "data-badge",
            "data-standing",
        ] {
            guard let match = tag.firstMatch(of: try! Regex("\\b\(name)=\"([^\"]*)\"")),
                let value = match.output[1].substring
            else { continue }
            // Numbers of requests are drawn; an address with one is the same address.
            let fixed = value.replacing(#/[0-9a-f]{12}-[0-9a-f]{16}(-\d)?/#, with: "ID")
            words += " \(name)=\(fixed)"
        }
        if tag.contains("data-done") { words += " done" }
        if tag.contains("disabled") { words += " disabled" }
        return words + " |"
    }
}

extension StringProtocol {
    /// What follows the first time that a mark stands here; empty where it doesn't.
    func after(_ mark: String) -> String {
        components(separatedBy: mark).dropFirst().joined(separator: mark)
    }
}
