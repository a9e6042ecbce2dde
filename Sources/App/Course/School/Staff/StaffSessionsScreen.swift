import Almanac
import Course
import Interface
import Records

/// The live sessions: `/course/school/sessions`. Staff adds and changes them; a coach sees who comes (QF-132, QF-241).
struct StaffSessionsScreen {
    let school: School
    private var strings: Strings { school.strings }
    private var page: SchoolPage { SchoolPage(school: school) }
    private var isStaff: Bool { school.me.role == .staff }

    /// How many sessions that are over are shown.
    private static let past = 10

    func show() throws(NeedsData) -> Reply {
        let words = try school.words()
        let all = school.curriculum.sessions.sorted { a, b in a.start == b.start ? a.id < b.id : a.start < b.start }
        guard !school.context.wantsJSON else { return .json(["sessions": school.file["sessions"] ?? []]) }
        let ahead = all.filter { $0.end > school.now }
        let past = all.filter { $0.end <= school.now }.suffix(Self.past).reversed()
        return page.page(strings[.schoolSessions], "sessions", back: .home) {
            titledSection(strings[.courseUpcoming], id: "ahead") {
                if ahead.isEmpty { p(.class("part-lead")) { strings[.schoolSessionsNone] } }
                rows { for session in ahead { row(session, words) } }
            }
            if !past.isEmpty {
                titledSection(strings[.courseEnded], id: "past") {
                    rows { for session in past { row(session, words) } }
                }
            }
            if isStaff {
                titledSection(strings[.schoolSessionAdd], id: "add") {
                    page.form(.sessions) {
                        fields(nil, words)
                        Field(FieldName.weeks.rawValue, label: strings[.schoolSessionWeeks]).machine(
                            "1", type: "number", .min("1"), .max("\(SchoolLimits.repeats)"))
                        div(.class("form-actions")) { submitButton(strings[.schoolSessionAdd], icon: .plus) }
                    }
                }
            }
        }
    }

    private func row(_ session: CourseSession, _ words: CourseVisit) -> Node {
        linkRow(
            session.title, href: SchoolRoute.session(session.id).route.link(),
            detail: strings.weekdayAndDate(words.day(session.start)) + strings.parting + words.time(session.start),
            icon: .calendar, value: session.isCancelled ? strings[.courseCancelled] : "")
    }

    func show(_ id: String) throws(NeedsData) -> Reply {
        try school.context.library.require([SchoolRecords.events])
        let words = try school.words()
        guard let session = school.curriculum.sessions.first(where: { $0.id == id }) else {
            return ErrorScreen.notFound(school.context)
        }
        var coming: [String] = []
        for facts in try school.facts() where facts.attendance[id] == true {
            coming.append(school.person(facts.enrolment.student)?.name ?? "")
        }
        guard !school.context.wantsJSON else {
            return .json(["session": json(id), "coming": .array(coming.sorted().map { .string($0) })])
        }
        let route = SchoolRoute.session(id)
        return page.page(
            session.title, "session",
            details: strings.weekdayAndDate(words.day(session.start)) + strings.parting + words.time(session.start),
            back: .sessions
        ) {
            if session.isCancelled { banner(strings[.courseCancelled], tone: .notice) }
            titledSection(strings(.schoolComing, count: coming.count), id: "coming") {
                if !coming.isEmpty { p { strings.list(coming.sorted()) } }
            }
            if isStaff {
                titledSection(strings[.schoolSessionChange], id: "change") {
                    page.form(route, step: StaffHandler.SessionStep.change.rawValue) {
                        fields(session, words)
                        div(.class("form-actions")) { submitButton(strings[.courseSave], icon: .check) }
                    }
                    if !session.isCancelled {
                        page.action(
                            route, StaffHandler.SessionStep.cancel.rawValue, strings[.schoolSessionCancel],
                            kind: .danger)
                    }
                }
                if session.end <= school.now { publish(route) }
            }
        }
    }

    private func publish(_ route: SchoolRoute) -> Node {
        details(.class("course-fold")) {
            summary { strings[.schoolPublish] }
            postForm(route.route.link(), operation: IdempotencyKeySlot.mark, .class("settings", "course-form")) {
                hiddenInput(FieldName.step.rawValue, StaffHandler.SessionStep.publish.rawValue)
                Field(FieldName.recording.rawValue, label: strings[.schoolRecordingAddress]).machine("", type: "url")
                hiddenInput(FieldName.minutes.rawValue, "60")
                div(.class("form-actions")) { submitButton(strings[.schoolPublish], kind: .secondary, icon: .upload) }
            }
        }
    }

    private func json(_ id: String) -> JSON {
        school.file["sessions"]?.array?.first { $0["id"]?.string == id } ?? .null
    }

    /// The fields of a session; the time is by the programme's clocks, which the page names.
    @NodeBuilder private func fields(_ session: CourseSession?, _ words: CourseVisit) -> Node {
        let local = session.map { school.curriculum.zone.local($0.start) }
        Field(FieldName.kind.rawValue, label: strings[.courseFilter]).choice(
            CourseSession.Kind.allCases.map { Choice($0.rawValue, strings[$0.word]) },
            selected: session?.kind.rawValue ?? "")
        Field(FieldName.title.rawValue, label: strings[.schoolSessionTitle]).text(
            session?.title ?? "", .maxlength(SchoolLimits.title))
        Field(FieldName.coach.rawValue, label: strings[.courseCoach]).choice(
            school.people.filter { $0.role == .coach && !$0.hasLeft }.map { Choice($0.id, $0.name) },
            selected: session?.coach ?? "")
        Field(FieldName.date.rawValue, label: strings[.schoolDate]).machine(local?.date.description ?? "", type: "date")
        Field(
            FieldName.start.rawValue, label: strings[.schoolTime],
            hint: strings(.schoolZone, .word("zone", school.curriculum.zone.identifier))
        ).machine(local?.time.description ?? "", type: "time")
        Field(FieldName.minutes.rawValue, label: strings[.schoolMinutes]).machine(
            "\(session.map { Int(clamping: $0.length.minutes) } ?? 60)", type: "number", .min("1"), .max("1440"))
        Field(FieldName.level.rawValue, label: strings[.courseLevel]).choice(
            [Choice("", strings[.courseFilterAll])]
                + school.curriculum.levels.map {
                    Choice($0.id, strings(.courseLevelNamed, .number("level", $0.number), .text("name", $0.name)))
                }, selected: session?.level ?? "")
        Field(FieldName.audience.rawValue, label: strings[.courseAudience]).choice(
            [
                Choice("", strings[.courseFilterAll]),
                Choice(Audience.brothers.rawValue, strings[.courseAudienceBrothers]),
                Choice(Audience.sisters.rawValue, strings[.courseAudienceSisters]),
            ], selected: session?.audience?.rawValue ?? "")
        Field(FieldName.join.rawValue, label: strings[.schoolJoinAddress]).machine(session?.join ?? "", type: "url")
    }
}
