import Course
import Interface

/// The video that every student sees before the first week, as a picture with its title and length (QF-049, QF-105).
struct CourseOrientation {
    let visit: CourseVisit

    @NodeBuilder var node: Node {
        if let video = visit.curriculum.orientation {
            div(.class("course-orientation")) {
                Self.thumbnail
                span(.class("row-text")) {
                    span(.class("row-title")) { bdi { video.title } }
                    span(.class("row-detail")) {
                        visit.strings.parted([
                            .text(visit.length(video.seconds)),
                            visit.state.hasSeenOrientation ? .text(visit.strings[.courseWatched]) : .nothing,
                        ])
                    }
                }
            }
        }
    }

    /// On Learn it is played where it stands; where the school has no file for it, its page says what would stand there.
    @NodeBuilder var whole: Node {
        if let video = visit.curriculum.orientation {
            let player = CourseFilmPlayer(visit: visit)
            if let source = player.link(video) {
                p(.class("row-title")) { bdi { video.title } }
                player.node(video, source, isWatched: visit.state.hasSeenOrientation, back: nil)
            } else {
                node
                linkButton(
                    visit.strings[visit.state.hasSeenOrientation ? .courseWatchAgain : .courseWatchNow],
                    href: Route.course(.video(video.id)).link(), kind: .primary)
            }
        }
    }

    /// A video's picture.
    static var thumbnail: Node { span(.class("course-thumb"), .ariaHidden) { Icon.forward.node(.text) } }
}
