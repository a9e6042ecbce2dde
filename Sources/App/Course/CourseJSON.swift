import Almanac
import Course
import Interface
import Records

/// What a program gets: the enrolment as it stands, the same for every page of the course.
struct CourseJSON {
    let visit: CourseVisit

    func reply(_ route: CourseRoute) -> Reply {
        switch route {
        case .week(let number), .recording(let number), .feedback(let number):
            guard visit.week(number) != nil else { return ErrorScreen.notFound(visit.context) }
        case .video(let id): guard visit.video(id) != nil else { return ErrorScreen.notFound(visit.context) }
        case .session(let id): guard visit.session(id) != nil else { return ErrorScreen.notFound(visit.context) }
        case .demo: guard visit.isDemo else { return ErrorScreen.notFound(visit.context) }
        case .announcement(let id):
            guard visit.announcement(id) != nil else { return ErrorScreen.notFound(visit.context) }
        case .enrolment: guard visit.state.transition != nil else { return ErrorScreen.notFound(visit.context) }
        case .today, .welcome, .notifications, .messages, .learn, .weeks, .assessment, .sound, .schedule, .zone,
            .recordings, .sessionFile, .profile, .page, .school:
            break
        }
        return .json(visit.state.json(visit.curriculum, at: visit.now, in: visit.zone, visit.config))
    }
}

extension CourseVisit {
    /// A video of the level, or with 0 for the week's number the orientation, what is of a level before this one, which is
    /// open as it is, or what was recorded of a session.
    func video(_ id: String) -> (video: CourseVideo, week: Int)? {
        if let orientation = curriculum.orientation, orientation.id == id { return (orientation, 0) }
        for week in level?.weeks ?? [] {
            if let video = week.videos.first(where: { $0.id == id }) { return (video, week.number) }
        }
        for past in former {
            for week in past.level.weeks {
                if let video = week.videos.first(where: { $0.id == id }) { return (video, 0) }
            }
        }
        guard let session = recorded(id), let recording = session.recording else { return nil }
        return (CourseVideo(id: id, title: session.title, seconds: recording.seconds, film: recording.film), 0)
    }

    /// The session of which a video was published.
    func recorded(_ video: String) -> CourseSession? {
        state.sessions(curriculum).first { session in
            session.recording.map { $0.video == video && $0.published <= now } ?? false
        }
    }

    /// One of the sessions that are for this student.
    func session(_ id: String) -> CourseSession? { state.sessions(curriculum).first { $0.id == id } }
}
