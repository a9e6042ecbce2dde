import Almanac
import Course
import Interface

/// The recorder below a passage (QF-092 to QF-095, QF-098, QF-101). `Web/js/recorder.js` shows one of its parts at a time;
/// without scripts nothing can be recorded, which stands in their place.
struct CourseRecorderView {
    let visit: CourseVisit
    /// Where the recording is handed in.
    let route: CourseRoute
    private var strings: Strings { visit.strings }

    /// - Parameters:
    ///   - title: What is recorded here.
    ///   - question: What is asked before a recording goes to the coach.
    @NodeBuilder func node(_ title: String, _ question: String) -> Node {
        section(
            [
                .class("course-recorder"), .id("recorder"), .aria("label", title),
                .data("recorder", Route.course(route).path), .data("seconds", seconds),
                .data("megabytes", visit.config.recordingMegabytes),
            ] + texts
        ) {
            div(.class("scripted"), .data("part", "ready")) { ready(title) }
            div(.data("part", "recording"), .hidden()) { recording }
            div(.data("part", "review"), .hidden()) {
                review {
                    scriptButton(strings[.courseSubmit], kind: .primary, icon: .check, .data("submit"))
                    scriptButton(strings[.courseRecorderAgain], kind: .secondary, icon: .mic, .data("rerecord"))
                }
            }
            div(.data("part", "refused"), .hidden()) { refused }
            p(.class("course-recorder-note"), .role("status"), .data("recorder-note")) {}
            file
            confirmation(question)
            p(.class("unscripted")) { strings[.courseRecorderScripts] }
        }
        silence(question)
    }

    /// The recorder within a form that is sent with a recording or without, as a coach's answer is (QF-236).
    func optional(_ title: String) -> Node {
        section(
            [
                .class("course-recorder", "course-recorder-small"), .id("recorder"), .aria("label", title),
                .data("recorder", Route.course(route).path), .data("seconds", seconds),
                .data("megabytes", visit.config.recordingMegabytes),
            ] + texts
        ) {
            div(.class("scripted"), .data("part", "ready")) { ready(title) }
            div(.data("part", "recording"), .hidden()) { recording }
            div(.data("part", "review"), .hidden()) {
                review {
                    scriptButton(strings[.courseRecorderAgain], kind: .secondary, icon: .mic, .data("rerecord"))
                    scriptButton(strings[.schoolRecorderDiscard], kind: .quiet, .data("discard"))
                }
            }
            div(.data("part", "refused"), .hidden()) { refused }
            p(.class("course-recorder-note"), .role("status"), .data("recorder-note")) {}
            file
        }
    }

    /// In the recorder's place once no recording may be handed in (QF-097).
    @NodeBuilder func spent(_ words: String) -> Node {
        p(.role("status"), .id("recorder-spent")) { words }
        button(
            .type("button"), .class("course-record"), .disabled(), .aria("label", strings[.courseRecorderStart]),
            .aria("describedby", "recorder-spent")
        ) { Icon.mic.node(.large) }
    }

    private var seconds: Int { Int(clamping: visit.config.recordingTime.seconds) }
    private var minutes: Int { Int(clamping: visit.config.recordingTime.minutes) }

    /// What the script says meanwhile.
    private var texts: [Attribute] {
        [
            .data("text-recording", strings[.courseRecorderRecording]),
            .data("text-paused", strings[.courseRecorderPaused]), .data("text-done", strings[.courseRecorderDone]),
            .data("text-full", strings(.courseRecorderFull, .number("minutes", minutes))),
            .data("text-kept", strings[.courseRecorderKept]), .data("text-unkept", strings[.courseRecorderUnkept]),
            .data("text-sending", strings[.courseRecorderSending]),
            .data("text-absent", strings[.courseRecorderAbsent]),
            .data("text-wrong", strings[.courseRecorderFileWrong]),
            .data("text-large", strings(.courseRecorderFileLarge, .number("size", visit.config.recordingMegabytes))),
            .data("text-long", strings(.courseRecorderFileLong, .number("minutes", minutes))),
        ]
    }

    // MARK: - The parts

