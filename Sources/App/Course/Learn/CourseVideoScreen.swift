import Course
import Interface

/// A video of a lesson: `/course/learn/videos/ID`. Where the school has no file for it, as in the sample, its page says what
/// would stand there.
struct CourseVideoScreen {
    let visit: CourseVisit

    func show(_ id: String) -> Reply {
        guard let (video, number) = visit.video(id) else { return ErrorScreen.notFound(visit.context) }
        if number > 0, visit.week(number)?.isOpen != true {
            return ErrorScreen.refused(visit.context, visit.words(.weekLocked, number), status: 404)
        }
        let strings = visit.strings
        let view = CourseView(visit: visit)
        let isRecorded = visit.recorded(id) != nil
        let back =
            number > 0
            ? Link(cleanPath: Route.course(visit.route(number)).path + "#lesson")
            : Route.course(isRecorded ? .recordings : .today).link()
        let isWatched = visit.facts.watched.contains(video.id)
        return view.page(video.title, "course-video", back: number == 0 ? .learn : visit.route(number)) {
            let player = CourseFilmPlayer(visit: visit)
            if let source = player.link(video) {
                player.node(video, source, isWatched: isWatched, back: back)
            } else {
                div(.class("course-screen")) {
                    Icon.page.node(.large)
                    p { strings(.courseVideoNone, .word("length", visit.length(video.seconds))) }
                }
                if isWatched {
                    Self.mark(strings)
                } else {
                    view.action(.video(id), strings[.courseMarkWatched], icon: .check)
                }
            }
            div(.class("course-ways")) {
                if let next = next(after: id, in: number) {
                    linkButton(
                        strings(.courseFilmNext, .text("title", next.title)),
                        href: Route.course(.video(next.id)).link())
                }
                linkButton(strings[.courseBackToLesson], href: back, kind: .quiet)
            }
        }
    }

    /// The lesson's next section.
    private func next(after id: String, in week: Int) -> CourseVideo? {
        guard week > 0, let videos = visit.lesson(week)?.videos, let place = videos.firstIndex(where: { $0.id == id }),
            place + 1 < videos.count
        else { return nil }
        return videos[place + 1]
    }

    static func mark(_ strings: Strings) -> Node {
        p(.class("course-mark")) {
            Icon.check.node(.text)
            strings[.courseWatched]
        }
    }
}
