import Course
import Interface
import Quran

/// A recording that can be heard, with its speeds (QF-069, QF-249). It is the browser's own player, which needs no script;
/// `course.js` lets one of a page play at a time, keeps the speed, and notes what was heard.
struct CoursePlayer {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// - Parameters:
    ///   - label: What is heard, for assistive technology.
    ///   - id: The player's id, where something on the page plays a part of it.
    ///   - hearing: The form that notes it as heard, which the script sends.
    func node(_ sound: Link, label: String, id: String = "", hearing: Node = .nothing) -> Node {
        div(.class("course-player"), .data("player")) {
            audio(sound, label: label, .id(id).when(!id.isEmpty))
            speeds
            hearing
        }
    }

    /// How fast all players play.
    var speeds: Node {
        div(.class("course-speeds"), .role("group"), .aria("label", strings[.listenSpeed])) {
            for speed in visit.context.bundle.reciters.speeds {
                button(
                    .type("button"), .class("course-speed"), .data("speed", speed), .aria("pressed", speed == 100)
                ) { strings(.listenPercent, .number("count", speed)) }
            }
        }
    }
}
