import Almanac
import Course
import Interface
import Records

/// What staff looks after: `/course/school`.
struct StaffHomeScreen {
    let school: School
    private var strings: Strings { school.strings }

    func show() throws(NeedsData) -> Reply {
        try school.context.library.require([SchoolRecords.events])
        let waiting = try StaffRoster.waiting(school)
        let requests = try SchoolRequests.waiting(school)
        guard !school.context.wantsJSON else { return .json(json(waiting, requests.count)) }
        return SchoolPage(school: school).page(strings[.schoolTitle], "staff", details: school.me.name) {
            titledSection(strings(.schoolWaiting, count: waiting.count), id: "waiting") {
                if waiting.isEmpty { p(.class("part-lead")) { strings[.schoolWaitingNone] } }
                rows(.data("waiting")) { for student in waiting { StaffRoster.row(student) } }
            }
            if !requests.isEmpty {
                titledSection(strings[.schoolRequests], id: "requests") {
                    rows(.data("requests")) { for entry in requests { SchoolRequests.row(entry) } }
                }
            }
            rows {
                linkRow(strings[.schoolRoster], href: SchoolRoute.roster.route.link(), icon: .family)
                linkRow(strings[.schoolSessions], href: SchoolRoute.sessions.route.link(), icon: .calendar)
                linkRow(strings[.schoolNews], href: SchoolRoute.news.route.link(), icon: .bell)
                linkRow(strings[.schoolCurriculum], href: SchoolRoute.curriculum.route.link(), icon: .course)
                linkRow(strings[.schoolAudit], href: SchoolRoute.audit.route.link(), icon: .page)
            }
        }
    }

    private func json(_ waiting: [SchoolStudent], _ requests: Int) -> JSON {
        let here = school.people.filter { !$0.hasLeft }
        func count(_ role: CourseRole) -> JSON { .int(Int64(here.count { $0.role == role })) }
        return [
            "students": count(.student), "coaches": count(.coach), "staff": count(.staff),
            "enrolments": .int(Int64(school.enrolments.count)), "waiting": .array(waiting.map { .string($0.id) }),
            "requests": .int(Int64(requests)),
            "levels": .int(Int64(school.curriculum.levels.count)),
            "cohorts": .int(Int64(school.curriculum.cohorts.count)),
            "sessions": .int(Int64(school.curriculum.sessions.count)),
        ]
    }
}

/// The students as staff sees them.
enum StaffRoster {
    /// Who waits for a place, in the order in which they sent their assessment.
    static func waiting(_ school: School) throws(NeedsData) -> [SchoolStudent] {
        var waiting: [(student: SchoolStudent, since: Instant)] = []
        for facts in try school.facts() where facts.placement == nil {
            guard let since = facts.assessmentSent, let student = try SchoolStudent(facts.enrolment.id, school) else {
                continue
            }
            waiting.append((student, since))
        }
        return waiting.sorted { a, b in a.since < b.since }.map { $0.student }
    }

    static func row(_ student: SchoolStudent) -> Node {
        let visit = student.visit
        let coach = visit.state.coach == nil ? "" : visit.strings.parting + visit.coachName()
        let detail = visit.facts.placement == nil ? waits(visit) : student.place + coach
        return linkRow(student.name, href: student.link, detail: detail, icon: .me)
    }

    private static func waits(_ visit: CourseVisit) -> String {
        guard let sent = visit.facts.assessmentSent else { return visit.strings[.schoolNotSent] }
        return visit.strings(.schoolAssessmentSent, .word("ago", visit.ago(sent)))
    }
}

/// Everybody of the school, and the way to invite more: `/course/school/roster`.
struct StaffRosterScreen {
    let school: School
    private var strings: Strings { school.strings }
    private var page: SchoolPage { SchoolPage(school: school) }

    func show() throws(NeedsData) -> Reply {
        try school.context.library.require([SchoolRecords.events])
        var students: [SchoolStudent] = []
        for enrolment in school.enrolments {
            if let student = try SchoolStudent(enrolment.id, school), school.person(enrolment.student)?.hasLeft == false
            {
                students.append(student)
            }
        }
        guard !school.context.wantsJSON else { return .json(json(students)) }
        let others = school.people.filter { !$0.hasLeft && $0.role != .student }
        let erased = SchoolErasingList(school: school).node(try school.words())
        return page.page(strings[.schoolRoster], "roster", back: .home) {
            titledSection(strings(.schoolStudentCount, count: students.count), id: "students") {
                rows(.data("roster")) { for student in CoachHomeScreen.named(students) { StaffRoster.row(student) } }
                div(.class("form-actions")) {
                    linkButton(
                        strings[.schoolMarksFile], href: SchoolRoute.marks.route.link(), kind: .quiet, icon: .download)
                }
            }
            erased
            titledSection(strings[.schoolTeam], id: "team") {
                rows { for person in others { self.row(person) } }
            }
            titledSection(strings[.schoolInvite], id: "invite") {
                page.form(.roster, step: StaffHandler.RosterStep.invite.rawValue) {
                    Field(FieldName.name.rawValue, label: strings[.schoolInviteName]).text(
                        "", .maxlength(CourseRecords.nameLength))
                    Field(FieldName.role.rawValue, label: strings[.schoolRole]).segments(
                        StaffHandler.roles.map { Choice($0.rawValue, strings[$0.word]) },
                        selected: CourseRole.student.rawValue)
                    div(.class("form-actions")) { submitButton(strings[.sharedInviteMake], icon: .share) }
                }
            }
            titledSection(strings[.schoolList], id: "list") {
                page.form(.roster, step: StaffHandler.RosterStep.list.rawValue) {
                    Field(FieldName.text.rawValue, label: strings[.schoolListText], hint: strings[.schoolListHint])
                        .lines("", rows: 4)
                    div(.class("form-actions")) {
                        submitButton(strings[.schoolList], kind: .secondary, icon: .upload)
                    }
                }
            }
        }
    }

    private func row(_ person: SchoolPerson) -> Node {
        Interface.row(
            bdi { person.name }, detail: .text(strings[person.role.word]),
            leading: span(.class("row-icon")) { Icon.me.node() },
            trailing: person.id == school.me.id
                ? .nothing
                : page.action(
                    .roster, StaffHandler.RosterStep.invite.rawValue, strings[.schoolInviteThem], kind: .quiet,
                    [(.person, person.id)]))
    }

    private func json(_ students: [SchoolStudent]) -> JSON {
        var list: [JSON] = []
        for student in students {
            var object: JSONObject = [
                "enrolment": .string(student.id), "student": .string(student.visit.state.enrolment.student),
                "name": .string(student.name), "phase": .string(student.visit.state.phase.rawValue),
            ]
            object["level"] = student.visit.state.level.map { .string($0) }
            object["coach"] = student.visit.state.coach.map { .string($0) }
            list.append(.object(object))
        }
        var team: [JSON] = []
        for person in school.people where !person.hasLeft && person.role != .student { team.append(person.json) }
        return [
            "students": .array(list), "team": .array(team), "erased": SchoolErasingList(school: school).json,
        ]
    }
}

extension CourseRole {
    /// The role's name.
    var word: Phrase { Phrase("school.role." + rawValue) }
}
