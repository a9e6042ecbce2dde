import Almanac
import Course
import Interface
import Records

/// The placement of a student, their coach, and their rest.
struct SchoolPlacementForms {
    let student: SchoolStudent
    private var school: School { student.school }
    private var strings: Strings { school.strings }
    private var page: SchoolPage { SchoolPage(school: school) }
    private var route: SchoolRoute { .student(student.id) }

    @NodeBuilder var node: Node {
        let facts = student.visit.facts
        if facts.placement == nil {
            titledSection(strings[.schoolPlace], id: "place") {
                if let sent = facts.assessmentSent {
                    p { strings(.schoolAssessmentSent, .word("ago", student.visit.ago(sent))) }
                }
                place(isFirst: true)
            }
        } else {
            details(.class("course-fold")) {
                summary { strings[.schoolChangePlace] }
                place(isFirst: false)
                page.form(route, step: StaffHandler.Step.coach.rawValue) {
                    coach("coach-change")
                    div(.class("form-actions")) { submitButton(strings[.courseSave], kind: .secondary, icon: .check) }
                }
                page.action(
                    route, (facts.isPaused ? StaffHandler.Step.resume : .pause).rawValue,
                    strings[facts.isPaused ? .schoolResume : .schoolPause], kind: .quiet)
            }
        }
    }

    private func place(isFirst: Bool) -> Node {
        page.form(route, step: StaffHandler.Step.place.rawValue) {
            Field(FieldName.cohort.rawValue, label: strings[.schoolCohort]).choice(
                school.curriculum.cohorts.map { cohort in Choice(cohort.id, CurriculumList.name(cohort, school)) },
                selected: student.visit.facts.placement?.cohort ?? "")
            coach(FieldName.coach.rawValue)
            div(.class("form-actions")) {
                submitButton(strings[.schoolPlaceNow], kind: isFirst ? .primary : .secondary, icon: .check)
            }
        }
    }

    private func coach(_ id: String) -> Node {
        Field(FieldName.coach.rawValue, label: strings[.courseCoach]).choice(
            school.people.filter { $0.role == .coach && !$0.hasLeft }.map { Choice($0.id, $0.name) },
            selected: student.visit.facts.coach ?? "")
    }
}
