import Course
import Interface
import Records

/// Leads each route of the course to its screen, and each form to its handler.
enum CourseScreens {
    /// Returns what a route shows.
    static func show(_ route: CourseRoute, _ context: RequestContext) throws(NeedsData) -> Reply {
        if case .school(let tail) = route { return try SchoolScreens.show(tail, context) }
        switch try CourseOpening(context) {
        case .none:
            if let desk = try SchoolScreens.desk(route, context) { return desk }
            return CourseGate(context: context).none(route)
        case .broken(let place): return CourseGate(context: context).broken(place)
        case .open(let visit):
            // Nobody sees Quran's text in the course before the step that chooses its letters (C5).
            if visit.state.level != nil, !visit.isWelcomed, route.waitsForWelcome, !context.wantsJSON {
                return .seeOther(Route.course(.welcome).link())
            }
            guard !context.wantsJSON || route.isFile else { return CourseJSON(visit: visit).reply(route) }
            return try page(route, visit)
        }
    }

    private static func page(_ route: CourseRoute, _ visit: CourseVisit) throws(NeedsData) -> Reply {
        switch route {
        case .today: CourseTodayScreen(visit: visit).show
        case .demo: visit.isDemo ? CourseDemoScreen(visit: visit).show : ErrorScreen.notFound(visit.context)
        case .welcome: try CourseWelcomeScreen(visit: visit).show()
        case .notifications: CourseNotificationsScreen(visit: visit).show
        case .learn: try CourseLearnScreen(visit: visit).current()
        case .weeks: CourseWeeksScreen(visit: visit).show
        case .week(let number):
            try CourseLearnScreen(visit: visit).show(number, level: visit.context.parameter(.level))
        case .recording(let number): try CourseRecordingScreen(visit: visit).show(.week(number))
        case .feedback(let number): CourseFeedbackScreen(visit: visit).show(number)
        case .assessment: try CourseRecordingScreen(visit: visit).show(.assessment)
        case .video(let id): CourseVideoScreen(visit: visit).show(id)
        case .sound(let id): CourseSounds(visit: visit).file(id)
        case .announcement(let id): CourseNotificationsScreen(visit: visit).announcement(id)
        case .messages: CourseMessagesScreen(visit: visit).show
        case .enrolment: CourseEnrolmentScreen(visit: visit).show
        case .schedule: try CourseScheduleScreen(visit: visit).show()
        case .zone: ErrorScreen.notAllowed(visit.context)
        case .recordings: try CourseScheduleScreen(visit: visit).recordings()
        case .session(let id): try CourseSessionScreen(visit: visit).show(id)
        case .sessionFile(let id): CourseSessionScreen(visit: visit).file(id)
        case .profile: CourseProfileScreen(visit: visit).show
        case .page(let page): try CourseProfilePages(visit: visit).show(page)
        case .school: ErrorScreen.notFound(visit.context)
        }
    }

    /// Applies a posted form.
    static func apply(
        _ route: CourseRoute, _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        if case .school(let tail) = route {
            return try SchoolScreens.apply(tail, form, idempotencyKey, context, &changeSet)
        }
        let opening = try CourseOpening(context)
        if route == .demo {
            return try CourseDemoHandler(context: context, form: form, idempotencyKey: idempotencyKey)
                .apply(opening, &changeSet)
        }
        guard case .open(let visit) = opening else { return CourseAnswer(context: context).gone }
        // What happens in a school the server decides; a device says what will probably come of it.
        if route.isSchools, visit.walk != nil, context.request.member == nil {
            return CourseAnswer(context: context).gone
        }
        let handler = CourseHandler(visit: visit, form: form, idempotencyKey: idempotencyKey)
        let own = CourseSelfHandler(visit: visit, form: form, idempotencyKey: idempotencyKey)
        switch route {
        case .welcome: return own.goOn(&changeSet)
        case .notifications: return own.markRead(&changeSet)
        case .page(let page): return own.save(page, &changeSet)
        case .messages: return own.write(&changeSet)
        case .enrolment: return CourseEnrolmentScreen.enrol(visit, idempotencyKey, &changeSet)
        case .zone: return try CourseZoneHandler(visit: visit, form: form).apply(&changeSet)
        case .week(let number): return handler.complete(number, &changeSet)
        case .recording(let number): return handler.submit(.week(number), &changeSet)
        case .assessment: return handler.submit(.assessment, &changeSet)
        case .feedback(let number): return handler.respond(number, &changeSet)
        case .video(let id): return handler.watch(id, &changeSet)
        case .session(let id): return handler.rsvp(id, &changeSet)
        case .today, .demo, .learn, .weeks, .sound, .schedule, .recordings, .sessionFile, .profile, .announcement,
            .school:
            return Applied(ErrorScreen.notAllowed(context))
        }
    }
}

extension CourseRoute {
    /// Whether a new student does the first steps before it.
    fileprivate var waitsForWelcome: Bool {
        switch self {
        case .today, .learn, .weeks, .week, .recording, .feedback, .assessment, .video: true
        case .demo, .welcome, .notifications, .announcement, .messages, .enrolment, .sound, .schedule, .zone,
            .recordings, .session, .sessionFile, .profile, .page, .school:
            false
        }
    }

    fileprivate var isFile: Bool {
        switch self {
        case .sessionFile, .sound: true
        default: false
        }
    }

    /// Whether what is posted there is an event, which a school's server decides on; the rest is the student's own.
    var isSchools: Bool {
        switch self {
        case .week, .recording, .feedback, .assessment, .video, .session, .messages, .enrolment, .school: true
        // What is asked there goes to the school; the other pages are the student's own.
        case .page(let page): page == .help
        case .today, .demo, .welcome, .notifications, .announcement, .learn, .weeks, .sound, .schedule, .zone,
            .recordings, .sessionFile, .profile:
            false
        }
    }

    /// The records that every page of the course is made of.
    var foreseen: [RecordQuery] { CourseRecords.queries + SchoolRecords.queries + [SchoolRecords.events] }
}
