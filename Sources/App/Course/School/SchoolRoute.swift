import Course

/// The pages of a school's coach and staff, below `/course/school`.
enum SchoolRoute: Hashable, Sendable {
    /// A coach's queue, or what staff looks after; posting opens the server's school.
    case home
    /// A student, by their enrolment; posting writes to them, or is staff's placement and change.
    case student(String)
    /// A recording of a student; posting answers it.
    case work(enrolment: String, submission: String)
    /// Everybody of the school; posting invites somebody, or takes them out.
    case roster
    /// What was marked in a student's recordings, as web annotations.
    case pins(String)
    /// All marks as a table.
    case marks
    /// The live sessions; posting adds one.
    case sessions
    /// A live session; posting changes or cancels it, or publishes its recording.
    case session(String)
    /// What was announced; posting announces.
    case news
    /// What is taught; posting looks at a file of it, and takes it over.
    case curriculum
    /// The curriculum as a file.
    case file
    /// Where an invitation leads; posting comes in.
    case join

    /// What follows `/course/school` in the path.
    var tail: String {
        switch self {
        case .home: ""
        case .student(let id): "/students/\(id)"
        case .work(let enrolment, let submission): "/students/\(enrolment)/recordings/\(submission)"
        case .roster: "/roster"
        case .pins(let id): "/students/\(id)/pins"
        case .marks: "/roster/marks"
        case .sessions: "/sessions"
        case .session(let id): "/sessions/\(id)"
        case .news: "/announcements"
        case .curriculum: "/curriculum"
        case .file: "/curriculum/file"
        case .join: "/join"
        }
    }

    init?(tail: String) {
        let parts = tail.split(separator: "/").map { String($0) }
        let name = parts.first ?? ""
        switch (name, parts.count) {
        case ("", 0): self = .home
        case ("students", 2): self = .student(parts[1])
        case ("students", 3):
            guard parts[2] == "pins" else { return nil }
            self = .pins(parts[1])
        case ("students", 4):
            guard parts[2] == "recordings" else { return nil }
            self = .work(enrolment: parts[1], submission: parts[3])
        case ("roster", 1): self = .roster
        case ("roster", 2):
            guard parts[1] == "marks" else { return nil }
            self = .marks
        case ("sessions", 1): self = .sessions
        case ("sessions", 2): self = .session(parts[1])
        case ("announcements", 1): self = .news
        case ("curriculum", 1): self = .curriculum
        case ("curriculum", 2):
            guard parts[1] == "file" else { return nil }
            self = .file
        case ("join", 1): self = .join
        default: return nil
        }
    }

    var route: Route { .course(.school(tail)) }

    /// Who may look at the page. Whose student it is, is looked at besides.
    var readers: [CourseRole] {
        switch self {
        case .home, .student, .work, .pins, .sessions, .session: [.coach, .staff]
        case .marks, .roster, .news, .curriculum, .file: [.staff]
        case .join: []
        }
    }

    /// Who may post there.
    var writers: [CourseRole] {
        switch self {
        case .work: [.coach]
        case .student: [.coach, .staff]
        case .roster, .sessions, .session, .news, .curriculum: [.staff]
        case .home, .file, .marks, .pins, .join: []
        }
    }
}
