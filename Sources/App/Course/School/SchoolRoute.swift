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
    /// Who did what, besides what students do.
    case audit
    /// All of that, as a file.
    case auditFile
    /// A student's whole course as a file, by their enrolment.
    case whole(String)
    /// The live sessions; posting adds one.
    case sessions
    /// A live session; posting changes or cancels it, or publishes its recording.
    case session(String)
    /// What was announced; posting announces.
    case news
    /// What is taught; posting looks at a file of it, and takes it over.
    case curriculum
    /// A part of what is taught; posting changes it.
    case part(CurriculumPart)
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
        case .audit: "/audit"
        case .auditFile: "/audit/file"
        case .whole(let id): "/students/\(id)/course"
        case .sessions: "/sessions"
        case .session(let id): "/sessions/\(id)"
        case .news: "/announcements"
        case .curriculum: "/curriculum"
        case .part(let part): "/curriculum" + part.tail
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
            switch parts[2] {
            case "pins": self = .pins(parts[1])
            case "course": self = .whole(parts[1])
            default: return nil
            }
        case ("students", 4):
            guard parts[2] == "recordings" else { return nil }
            self = .work(enrolment: parts[1], submission: parts[3])
        case ("roster", 1): self = .roster
        case ("roster", 2):
            guard parts[1] == "marks" else { return nil }
            self = .marks
        case ("audit", 1): self = .audit
        case ("audit", 2):
            guard parts[1] == "file" else { return nil }
            self = .auditFile
        case ("sessions", 1): self = .sessions
        case ("sessions", 2): self = .session(parts[1])
        case ("announcements", 1): self = .news
        case ("curriculum", 1): self = .curriculum
        case ("curriculum", 2...5):
            if parts.count == 2, parts[1] == "file" {
                self = .file
            } else {
                guard let part = CurriculumPart(parts.dropFirst()) else { return nil }
                self = .part(part)
            }
        case ("join", 1): self = .join
        default: return nil
        }
    }

    var route: Route { .course(.school(tail)) }

    /// Whether it takes forms; what is only looked at or given out as a file takes none.
    var takesForms: Bool {
        switch self {
        case .file, .marks, .pins, .audit, .auditFile, .whole: false
        case .home, .student, .work, .roster, .sessions, .session, .news, .curriculum, .part, .join: true
        }
    }

    /// Who may look at the page. Whose student it is, is looked at besides.
    var readers: [CourseRole] {
        switch self {
        case .home, .student, .work, .pins, .sessions, .session: [.coach, .staff]
        case .whole: [.student, .staff]
        case .marks, .roster, .news, .curriculum, .part, .file, .audit, .auditFile: [.staff]
        case .join: []
        }
    }

    /// Who may post there.
    var writers: [CourseRole] {
        switch self {
        case .work: [.coach]
        case .student: [.coach, .staff]
        case .roster, .sessions, .session, .news, .curriculum, .part: [.staff]
        case .home, .file, .marks, .pins, .join, .audit, .auditFile, .whole: []
        }
    }
}
