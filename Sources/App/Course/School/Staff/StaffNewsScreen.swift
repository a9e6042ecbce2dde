import Almanac
import Course
import Interface
import Records

/// What was announced, and the form to announce: `/course/school/announcements` (QF-242).
struct StaffNewsScreen {
    let school: School
    private var strings: Strings { school.strings }

    func show() throws(NeedsData) -> Reply {
        let words = try school.words()
        guard !school.context.wantsJSON else {
            return .json(["announcements": school.file["announcements"] ?? []])
        }
        let page = SchoolPage(school: school)
        let news = school.curriculum.announcements.sorted { a, b in a.at > b.at }
        return page.page(strings[.schoolNews], "news", back: .home) {
            titledSection(strings[.schoolAnnounce], id: "announce") {
                page.form(.news) {
                    Field(FieldName.title.rawValue, label: strings[.schoolNewsTitle]).text(
                        "", .maxlength(SchoolLimits.title))
                    Field(FieldName.text.rawValue, label: strings[.schoolNewsText]).lines(
                        "", rows: 4, .maxlength(CourseRecords.answerLength))
                    fieldset(.class("field")) {
                        legend(.class("field-label")) { strings[.schoolNewsLevels] }
                        p(.class("field-hint")) { strings[.schoolNewsAll] }
                        for level in school.curriculum.levels {
                            Field(
                                "level-" + level.id,
                                label: strings(
                                    .courseLevelNamed, .number("level", level.number), .text("name", level.name))
                            ).toggle(false)
                        }
                    }
                    div(.class("form-actions")) { submitButton(strings[.schoolAnnounce], icon: .bell) }
                }
            }
            if !news.isEmpty {
                titledSection(strings[.schoolNewsSent], id: "sent") {
                    rows(.data("news")) {
                        for item in news {
                            row(
                                bdi { item.title },
                                detail: strings.parted([.text(levels(item)), .text(words.ago(item.at))]))
                        }
                    }
                }
            }
        }
    }

    private func levels(_ item: Announcement) -> String {
        guard !item.levels.isEmpty else { return strings[.courseFilterAll] }
        return strings.list(
            item.levels.map { id in
                strings(.courseLevelNumber, .number("level", school.curriculum.level(id)?.number ?? 0))
            })
    }
}
