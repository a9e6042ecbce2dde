import Almanac

/// A level: what is taught in it, week by week.
public struct CourseLevel: Hashable, Sendable {
    public var id: String
    /// 1 for the first.
    public var number: Int
    public var name: String
    /// What the level is about, in a sentence or two; empty where nothing is said.
    public var summary: String
    /// The address or name of the level's notes; `nil` without any.
    public var notes: String?
    /// Week 1 first.
    public var weeks: [CourseWeek]
    /// What is recited in the end-of-course assessment.
    public var assessment: Passage
    /// From when one can enrol in the next semester, where no cohort of it is known yet; `nil` if that is not known either.
    public var enrolmentOpens: CivilDate?
    /// Who will teach it, by id, where no cohort of it is known yet (QF-227); empty if that is not known either.
    public var coaches: [String] = []
}

/// A week of a level.
public struct CourseWeek: Hashable, Sendable {
    /// 1 for the first.
    public var number: Int
    public var topic: String
    public var objectives: [String]
    /// What is recited and sent in.
    public var passage: Passage
    /// In the order in which they are watched; at least one.
    public var videos: [CourseVideo]
}

/// A video of a lesson, or the one that every student sees before the first.
public struct CourseVideo: Hashable, Sendable {
    /// Unique within the course.
    public var id: String
    public var title: String
    /// The length in seconds.
    public var seconds: Int
    /// What is played; `nil` where the school has no file for it.
    public var film: CourseFilm?

    public init(id: String, title: String, seconds: Int, film: CourseFilm? = nil) {
        self.id = id
        self.title = title
        self.seconds = seconds
        self.film = film
    }
}

/// The files of a video, each named as a record names a file (`blob:HASH`, `docs/blobs.md`).
public struct CourseFilm: Hashable, Sendable {
    public var file: String
    /// What is said in it, as WebVTT; `nil` without captions.
    public var captions: String?

    public init(file: String, captions: String? = nil) {
        self.file = file
        self.captions = captions
    }
}
