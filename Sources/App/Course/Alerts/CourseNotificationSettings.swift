import Almanac
import Course
import Interface
import Records

/// Which notifications a student wants, and how: `/course/profile/notifications` (QF-148, QF-171).
struct CourseNotificationSettings {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        postForm(
            Route.course(.page(.notifications)).link(), operation: IdempotencyKeySlot.mark,
            .class("settings", "course-form")
        ) {
            hiddenInput(FieldName.alerts.rawValue, "off")
            Field(FieldName.alerts.rawValue, label: strings[.courseAlerts], hint: strings[.courseAlertsHint]).toggle(
                visit.hasAlerts)
            for kind in CourseNoteKind.allCases {
                Field(FieldName.way(kind).rawValue, label: strings[kind.name]).segments(
                    CourseNoteWay.allCases.map { Choice($0.rawValue, strings[$0.name]) },
                    selected: visit.way(kind).rawValue)
            }
            Field(FieldName.alertSessions.rawValue, label: strings[.courseAlertSessions]).segments(
                [
                    Choice("all", strings[.courseAlertSessionsAll]),
                    Choice("coming", strings[.courseAlertSessionsComing]),
                ], selected: visit.hearsOwnSessions ? "coming" : "all")
            div(.class("form-actions")) { submitButton(strings[.courseSave], kind: .secondary, icon: .check) }
        }
        card(.class("prose")) { p { strings[.courseMailNone] } }
        rows {
            linkRow(strings[.courseNotes], href: Route.course(.notifications).link(), icon: .bell)
            linkRow(strings[.courseAlertsDevice], href: Route.planner(.push).link(), icon: .settings)
        }
    }

    /// Keeps what a form chooses; a kind that it doesn't name stays as it is.
    static func values(_ form: FormFields) -> (values: JSONObject, wrong: FieldName?) {
        var values: JSONObject = [:]
        for kind in CourseNoteKind.allCases {
            guard let way = form[FieldName.way(kind)] else { continue }
            guard CourseNoteWay(rawValue: way) != nil else { return ([:], FieldName.way(kind)) }
            values[CourseRecords.Name.way(kind)] = .string(way)
        }
        if let sessions = form[.alertSessions] {
            guard sessions == "all" || sessions == "coming" else { return ([:], .alertSessions) }
            values[CourseRecords.Name.alertSessions] = .string(sessions)
        }
        if let alerts = form.last(.alerts) { values[CourseRecords.Name.alerts] = .bool(alerts == "on") }
        return (values, nil)
    }
}

extension FieldName {
    /// How a kind of notification reaches the student.
    static func way(_ kind: CourseNoteKind) -> FieldName { FieldName("way-" + kind.rawValue) }
}

extension CourseRecords.Name {
    /// The field of how a kind of notification reaches the student.
    static func way(_ kind: CourseNoteKind) -> String { "way-" + kind.rawValue }
}
