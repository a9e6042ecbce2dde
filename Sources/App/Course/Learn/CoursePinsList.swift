import Course
import Interface

/// What the coach marked in a student's recording: the kind, the place, which a press plays in one's own recording
/// (`Web/js/jump.js`), the coach's line and their voice.
struct CoursePinsList {
    let visit: CourseVisit
    let submission: CourseSubmission
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        if !submission.pins.isEmpty {
            ul(.class("course-pins"), .data("pins", submission.id)) { for pin in submission.pins { item(pin) } }
        }
    }

    private func item(_ placed: PlacedPin) -> Node {
        let pin = placed.pin
        return li(.data("pin", placed.id)) {
            div(.class("course-pin-line")) {
                badge(strings[pin.kind.word], tone: pin.kind == .wellDone ? .accent : .notice)
                Self.jump(pin, to: CourseOwnRecording.player(submission), visit)
            }
            if let text = pin.text { p(.dirAuto) { text } }
            if let reply = CourseSounds(visit: visit).link(placed.id, pin.reply) {
                div(.class("course-player"), .data("player")) {
                    audio(reply, label: strings(.courseVoiceOf, .word("coach", visit.coachName(placed.coach))))
                }
            }
        }
    }

    /// Plays a place of a recording; without scripts the place is only named.
    ///
    /// - Parameter player: the id of the recording's player on the page.
    static func jump(_ pin: Pin, to player: String, _ visit: CourseVisit) -> Node {
        let place = visit.strings(
            .coursePinPlace, .word("from", visit.length(Int(clamping: pin.start / 1_000))),
            .word("to", visit.length(Int(clamping: pin.end / 1_000))))
        return scriptButton(
            place, kind: .quiet, icon: .listen, .data("jump", "\(pin.start)"), .data("jump-until", "\(pin.end)"),
            .data("jump-in", player))
    }
}

/// What was marked last, above the next recording: the student hears it, and knows what to watch for before they begin.
struct CourseFormerPins {
    let visit: CourseVisit

    /// The last recording whose marks the coach has sent with an answer.
    private var former: CourseSubmission? {
        visit.facts.submissions.last { !$0.pins.isEmpty && !$0.feedback.isEmpty }
    }

    @NodeBuilder var node: Node {
        if let former {
            details(.class("course-fold", "course-former"), .id("former"), .open()) {
                summary { visit.strings(.schoolPinsBefore, .text("work", work(former))) }
                CourseOwnRecording(visit: visit, submission: former).node
                CoursePinsList(visit: visit, submission: former).node
            }
        }
    }

    private func work(_ submission: CourseSubmission) -> String {
        guard let number = submission.work.week else { return visit.strings[.courseEoc] }
        guard let lesson = visit.lesson(number) else { return visit.strings(.courseWeek, .number("week", number)) }
        return visit.strings(
            .courseRecord, .number("week", number), .text("passage", visit.words(lesson.passage)))
    }
}
