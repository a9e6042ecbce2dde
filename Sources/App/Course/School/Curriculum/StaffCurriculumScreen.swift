import Almanac
import Course
import Interface
import Records

/// What is taught, part by part and as a file: `/course/school/curriculum` (QF-240).
struct StaffCurriculumScreen {
    let school: School
    private var strings: Strings { school.strings }
    private var page: SchoolPage { SchoolPage(school: school) }

    func show() -> Reply {
        guard !school.context.wantsJSON else { return .json(curriculum) }
        return page.page(strings[.schoolCurriculum], "curriculum", back: .home) {
            CurriculumList(school: school).node
            div(.class("form-actions")) {
                linkButton(strings[.schoolExport], href: SchoolRoute.file.route.link(), icon: .download)
            }
            titledSection(strings[.schoolImport], id: "import") {
                p(.class("field-hint")) { strings[.schoolImportHint] }
                page.form(.curriculum, step: StaffHandler.CurriculumStep.look.rawValue) {
                    Field(FieldName.text.rawValue, label: strings[.schoolImportText]).lines("", rows: 6)
                    div(.class("form-actions")) { submitButton(strings[.schoolImportLook], icon: .search) }
                }
            }
        }
    }

    /// The curriculum with its sessions and coaches; no student is in it.
    private var curriculum: JSON {
        var file = JSONObject()
        for name in SchoolImport.curriculum + ["sessions", "announcements"] { file[name] = school.file[name] }
        let team = school.people.filter { $0.role == .coach && !$0.hasLeft }
        file["people"] = .array(team.map { $0.json })
        return .object(file)
    }

    func file() -> Reply {
        .file(curriculum.bytes(), type: "application/json", name: "wird-curriculum.json")
    }

    /// What a file would change, before it does.
    func preview(_ plan: SchoolPlan, _ text: String) -> Reply {
        page.page(strings[.schoolPreview], "curriculum-preview", back: .curriculum) {
            card {
                p {
                    strings(
                        .schoolPreviewText, .number("levels", plan.curriculum.levels.count),
                        .number("cohorts", plan.curriculum.cohorts.count),
                        .number("sessions", plan.curriculum.sessions.count), .number("coaches", plan.added.count))
                }
            }
            page.form(.curriculum, step: StaffHandler.CurriculumStep.take.rawValue) {
                hiddenInput(FieldName.text.rawValue, text)
                div(.class("form-actions")) { submitButton(strings[.schoolImportTake], icon: .check) }
            }
        }
    }
}
