import Almanac
import Course
import Interface
import Records

/// A part of what is taught, with the form to change it (QF-240).
struct CurriculumPartScreen {
    let school: School
    let part: CurriculumPart
    private var strings: Strings { school.strings }
    private var page: SchoolPage { SchoolPage(school: school) }
    private var route: SchoolRoute { .part(part) }

    func show() throws(NeedsData) -> Reply {
        let words = try school.words()
        switch part {
        case .level(let id):
            guard let level = school.curriculum.level(id) else { return ErrorScreen.notFound(school.context) }
            return shown(strings(.courseLevelNumber, .number("level", level.number)), "level", json(id)) {
                levelForm(level)
                weeks(level, words)
            }
        case .week(let id, let number):
            guard let level = school.curriculum.level(id), let week = level.weeks.first(where: { $0.number == number })
            else { return ErrorScreen.notFound(school.context) }
            return shown(
                strings(.courseWeek, .number("week", number)), "week",
                json(id)["weeks"]?.array?.first { $0["number"]?.int == Int64(number) } ?? .null
            ) {
                weekForm(week)
                videos(week, words)
            }
        case .video(let id):
            guard let found = CurriculumVideo(id, school) else { return ErrorScreen.notFound(school.context) }
            return shown(found.video.title, "video", Self.json(found.video)) {
                page.form(route, step: StaffHandler.PartStep.save.rawValue) {
                    videoFields(found.video)
                    div(.class("form-actions")) { submitButton(strings[.courseSave], icon: .check) }
                }
                if found.week.videos.count > 1 { remove(.schoolVideoRemove) }
            }
        case .orientation:
            let video = school.curriculum.orientation
            return shown(strings[.schoolOrientation], "video", video.map { Self.json($0) } ?? .null) {
                page.form(route, step: StaffHandler.PartStep.save.rawValue) {
                    videoFields(video)
                    div(.class("form-actions")) { submitButton(strings[.courseSave], icon: .check) }
                }
                if video != nil { remove(.schoolVideoRemove) }
            }
        case .cohort(let id):
            let cohort = school.curriculum.cohort(id)
            guard cohort != nil || id == CurriculumPart.new else { return ErrorScreen.notFound(school.context) }
            let file = school.file["cohorts"]?.array?.first { $0["id"]?.string == id } ?? .null
            return shown(cohort.map { CurriculumList.name($0, school) } ?? strings[.schoolCohortAdd], "semester", file)
            {
                cohortForm(cohort)
                if cohort != nil { remove(.schoolCohortRemove) }
            }
        }
    }

    private func shown(
        _ title: String, _ name: String, _ json: JSON, @NodeBuilder content: () -> Node
    ) -> Reply {
        guard !school.context.wantsJSON else { return .json(json) }
        return page.page(title, name, back: part.above(school)) { content() }
    }

    private func json(_ level: String) -> JSON {
        school.file["levels"]?.array?.first { $0["id"]?.string == level } ?? .null
    }

    private static func json(_ video: CourseVideo) -> JSON {
        var object: JSONObject = [
            "id": .string(video.id), "title": .string(video.title), "seconds": .int(Int64(video.seconds)),
        ]
        object["file"] = (video.film?.file).map { .string($0) }
        return .object(object)
    }

    private func remove(_ label: Phrase) -> Node {
        page.action(route, StaffHandler.PartStep.remove.rawValue, strings[label], kind: .danger, icon: .trash)
    }

    /// Examples stand apart from the sentence: they are read from left to right in every language.
    static func passageHint(_ strings: Strings) -> String {
        strings(.schoolPassageHint, .text("example", "78:1-16"))
    }

    static func holidaysHint(_ strings: Strings) -> String {
        strings(.schoolHolidaysHint, .text("example", "2027-03-20"))
    }

    // MARK: - The forms

    private func levelForm(_ level: CourseLevel) -> Node {
        page.form(route, step: StaffHandler.PartStep.save.rawValue) {
            Field(FieldName.title.rawValue, label: strings[.schoolLevelName]).text(
                level.name, .maxlength(SchoolLimits.title))
            Field(FieldName.text.rawValue, label: strings[.schoolLevelText]).lines(
                level.summary, rows: 2, .maxlength(CourseRecords.answerLength))
            Field(FieldName.notes.rawValue, label: strings[.schoolLevelNotes]).machine(level.notes ?? "", type: "text")
            Field(
                FieldName.passage.rawValue, label: strings[.schoolPassageAssessment], hint: Self.passageHint(strings)
            ).machine(level.assessment.description, type: "text")
            div(.class("form-actions")) { submitButton(strings[.courseSave], icon: .check) }
        }
    }

