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
                    span(.class("row-title")) { video.title }
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

    /// A video's picture.
    static var thumbnail: Node { span(.class("course-thumb"), .ariaHidden) { Icon.forward.node(.text) } }
}
