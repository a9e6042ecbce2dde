import Course
import Interface

/// A video of a lesson: `/course/learn/videos/ID`. The sample has no files, so its page says what would stand there.
struct CourseVideoScreen {
    let visit: CourseVisit

    func show(_ id: String) -> Reply {
        guard let (video, number) = visit.video(id) else { return ErrorScreen.notFound(visit.context) }
        if number > 0, visit.week(number)?.isOpen != true {
            return ErrorScreen.refused(visit.context, visit.words(.weekLocked, number), status: 404)
        }
        let strings = visit.strings
        let view = CourseView(visit: visit)
        let isWatched = visit.facts.watched.contains(video.id)
        return view.page(video.title, "course-video", back: number == 0 ? .learn : visit.route(number)) {
            div(.class("course-screen")) {
                Icon.page.node(.large)
                p { strings(.courseVideoNone, .word("length", visit.length(video.seconds))) }
            }
            if isWatched {
                p(.class("course-mark")) {
                    Icon.check.node(.text)
                    strings[.courseWatched]
                }
            } else {
                view.action(.video(id), strings[.courseMarkWatched], icon: .check)
            }
            linkButton(
                strings[.courseBackToLesson],
                href: number == 0
                    ? Route.course(.today).link()
                    : Link(cleanPath: Route.course(visit.route(number)).path + "#lesson"), kind: .quiet)
        }
    }
}