    @NodeBuilder private func ready(_ title: String) -> Node {
        p(.class("row-title")) { title }
        button(
            .type("button"), .class("course-record"), .data("record"), .aria("label", strings[.courseRecorderStart])
        ) { Icon.mic.node(.large) }
        p(.class("caption")) { limits }
    }

    private var limits: String {
        strings(
            .courseRecorderLimit, .number("minutes", minutes), .number("size", visit.config.recordingMegabytes))
    }

    @NodeBuilder private var recording: Node {
        // The picture of the sound is for the eye; the state and the time are said beside it.
        canvas(.class("course-wave"), .data("wave"), .ariaHidden)
        div(.class("course-wave-still"), .data("wave-still"), .ariaHidden, .hidden())
        p(.class("course-clock")) {
            span(.class("course-recorder-state"), .data("recorder-state")) { strings[.courseRecorderRecording] }
            span(.role("timer"), .aria("label", strings[.courseRecorderTime]), .data("clock")) { visit.length(0) }
        }
        div(.class("course-recorder-row")) {
            scriptButton(strings[.courseRecorderStop], icon: .check, .data("stop"))
            scriptButton(strings[.courseRecorderPause], kind: .quiet, .data("pause"))
            scriptButton(strings[.courseRecorderResume], kind: .quiet, .data("resume"), .hidden())
        }
    }

    @NodeBuilder private func review(@NodeBuilder buttons: () -> Node) -> Node {
        audio(label: strings[.courseRecorderListen], .data("heard"))
        p(.class("course-clock")) {
            span { strings[.courseRecorderTime] }
            span(.data("clock")) {}
        }
        div(.class("course-recorder-row")) { buttons() }
        progress(
            .class("course-progress"), .data("sent"), .max("1"), .aria("label", strings[.courseRecorderSending]),
            .hidden())
    }

    /// What to do where the microphone may not or can't be used. The script leaves the steps of the browser at hand.
    @NodeBuilder private var refused: Node {
        h3 { strings[.courseRecorderRefused] }
        ul(.class("course-aims")) {
            li(.data("browser", "chromium")) { strings[.courseRecorderStepsChromium] }
            li(.data("browser", "firefox")) { strings[.courseRecorderStepsFirefox] }
            li(.data("browser", "safari")) { strings[.courseRecorderStepsSafari] }
        }
        scriptButton(strings[.courseRecorderTry], kind: .secondary, icon: .mic, .data("record"))
    }

    private var file: Node {
        details(.class("course-fold", "scripted"), .data("recorder-file")) {
            summary { strings[.courseRecorderFile] }
            label(.for("recorder-file")) { strings[.courseRecorderFile] }
            input(
                .type("file"), .id("recorder-file"),
                .accept("audio/webm,audio/ogg,audio/mp4,audio/x-m4a,.m4a,.webm,.ogg,.opus"),
                .data("file"))
            p(.class("caption")) { strings[.courseRecorderFileHint] + " " + limits }
        }
    }

    /// The question before a recording goes to the coach (QF-098). Its button is no second one in the gradient.
    private func confirmation(_ question: String) -> Node {
        dialog(.class("course-confirm"), .data("confirm"), .aria("labelledby", "confirm-title")) {
            postForm(Route.course(route).link(), operation: IdempotencyKeySlot.mark, .data("hand-in")) {
                hiddenInput(FieldName.blob.rawValue, "")
                h2(.id("confirm-title")) { strings[.courseConfirmTitle] }
                p { question }
                div(.class("course-recorder-row")) {
                    submitButton(strings[.courseSubmit], kind: .secondary, icon: .check)
                    scriptButton(strings[.courseRecorderCancel], kind: .quiet, .data("cancel"))
                }
            }
        }
    }

    /// A course at home can be walked without a microphone: with silence, which is called that.
    @NodeBuilder private func silence(_ question: String) -> Node {
        if visit.isDemo {
            details(.class("course-fold", "course-ask")) {
                summary { strings[.courseRecorderSilence] }
                p { strings[.courseRecorderDemo] }
                p(.class("row-title")) { strings[.courseConfirmTitle] }
                p { question }
                CourseView(visit: visit).action(route, strings[.courseSubmit], icon: .check)
            }
        }
    }
}
