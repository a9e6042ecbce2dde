import Almanac
import Course
import Interface
import Records

/// The places that a coach marks in a recording, each with its kind and, if they like, a line or their voice (QF-236).
/// `Web/js/coach.js` marks the place that is heard while a key, a word or the button is held, and records what is said.
struct CoachPins {
    let student: SchoolStudent
    let submission: CourseSubmission
    private var school: School { student.school }
    private var visit: CourseVisit { student.visit }
    private var strings: Strings { school.strings }
    private var page: SchoolPage { SchoolPage(school: school) }
    private var route: SchoolRoute { .work(enrolment: student.id, submission: submission.id) }

    /// The id of the player of the recitation on its page, and of the one of the recitation before.
    static let (recitation, former) = ("recitation", "former")

    /// What was marked, in the order of its places, each with the way to hear it.
    @NodeBuilder var list: Node {
        if !submission.pins.isEmpty {
            ul(.class("course-pins"), .data("pins")) {
                for placed in submission.pins { item(placed, in: Self.recitation, isOwn: isChangeable(placed)) }
            }
        }
    }

    private func isChangeable(_ placed: PlacedPin) -> Bool {
        placed.coach == school.me.id && !submission.feedback.contains { $0.isHeard }
    }

    private func item(_ placed: PlacedPin, in player: String, isOwn: Bool) -> Node {
        let pin = placed.pin
        return li(.data("pin", placed.id)) {
            div(.class("course-pin-line")) {
                badge(strings[pin.kind.word], tone: pin.kind == .wellDone ? .accent : .notice)
                CoursePinsList.jump(pin, to: player, visit)
                if visit.isGuess(placed.id) { span(.class("row-detail"), .data("waiting")) { strings[.sharedWaiting] } }
            }
            if let text = pin.text { p(.dirAuto) { text } }
            if let reply = pin.reply { page.player(reply, label: strings[.schoolPinVoice]) }
            if isOwn {
                page.action(
                    route, CoachHandler.Step.unpin.rawValue, strings[.schoolRecall], kind: .quiet, icon: .undo,
                    [(.pin, placed.id)])
            }
        }
    }

    /// What was marked in the recitation before this one, to be heard beside the same words now.
    @NodeBuilder var before: Node {
        let former = visit.facts.submissions.last { other in
            other.id != submission.id && other.at < submission.at && !other.pins.isEmpty
        }
        if let former {
            details(.class("course-fold"), .data("before")) {
                summary { strings(.schoolPinsBefore, .text("work", student.title(former.work))) }
                page.player(former.blob, label: student.title(former.work), id: Self.former)
                ul(.class("course-pins")) { for placed in former.pins { item(placed, in: Self.former, isOwn: false) } }
            }
        }
    }

    /// The form that marks a place.
    var form: Node {
        titledSection(strings[.schoolPin], id: "mark") {
            p(.class("field-hint", "scripted")) { strings[.schoolPinHint] }
            postForm(
                route.route.link(), operation: IdempotencyKeySlot.mark, .class("settings", "course-form"),
                .data("pinning", Self.recitation), .data("notice", CourseNotice.schoolMarked.rawValue),
                .data("work", route.route.path), .data("text-refused", strings[.courseRecorderRefused]),
                .data("text-speaking", strings[.courseRecorderRecording])
            ) {
                hiddenInput(FieldName.step.rawValue, CoachHandler.Step.pin.rawValue)
                hiddenInput(FieldName.blob.rawValue, "")
                hiddenInput(FieldName.words.rawValue, "")
                Field(FieldName.kind.rawValue, label: strings[.schoolPinKind]).segments(
                    Pin.Kind.allCases.map { Choice($0.rawValue, strings[$0.word]) },
                    selected: Pin.Kind.letter.rawValue)
                div(.class("course-pin-place")) {
                    place(.from, strings[.schoolPinFrom])
                    place(.until, strings[.schoolPinUntil])
                }
                Field(FieldName.remark.rawValue, label: strings[.schoolPinText]).text(
                    "", .maxlength(CourseRecords.questionLength))
                div(.class("form-actions")) {
                    scriptButton(
                        strings[.schoolPinHold], kind: .secondary, icon: .mic, .class("scripted"), .data("pin-hold"))
                    submitButton(strings[.schoolPin], kind: .quiet, icon: .check)
                }
                p(.class("course-recorder-note"), .role("status"), .data("pin-note")) {}
            }
        }
    }

    private func place(_ name: FieldName, _ label: String) -> Node {
        Field(name.rawValue, label: label).machine(
            "", type: "number", .min("0"), .step("0.1"))
    }
}

extension PlacedPin {
    /// The pin for programs.
    var json: JSON {
        var object: JSONObject = [
            "id": .string(id), "coach": .string(coach), "start": .int(pin.start), "end": .int(pin.end),
            "kind": .string(pin.kind.rawValue),
        ]
        object["words"] = pin.words.map { [.int(Int64($0.lowerBound)), .int(Int64($0.upperBound))] }
        object["text"] = pin.text.map { .string($0) }
        object["reply"] = pin.reply.map { .string($0) }
        return .object(object)
    }
}

extension Pin.Kind {
    var word: Phrase { Phrase("course.pin." + rawValue) }
}

extension FieldName {
    /// A place that was marked, the words of the passage that stand there, and what is said of it.
    static var pin: FieldName { FieldName("pin") }
    static var words: FieldName { FieldName("words") }
    static var remark: FieldName { FieldName("remark") }
    /// What the school was asked, which staff answers.
    static var request: FieldName { FieldName("request") }
}
