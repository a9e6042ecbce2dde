import Almanac
import Course
import Records

/// What a school gives out for other programs: the marks as a table, and what was marked in recordings as web annotations.
struct SchoolFiles {
    let school: School

    private static let columns = [
        "enrolment", "name", "level", "coach", "work", "attempt", "submitted", "answered", "heard", "pins", "result",
    ]

    /// A line for each recording that the server accepted, by student and time; RFC 4180.
    func marks() throws(NeedsData) -> Reply {
        var table = Self.line(Self.columns)
        for facts in try school.facts() {
            let student = school.person(facts.enrolment.student)?.name ?? ""
            let coach = facts.coach.flatMap { school.person($0)?.name } ?? ""
            let cohort = facts.placement.flatMap { school.curriculum.cohort($0.cohort) }
            for submission in facts.submissions {
                guard let accepted = submission.accepted else { continue }
                let sent = submission.feedback.first?.sent
                let result = facts.evaluations.last { $0.submission == submission.id }
                table +=
                    Self.line([
                        facts.enrolment.id, student, cohort?.level ?? "", coach,
                        submission.work.week.map { "\($0)" } ?? "assessment", "\(submission.attempt)",
                        InstantText.text(accepted), (sent ?? result?.at).map { InstantText.text($0) } ?? "",
                        submission.feedback.contains { $0.isHeard } ? "yes" : "no", "\(submission.pins.count)",
                        result.map { $0.isPassed ? "passed" : "not-passed" } ?? "",
                    ])
            }
        }
        return .file(Array(table.utf8), type: "text/csv", name: "wird-marks.csv")
    }

    private static func line(_ cells: [String]) -> String {
        var line = ""
        for (index, cell) in cells.enumerated() { line += (index == 0 ? "" : ",") + quoted(cell) }
        return line + "\r\n"
    }

    /// A cell that no spreadsheet takes for a formula (OWASP, CSV Injection).
    private static func quoted(_ cell: String) -> String {
        let risky: [UInt8] = [UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D]
        var text = cell.utf8.first.map { risky.contains($0) } == true ? "'" : ""
        var isPlain = true
        for scalar in cell.unicodeScalars {
            if scalar == "\"" { text += "\"" }
            if scalar == "\"" || scalar == "," || scalar == "\n" || scalar == "\r" { isPlain = false }
            text.unicodeScalars.append(scalar)
        }
        return isPlain ? text : "\"" + text + "\""
    }

    /// What was marked in a student's recordings, as a page of the W3C's Web Annotation Data Model.
    func pins(_ student: SchoolStudent) -> Reply {
        var items: [JSON] = []
        for submission in student.visit.facts.submissions where submission.accepted != nil {
            for placed in submission.pins { items.append(annotation(placed, on: submission)) }
        }
        let page: JSON = [
            "@context": "http://www.w3.org/ns/anno.jsonld", "type": "AnnotationPage",
            "id": .string("urn:wird:pins:" + student.id), "items": .array(items),
        ]
        return .file(page.bytes(), type: "application/json", name: "wird-pins.json")
    }

    private func annotation(_ placed: PlacedPin, on submission: CourseSubmission) -> JSON {
        let pin = placed.pin
        var body: [JSON] = [Self.words(pin.kind.rawValue, for: "classifying")]
        if let text = pin.text { body.append(Self.words(text, for: "commenting")) }
        if let reply = pin.reply { body.append(["type": "Sound", "id": .string("urn:" + reply)]) }
        let place = "t=" + Self.seconds(pin.start) + "," + Self.seconds(pin.end)
        return [
            "id": .string("urn:wird:pin:" + placed.id), "type": "Annotation", "motivation": "assessing",
            "creator": ["type": "Person", "name": .string(school.person(placed.coach)?.name ?? "")],
            "body": .array(body),
            "target": [
                "source": .string("urn:" + submission.blob),
                "selector": [
                    "type": "FragmentSelector", "conformsTo": "http://www.w3.org/TR/media-frags/",
                    "value": .string(place),
                ],
            ],
        ]
    }

    private static func words(_ text: String, for purpose: String) -> JSON {
        ["type": "TextualBody", "value": .string(text), "purpose": .string(purpose)]
    }

    /// Seconds with their thousandths, as media fragments have them.
    private static func seconds(_ milliseconds: Int64) -> String {
        let rest = milliseconds % 1_000
        guard rest > 0 else { return "\(milliseconds / 1_000)" }
        return "\(milliseconds / 1_000)." + (rest < 10 ? "00" : rest < 100 ? "0" : "") + "\(rest)"
    }
}
