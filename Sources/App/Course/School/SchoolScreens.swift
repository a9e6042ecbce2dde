import Course
import Interface
import Records

/// Leads each page of a school to its screen, and each form to its handler. To everybody who may not look there is nothing.
enum SchoolScreens {
    /// Where the course's own pages lead somebody of a school who isn't a student there; `nil` for everybody else.
    static func desk(_ route: CourseRoute, _ context: RequestContext) throws(NeedsData) -> Reply? {
        guard route == .today, !context.wantsJSON, case .open(let school) = try SchoolOpening(context),
            school.me.role != .student
        else { return nil }
        return .seeOther(SchoolRoute.home.route.link())
    }

    static func show(_ tail: String, _ context: RequestContext) throws(NeedsData) -> Reply {
        guard let route = SchoolRoute(tail: tail) else { return ErrorScreen.notFound(context) }
        if route == .join { return SchoolJoinScreen.show(context) }
        guard case .open(let school) = try SchoolOpening(context), route.readers.contains(school.me.role) else {
            return ErrorScreen.notFound(context)
        }
        switch route {
        case .home:
            return school.me.role == .coach
                ? try CoachHomeScreen(school: school).show() : try StaffHomeScreen(school: school).show()
        case .student(let id):
            guard let student = try SchoolStudent(id, school) else { return ErrorScreen.notFound(context) }
            return try SchoolStudentScreen(student: student).show()
        case .work(let enrolment, let submission):
            guard let student = try SchoolStudent(enrolment, school) else { return ErrorScreen.notFound(context) }
            return try CoachWorkScreen(student: student).show(submission)
        case .pins(let id):
            guard let student = try SchoolStudent(id, school) else { return ErrorScreen.notFound(context) }
            return SchoolFiles(school: school).pins(student)
        case .marks: return try SchoolFiles(school: school).marks()
        case .audit: return try StaffAuditScreen(school: school).show()
        case .auditFile: return try StaffAuditScreen(school: school).file()
        case .whole(let id):
            guard let whole = SchoolCourseFile(id, school) else { return ErrorScreen.notFound(context) }
            return try whole.file()
        case .roster: return try StaffRosterScreen(school: school).show()
        case .sessions: return try StaffSessionsScreen(school: school).show()
        case .session(let id): return try StaffSessionsScreen(school: school).show(id)
        case .news: return try StaffNewsScreen(school: school).show()
        case .curriculum: return StaffCurriculumScreen(school: school).show()
        case .part(let part): return try CurriculumPartScreen(school: school, part: part).show()
        case .file: return StaffCurriculumScreen(school: school).file()
        case .join: return ErrorScreen.notFound(context)
        }
    }

    static func apply(
        _ tail: String, _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        let gone = CourseAnswer(context: context).gone
        guard let route = SchoolRoute(tail: tail), let member = context.request.member else { return gone }
        let opening = try SchoolOpening(context)
        let gate = SchoolGate(context: context, form: form, member: member)
        if route == .join { return try gate.join(idempotencyKey, &changeSet) }
        if route == .home { return try gate.open(idempotencyKey, &changeSet) }
        guard case .open(let school) = opening, route.writers.contains(school.me.role) else { return gone }
        let staff = StaffHandler(school: school, form: form, idempotencyKey: idempotencyKey)
        switch route {
        case .student(let id):
            guard let student = try SchoolStudent(id, school) else { return gone }
            return school.me.role == .coach
                ? CoachHandler(student: student, form: form, idempotencyKey: idempotencyKey).write(&changeSet)
                : try staff.change(student, &changeSet)
        case .work(let enrolment, let submission):
            guard let student = try SchoolStudent(enrolment, school) else { return gone }
            return CoachHandler(student: student, form: form, idempotencyKey: idempotencyKey)
                .answer(submission, &changeSet)
        case .roster: return try staff.changeRoster(&changeSet)
        case .sessions: return staff.addSessions(&changeSet)
        case .session(let id): return try staff.change(session: id, &changeSet)
        case .news: return staff.announce(&changeSet)
        case .curriculum: return try staff.takeOver(&changeSet)
        case .part(let part): return try staff.change(part, &changeSet)
        case .home, .file, .marks, .pins, .join, .audit, .auditFile, .whole:
            return Applied(ErrorScreen.notAllowed(context))
        }
    }
}
