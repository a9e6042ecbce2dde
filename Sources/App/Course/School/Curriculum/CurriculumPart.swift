import Course
import Records

/// A part of what is taught that staff edits on a page of its own, below `/course/school/curriculum`.
enum CurriculumPart: Hashable, Sendable {
    case level(String)
    case week(level: String, number: Int)
    /// A video of a lesson, by its id.
    case video(String)
    /// The video that every student sees before the first week.
    case orientation
    /// A semester, by its id; ``new`` for one that is not there yet.
    case cohort(String)

    /// Stands in the address for a semester that is to be added.
    static let new = "new"

    /// What follows `/curriculum` in the path.
    var tail: String {
        switch self {
        case .level(let id): "/levels/\(id)"
        case .week(let level, let number): "/levels/\(level)/weeks/\(number)"
        case .video(let id): "/videos/\(id)"
        case .orientation: "/orientation"
        case .cohort(let id): "/semesters/\(id)"
        }
    }

    /// Reads the parts of a path that follow `curriculum`.
    init?(_ parts: ArraySlice<String>) {
        let parts = Array(parts)
        switch (parts.first ?? "", parts.count) {
        case ("levels", 2): self = .level(parts[1])
        case ("levels", 4):
            guard parts[2] == "weeks", let number = Int(parts[3]), "\(number)" == parts[3] else { return nil }
            self = .week(level: parts[1], number: number)
        case ("videos", 2): self = .video(parts[1])
        case ("orientation", 1): self = .orientation
        case ("semesters", 2): self = .cohort(parts[1])
        default: return nil
        }
    }

    /// The page that leads to this one.
    func above(_ school: School) -> SchoolRoute {
        switch self {
        case .level, .orientation, .cohort: .curriculum
        case .week(let level, _): .part(.level(level))
        case .video(let id):
            CurriculumVideo(id, school).map { .part(.week(level: $0.level.id, number: $0.week.number)) } ?? .curriculum
        }
    }
}

/// A video of a lesson with where it stands.
struct CurriculumVideo {
    let level: CourseLevel
    let week: CourseWeek
    let video: CourseVideo

    init?(_ id: String, _ school: School) {
        for level in school.curriculum.levels {
            for week in level.weeks {
                if let video = week.videos.first(where: { $0.id == id }) {
                    self.level = level
                    self.week = week
                    self.video = video
                    return
                }
            }
        }
        return nil
    }
}

extension FieldName {
    /// A passage by reference: `78:1-16`.
    static var passage: FieldName { FieldName("passage") }
}
