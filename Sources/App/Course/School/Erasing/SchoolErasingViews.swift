import Almanac
import Course
import Interface
import Records

/// On a student's page, for staff: their whole course as a file, and the way to take it out of the school.
struct SchoolErasingFold {
    let student: SchoolStudent
    private var strings: Strings { student.school.strings }
    private var page: SchoolPage { SchoolPage(school: student.school) }

    var node: Node {
        details(.class("course-fold"), .id("erase")) {
            summary { strings[.schoolErase] }
            p { strings[.schoolEraseText] }
            div(.class("form-actions")) {
                linkButton(
                    strings[.schoolWholeFile], href: SchoolRoute.whole(student.id).route.link(), kind: .secondary,
                    icon: .download)
            }
            page.form(.student(student.id), step: StaffHandler.Step.erase.rawValue) {
                Field(FieldName.confirmation.rawValue, label: strings[.dataEraseConfirm]).toggle(false)
                div(.class("form-actions")) { submitButton(strings[.schoolErase], kind: .danger, icon: .trash) }
            }
        }
    }
}

/// Those whose course is hidden and not erased yet, each with the day on which it is, and the way back.
struct SchoolErasingList {
    let school: School
    private var strings: Strings { school.strings }
    var people: [SchoolPerson] { school.people.filter { $0.wait != nil } }

    @NodeBuilder func node(_ visit: CourseVisit) -> Node {
        let people = people
        if !people.isEmpty {
            titledSection(strings[.erasedTitle], id: "erased") {
                rows(.data("erased")) { for person in people { row(person, visit) } }
            }
        }
    }

    private func row(_ person: SchoolPerson, _ visit: CourseVisit) -> Node {
        let until = person.gone ?? school.now
        return Interface.row(
            bdi { person.name },
            detail: .text(strings(.schoolErasedUntil, .word("date", strings.date(visit.day(until))))),
            trailing: SchoolPage(school: school).action(
                .roster, StaffHandler.RosterStep.restore.rawValue, strings[.erasedTakeBack], icon: .undo,
                [(.person, person.id)]))
    }

    var json: JSON {
        .array(
            people.map { person in
                [
                    "person": .string(person.id), "name": .string(person.name),
                    "until": .string(InstantText.text(person.gone ?? school.now)),
                ]
            })
    }
}
