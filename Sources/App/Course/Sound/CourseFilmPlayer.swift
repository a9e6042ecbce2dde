import Course
import Interface

/// A video that is played: the browser's own player with captions and speeds (QF-103, QF-104). `film.js` goes on where one
/// stopped, notes it as watched, offers a second try where it can't be played, and keeps it on the device.
struct CourseFilmPlayer {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// The address of a video's file; `nil` where there is none.
    ///
    /// - Parameter video: whose file is meant.
    func link(_ video: CourseVideo) -> Link? { video.film.flatMap { Self.link($0.file) } }

    /// A file's address, which the worker answers with what is kept on the device, otherwise the server.
    private static func link(_ name: String) -> Link? {
        RecordingName.hash(of: name).map { Link(cleanPath: "/blobs/" + $0 + "?kept") }
    }

    /// The player of a video that has a file.
    ///
    /// - Parameters:
    ///   - isWatched: Whether nothing is left to note.
    ///   - back: Where one is led once it has ended; `nil` to stay.
    func node(_ video: CourseVideo, _ source: Link, isWatched: Bool, back: Link?) -> Node {
        div(
            .class("course-player", "course-film"), .data("player"), .data("film", video.id),
            .data("watched", visit.config.watchedPercent), .data("seconds", video.seconds),
            .data("back", back?.text ?? "")
        ) {
            Interface.video(source, label: video.title) {
                if let captions = video.film?.captions.flatMap({ Self.link($0) }) {
                    Interface.captions(captions, label: strings[.courseCaptions], language: strings.language.code)
                }
            }
            div(.class("banner", "tone-notice"), .role("alert"), .data("film-fault"), .hidden()) {
                p { strings[.courseFilmFailed] }
                button(.type("button"), .class("button"), .data("film-retry")) { strings[.courseRecorderTry] }
            }
            CoursePlayer(visit: visit).speeds
            if isWatched {
                CourseVideoScreen.mark(strings)
            } else {
                postForm(
                    Route.course(.video(video.id)).link(), operation: IdempotencyKeySlot.mark, .data("hearing"),
                    .data("text-reviewed", strings[.courseWatched])
                ) { submitButton(strings[.courseMarkWatched], kind: .quiet, icon: .check) }
            }
            keep
        }
    }

    /// Keeps the files on the device, or takes them away; a script shows it where there is a worker.
    private var keep: Node {
        div(
            .class("course-keep"), .data("film-keep"), .hidden(), .data("text-keep", strings[.courseFilmKeep]),
            .data("text-remove", strings[.courseFilmRemove]), .data("text-kept", strings[.courseFilmKept]),
            .data("text-failed", strings[.courseFilmNotKept])
        ) {
            button(.type("button"), .class("button", "button-quiet")) { strings[.courseFilmKeep] }
            p(.class("course-sub"), .role("status"))
        }
    }
}
