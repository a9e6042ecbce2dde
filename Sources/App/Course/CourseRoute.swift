/// The addresses of the course.
enum CourseRoute: Hashable, Sendable {
    /// The week, and the one thing to do next.
    case today
    /// A course at home: posting begins it, moves its clock, lets its coach answer, and takes it away.
    case demo
    /// The first steps after the placement; posting goes on.
    case welcome
    /// What has happened, newest first; posting marks all of it as read.
    case notifications
    /// What the school announced, by its id.
    case announcement(String)
    /// The messages with the coach; posting sends one.
    case messages
    /// What comes after the level; posting enrols.
    case enrolment
    case learn
    case weeks
    /// A week by its number; posting completes its lesson.
    case week(Int)
    /// The passage of a week and its recording; posting hands one in.
    case recording(Int)
    /// A week's recordings with what the coach sent; posting marks it as heard, or asks about it.
    case feedback(Int)
    /// The end-of-course assessment and its result; posting hands it in.
    case assessment
    /// A video by its id; posting marks it as watched.
    case video(String)
    /// What is heard of a recording that a course at home made up, by the id of what it belongs to.
    case sound(String)
    case schedule
    /// Posting chooses the zone of all times, or tells the device's.
    case zone
    /// Recordings of sessions that are over.
    case recordings
    /// A live session; posting says whether the student comes.
    case session(String)
    /// A session as a file for a calendar program.
    case sessionFile(String)
    case profile
    /// One of the profile's nine pages; posting saves what it asks for.
    case page(CoursePage)
    /// A page of a school's coach or staff, by the rest of its path; `SchoolRoute` reads it.
    case school(String)

    var facts: RouteFacts {
        switch self {
        case .today: facts("", .page)
        case .demo: facts("/demo", .form)
        case .welcome: facts("/welcome", .form)
        case .notifications: facts("/notifications", .form)
        case .announcement(let id): facts("/notifications/\(id)", .page)
        case .messages: facts("/messages", .form)
        case .enrolment: facts("/enrolment", .form)
        case .learn: facts("/learn", .page)
        case .weeks: facts("/learn/weeks", .page)
        case .week(let number): facts("/learn/weeks/\(number)", .form)
        case .recording(let number): facts("/learn/weeks/\(number)/recording", .form)
        case .feedback(let number): facts("/learn/weeks/\(number)/feedback", .form)
        case .assessment: facts("/learn/assessment", .form)
        case .video(let id): facts("/learn/videos/\(id)", .form)
        case .sound(let id): facts("/learn/sounds/\(id).wav", .page)
        case .schedule: facts("/schedule", .page)
        case .zone: facts("/schedule/zone", .action)
        case .recordings: facts("/schedule/recordings", .page)
        case .session(let id): facts("/schedule/\(id)", .form)
        case .sessionFile(let id): facts("/schedule/\(id).ics", .page)
        case .profile: facts("/profile", .page)
        case .page(let page): facts("/profile/\(page.rawValue)", .form)
        case .school(let tail): facts("/school\(tail)", SchoolRoute(tail: tail)?.takesForms == false ? .page : .form)
        }
    }

    private func facts(_ path: String, _ methods: RouteMethods) -> RouteFacts {
        RouteFacts("/course" + path, methods, .read, returns: self != .zone, owner: .course, bar: .course)
    }

    init?(_ parts: [Substring]) {
        guard String(parts[0]) == "course", let route = Self.parse(parts) else { return nil }
        self = route
    }

    private static func parse(_ parts: [Substring]) -> CourseRoute? {
        let folder = parts.count > 1 ? String(parts[1]) : ""
        let name = parts.count > 2 ? String(parts[2]) : ""
        switch (folder, parts.count) {
        case ("", 1): return .today
        case ("demo", 2): return .demo
        case ("welcome", 2): return .welcome
        case ("notifications", 2): return .notifications
        case ("notifications", 3): return TaskID.checked(parts[2]).map { .announcement($0) }
        case ("messages", 2): return .messages
        case ("enrolment", 2): return .enrolment
        case ("learn", 2): return .learn
        case ("learn", 3): return name == "weeks" ? .weeks : name == "assessment" ? .assessment : nil
        case ("learn", 4): return thing(name, parts)
        case ("learn", 5): return week(name, parts)
        case ("schedule", 2): return .schedule
        case ("schedule", 3): return session(name)
        case ("school", _): return school(parts)
        case ("profile", 2): return .profile
        case ("profile", 3): return CoursePage(rawValue: name).map { .page($0) }
        default: return nil
        }
    }

    /// A video, a sound or a week.
    private static func thing(_ folder: String, _ parts: [Substring]) -> CourseRoute? {
        switch folder {
        case "videos": return TaskID.checked(parts[3]).map { .video($0) }
        case "sounds":
            let name = parts[3].utf8
            guard name.count > 4, name.suffix(4).elementsEqual(".wav".utf8) else { return nil }
            return TaskID.checked(parts[3].dropLast(4)).map { .sound($0) }
        default: return week(folder, parts)
        }
    }

    /// The pages `learn/weeks/N…`.
    private static func week(_ folder: String, _ parts: [Substring]) -> CourseRoute? {
        guard folder == "weeks", let number = Int(String(parts[3])), numbers.contains(number), "\(number)" == parts[3]
        else { return nil }
        guard parts.count > 4 else { return .week(number) }
        switch String(parts[4]) {
        case "recording": return .recording(number)
        case "feedback": return .feedback(number)
        default: return nil
        }
    }

    /// The rest of a path of the school's: at most four parts of letters, digits and hyphens.
    private static func school(_ parts: [Substring]) -> CourseRoute? {
        var tail = ""
        guard parts.count <= 7 else { return nil }
        for part in parts.dropFirst(2) {
            guard let part = TaskID.checked(part) else { return nil }
            tail += "/" + part
        }
        return .school(tail)
    }

    private static func session(_ name: String) -> CourseRoute? {
        if name == "recordings" { return .recordings }
        if name == "zone" { return .zone }
        if name.utf8.count > 4, name.utf8.suffix(4).elementsEqual(".ics".utf8) {
            return TaskID.checked(name.dropLast(4)).map { .sessionFile($0) }
        }
        return TaskID.checked(name[...]).map { .session($0) }
    }

    /// The numbers of weeks that an address may have.
    private static let numbers = 1...99
}
