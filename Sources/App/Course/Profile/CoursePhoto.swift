import Course
import Interface
import Records

/// The student's picture: chosen, cut square on the device and sent to the person's files (`photo.js`), or taken away
/// (QF-145). Without scripts it can be taken away alone.
struct CoursePhoto {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    var node: Node {
        let most = visit.config.photoMegabytes
        return div(
            .class("course-photo"), .data("photo"), .data("side", visit.config.photoPixels), .data("most", most),
            .data("text-wrong", strings(.coursePhotoWrong, .number("limit", most))),
            .data("text-failed", strings[.coursePhotoFailed])
        ) {
            CourseView(visit: visit).avatar(visit.studentName, photo: visit.photo)
            div(.class("course-photo-choice"), .hidden(), .data("photo-choice")) {
                label(.class("button"), .for("photo-file")) { strings[.coursePhotoChoose] }
                input(
                    .id("photo-file"), .class("spoken"), .type("file"),
                    .accept("image/jpeg,image/png,image/webp"), .aria("describedby", "photo-hint"))
                p(.class("course-sub"), .id("photo-hint")) { strings(.coursePhotoHint, .number("limit", most)) }
            }
            div(.class("course-photo-cut"), .hidden(), .data("photo-cut")) {
                canvas(.tabindex(0), .role("img"), .aria("label", strings[.coursePhotoMove]))
                label(.for("photo-zoom")) { strings[.coursePhotoZoom] }
                input(.id("photo-zoom"), .type("range"), .min("100"), .max("400"), .step("5"), .value(100))
                button(.type("button"), .class("button"), .data("photo-use")) { strings[.coursePhotoUse] }
            }
            p(.class("course-sub"), .role("status"), .data("photo-said"))
            form("", hidden: visit.photo == nil)
        }
    }

    /// Sends the hash of a picture; none takes the present one away.
    private func form(_ hash: String, hidden: Bool) -> Node {
        postForm(Route.course(.page(.details)).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
            hiddenInput(FieldName.photo.rawValue, hash)
            submitButton(strings[.coursePhotoRemove], kind: .quiet, .hidden(hidden))
        }
    }
}
