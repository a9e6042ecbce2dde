import Course
import Interface

/// One's own recording, to be heard again.
struct CourseOwnRecording {
    let visit: CourseVisit
    let submission: CourseSubmission
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        if let sound = CourseSounds(visit: visit).link(submission.id, submission.blob) {
            p(.class("row-title")) { label }
            CoursePlayer(visit: visit).node(sound, label: label, id: Self.player(submission))
        }
    }

    /// The id of the player of a recording, in which what the coach marked is heard.
    static func player(_ submission: CourseSubmission) -> String { "own-" + submission.id }

    private var label: String { strings(.courseOwn, .number("number", submission.attempt)) }
}
