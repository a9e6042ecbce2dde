import Almanac
import Course
import Interface
import Records

/// The levels, the semesters and the orientation, each leading to its page.
struct CurriculumList {
    let school: School
    private var strings: Strings { school.strings }

    @NodeBuilder var node: Node {
        titledSection(strings[.schoolLevels], id: "levels") {
            rows(.data("levels")) {
                for level in school.curriculum.levels {
                    linkRow(
                        strings(.courseLevelNamed, .number("level", level.number), .text("name", level.name)),
                        href: SchoolRoute.part(.level(level.id)).route.link(), detail: level.summary)
                }
                linkRow(
                    strings[.schoolOrientation], href: SchoolRoute.part(.orientation).route.link(),
                    detail: school.curriculum.orientation?.title ?? "")
            }
        }
        titledSection(strings[.schoolCohorts], id: "semesters") {
            rows(.data("semesters")) {
                for cohort in school.curriculum.cohorts {
                    linkRow(Self.name(cohort, school), href: SchoolRoute.part(.cohort(cohort.id)).route.link())
                }
            }
            div(.class("form-actions")) {
                linkButton(
                    strings[.schoolCohortAdd],
                    href: SchoolRoute.part(.cohort(CurriculumPart.new)).route.link(), icon: .plus)
            }
        }
    }

    static func name(_ cohort: Cohort, _ school: School) -> String {
        let level = school.curriculum.level(cohort.level)
        return school.strings(
            .schoolCohortNamed, .number("level", level?.number ?? 1), .text("name", level?.name ?? ""),
            .word("date", school.strings.date(cohort.start)))
    }
}
