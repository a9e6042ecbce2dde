import Almanac
import Course
import Interface
import Records

/// The zone of all times of the course, and the choice of another out of the full list, which is searched by typing
/// (QF-107). Where none is chosen it is the device's, which a script tells, then that of the person's place.
struct CourseZoneChooser {
    private let visit: CourseVisit
    private let names: [String]
    private var strings: Strings { visit.strings }

    init(_ visit: CourseVisit) throws(NeedsData) {
        self.visit = visit
        names = try Zones.database(visit.context.library)?.identifiers ?? []
    }

    var node: Node {
        let path = visit.context.route == .course(.recordings) ? CourseRoute.recordings : .schedule
        return details(
            .class("course-zone"), .data("device-zone", visit.zone.identifier).when(visit.chosenZone == nil),
            .data("zone-action", Route.course(.zone).path)
        ) {
            summary {
                span(.class("spoken")) { strings[.courseZone] }
                bdi { visit.zone.identifier }
                " "
                visit.zoneName(at: visit.now)
                Icon.expand.node(.text)
            }
            postForm(
                Route.course(.zone).link(), operation: IdempotencyKeySlot.mark, .class("card", "course-zone-form")
            ) {
                hiddenInput(FieldName.back.rawValue, Route.course(path).path)
                Field(FieldName.zone.rawValue, label: strings[.courseZone], hint: strings[.courseZoneHint]).node(
                    input(
                        .id(FieldName.zone.rawValue), .name(FieldName.zone.rawValue), .class("control"),
                        .type("search"),
                        .list("course-zones"), .autocomplete("off"), .dir(.leftToRight),
                        .placeholder(visit.zone.identifier),
                        .aria("describedby", FieldName.zone.rawValue + "-hint")))
                datalist(.id("course-zones")) { for name in names { option(.value(name)) } }
                div(.class("form-actions")) {
                    submitButton(strings[.courseSave], kind: .secondary, icon: .check)
                }
            }
        }
    }
}

/// Keeps the zone that a student chooses, or that their device is in.
struct CourseZoneHandler {
    let visit: CourseVisit
    let form: FormFields
    private var answer: CourseAnswer { CourseAnswer(context: visit.context) }

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let isDevice = form[.zone] == nil
        let name = CourseText.trimmed(form[.zone] ?? form[.deviceZone])
        let zones = try Zones.database(visit.context.library)
        // Nothing chosen is the device's again.
        let isCleared = !isDevice && name.isEmpty
        guard isCleared || zones?.contains(name) == true else {
            return answer.refuse("invalid", visit.strings[.courseZoneUnknown], field: .zone, status: 422)
        }
        let field = isDevice ? CourseRecords.Name.deviceZone : CourseRecords.Name.zone
        let value: JSON = isCleared ? .null : .string(name)
        if visit.enrolment[field]?.value != value { changeSet.set(CourseRecords.enrolment, [field: value]) }
        if isDevice { return Applied(.seeOther(Route.course(.schedule).link()), json: .json(["done": "zone"])) }
        if case .course(let route)? = Return.route(form) { return answer.done(route, .courseSaved) }
        return answer.done(.schedule, .courseSaved)
    }
}

extension CourseVisit {
    /// The zone that the student chose; `nil` for the device's.
    var chosenZone: String? { Self.chosenZone(enrolment) }
}