    private func weeks(_ level: CourseLevel, _ words: CourseVisit) -> Node {
        titledSection(strings[.courseAllWeeks], id: "weeks") {
            rows(.data("weeks")) {
                for week in level.weeks {
                    linkRow(
                        strings(.courseWeekTopic, .number("week", week.number), .text("topic", week.topic)),
                        href: SchoolRoute.part(.week(level: level.id, number: week.number)).route.link(),
                        detail: words.words(week.passage))
                }
            }
        }
    }

    private func weekForm(_ week: CourseWeek) -> Node {
        page.form(route, step: StaffHandler.PartStep.save.rawValue) {
            Field(FieldName.topic.rawValue, label: strings[.schoolTopic]).text(
                week.topic, .maxlength(SchoolLimits.title))
            Field(FieldName.passage.rawValue, label: strings[.schoolPassage], hint: Self.passageHint(strings))
                .machine(week.passage.description, type: "text")
            Field(FieldName.text.rawValue, label: strings[.schoolAims]).lines(
                week.objectives.joined(separator: "\n"), rows: 4, .maxlength(CourseRecords.answerLength))
            div(.class("form-actions")) { submitButton(strings[.courseSave], icon: .check) }
        }
    }

    @NodeBuilder private func videos(_ week: CourseWeek, _ words: CourseVisit) -> Node {
        titledSection(strings[.schoolVideos], id: "videos") {
            rows(.data("videos")) {
                for video in week.videos {
                    linkRow(
                        video.title, href: SchoolRoute.part(.video(video.id)).route.link(),
                        detail: words.length(video.seconds))
                }
            }
        }
        titledSection(strings[.schoolVideoAdd], id: "add") {
            page.form(route, step: StaffHandler.PartStep.add.rawValue) {
                videoFields(nil)
                div(.class("form-actions")) {
                    submitButton(strings[.schoolVideoAdd], kind: .secondary, icon: .plus)
                }
            }
        }
    }

    @NodeBuilder private func videoFields(_ video: CourseVideo?) -> Node {
        Field(FieldName.title.rawValue, label: strings[.schoolSessionTitle]).text(
            video?.title ?? "", .maxlength(SchoolLimits.title))
        div(.class("course-pin-place")) {
            Field(FieldName.minutes.rawValue, label: strings[.schoolMinutes]).machine(
                "\((video?.seconds ?? 300) / 60)", type: "number", .min("0"), .max("1439"))
            Field(FieldName.seconds.rawValue, label: strings[.schoolSeconds]).machine(
                "\((video?.seconds ?? 300) % 60)", type: "number", .min("0"), .max("59"))
        }
        Field(FieldName.file.rawValue, label: strings[.schoolVideoFile], hint: strings[.schoolVideoFileHint]).machine(
            video?.film.flatMap { RecordingName.hash(of: $0.file) } ?? "", type: "text")
    }

    private func cohortForm(_ cohort: Cohort?) -> Node {
        page.form(route, step: StaffHandler.PartStep.save.rawValue) {
            Field(FieldName.level.rawValue, label: strings[.courseLevel]).choice(
                school.curriculum.levels.map {
                    Choice($0.id, strings(.courseLevelNamed, .number("level", $0.number), .text("name", $0.name)))
                }, selected: cohort?.level ?? "")
            Field(
                FieldName.date.rawValue, label: strings[.schoolCohortStart],
                hint: strings(
                    .schoolCohortStartHint, .text("day", strings.weekday(school.config.unlock.day)))
            ).machine(cohort?.start.description ?? "", type: "date")
            Field(FieldName.text.rawValue, label: strings[.schoolHolidays], hint: Self.holidaysHint(strings)).lines(
                cohort?.holidays.map { $0.description }.joined(separator: "\n") ?? "", rows: 3)
            Field(FieldName.audience.rawValue, label: strings[.schoolNewsLevels]).choice(
                [
                    Choice("", strings[.courseFilterAll]),
                    Choice(Audience.brothers.rawValue, strings[.courseAudienceBrothers]),
                    Choice(Audience.sisters.rawValue, strings[.courseAudienceSisters]),
                ], selected: cohort?.audience?.rawValue ?? "")
            fieldset(.class("field")) {
                legend(.class("field-label")) { strings[.schoolCohortCoaches] }
                for coach in school.people where coach.role == .coach && !coach.hasLeft {
                    Field("coach-" + coach.id, label: coach.name).toggle(cohort?.coaches.contains(coach.id) ?? false)
                }
            }
            div(.class("form-actions")) { submitButton(strings[.courseSave], icon: .check) }
        }
    }
}
