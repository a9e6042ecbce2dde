import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// A course whose book and clock a test writes, as a school's would be.
extension CourseWalk {
    /// Puts the clock at an instant: `2026-12-01T17:00:00Z`. The first week begins on 28 November 2026, by Riyadh's clocks.
    func at(_ instant: String) throws { device.now = try #require(InstantText.read(instant)) }

    /// Changes the book, as staff would.
    func edit(_ change: (inout JSONObject) throws -> Void) throws {
        var record = try #require(device.store[CourseRecords.book])
        var book = try #require(record[CourseRecords.Name.course]?.value.object)
        try change(&book)
        let stamp = device.workspace.clock.last
        record[CourseRecords.Name.course] = Field(
            .object(book),
            at: Stamp(milliseconds: stamp.milliseconds + 1, counter: 0, replica: Replica(number: 9)))
        device.merge([record])
    }

    /// Puts sessions in the place of all others.
    func sessions(_ list: [JSONObject]) throws {
        try edit { book in book["sessions"] = .array(list.map { .object($0) }) }
    }

    /// A session of the first level.
    static func session(
        _ id: String, _ start: String, kind: String = "qrc", minutes: Int64 = 45, _ more: JSONObject = [:]
    ) -> JSONObject {
        var session: JSONObject = [
            "id": .string(id), "kind": .string(kind), "title": .string("Title \(id)"), "coach": "coach",
            "start": .string(start), "minutes": .int(minutes), "level": "level-1",
        ]
        for member in more.members { session[member.name] = member.value }
        return session
    }

    /// What somebody else did: the coach, or staff.
    func happen(_ act: CourseAct, by role: CourseRole, id: String) throws {
        let author = role == .coach ? "coach" : "staff"
        let event = CourseEvent(
            id: id, enrolment: CourseRecords.enrolment.id, author: .init(id: author, role: role), at: device.now,
            received: device.now, act: act)
        var record = Record(key: RecordKind.courseEvent.key(id))
        let stamp = device.workspace.clock.last
        record[CourseRecords.Name.event] = Field(
            event.json, at: Stamp(milliseconds: stamp.milliseconds + 1, counter: 0, replica: Replica(number: 9)))
        device.merge([record])
    }

    /// A value of the enrolment, as it is stored.
    func stored(_ name: String) -> JSON? { device.store[CourseRecords.enrolment]?[name]?.value }

    /// A text without marks of direction, with plain spaces and apostrophes.
    static func plain(_ text: String) -> String {
        text.replacing(#/[\u{2066}-\u{2069}]/#, with: "").replacing(#/[\u{A0}\u{202F} ]+/#, with: " ")
            .replacing("&#39;", with: "'").replacing("’", with: "'")
    }

    /// What a page says, in its order.
    func lines(_ path: String) -> [String] { HTMLWords(device.page(path)).said.map { Self.plain($0) } }

    /// A page's words in one text.
    func text(_ path: String) -> String { Self.plain(lines(path).joined(separator: " ")) }
}

/// Somebody who walks the app by pressing what pages offer, and counts the presses.
final class CourseTaps {
    let walk: CourseWalk
    private(set) var path: String
    private(set) var page: String
    private(set) var count = 0
    /// Where the last press led out of the app.
    private(set) var outside = ""
    /// The part of the page to which the last press led.
    private(set) var place = ""

    /// Opens the app at a page.
    init(_ walk: CourseWalk, at path: String = "/course") {
        (self.walk, self.path, page) = (walk, path, "")
        open(path)
    }

    private func open(_ path: String) {
        var answer = walk.device.get(path)
        var at = path
        for _ in 0..<4 where answer.status == 303 {
            at = answer["location"] ?? "/"
            answer = walk.device.get(at)
        }
        page = CourseWalk.plain(answer.text)
        self.path = String(at.prefix { $0 != "#" && $0 != "?" })
        place = at.contains("#") ? String(at.split(separator: "#").last ?? "") : ""
    }

    /// Presses the first link or button whose name has the words.
    func press(
        _ words: String, _ fields: KeyValuePairs<String, String> = [:], _ location: SourceLocation = #_sourceLocation
    )
        throws
    {
        count += 1
        let text = page.replacing("&#39;", with: "'").replacing("&amp;", with: "&")
        for match in text.matches(of: #/<a ([^>]*)>((?:(?!<\/a>).)*)<\/a>/#.dotMatchesNewlines()) {
            let (attributes, inner) = (String(match.output.1), String(match.output.2))
            let said = HTMLWords("<p>" + inner + "</p>").said.joined(separator: " ")
            guard said.contains(words) || Self.value("aria-label", attributes).contains(words) else { continue }
            let href = Self.value("href", attributes)
            if href.hasPrefix("https://") { outside = href } else { open(href) }
            return
        }
        for match in text.matches(of: #/<form ([^>]*)>((?:(?!<\/form>).)*)<\/form>/#.dotMatchesNewlines()) {
            let (attributes, inner) = (String(match.output.1), String(match.output.2))
            guard
                let button = inner.matches(
                    of: #/<button ([^>]*)>((?:(?!<\/button>).)*)<\/button>/#.dotMatchesNewlines()
                )
                .first(where: { HTMLWords("<p>" + $0.output.2 + "</p>").said.joined(separator: " ").contains(words) }),
                !button.output.1.contains(" disabled")
            else { continue }
            send(Self.value("action", attributes), inner, fields)
            return
        }
        Issue.record("nothing on \(path) says \(words)", sourceLocation: location)
        throw CourseWalk.Missing()
    }

    private func send(_ action: String, _ form: String, _ fields: KeyValuePairs<String, String>) {
        var values = FormFields()
        for match in form.matches(of: #/<input ([^>]*)>/#) {
            let attributes = String(match.output.1)
            let kind = Self.value("type", attributes)
            let isTicked = kind != "radio" && kind != "checkbox" || attributes.contains("checked")
            if isTicked { values.pairs.append(.init(Self.value("name", attributes), Self.value("value", attributes))) }
        }
        for (name, value) in fields { values.pairs.append(.init(name, value)) }
        let answer = walk.device.send(
            Request(
                method: "POST", path: action, contentType: "application/x-www-form-urlencoded", accept: "text/html",
                body: Array(values.encoded.utf8), now: walk.device.now, entropy: walk.device.draw()))
        open(answer["location"] ?? action)
    }

    private static func value(_ name: String, _ attributes: String) -> String {
        let parts = (" " + attributes).components(separatedBy: " " + name + "=\"")
        return parts.count > 1 ? parts[1].components(separatedBy: "\"")[0] : ""
    }
}
