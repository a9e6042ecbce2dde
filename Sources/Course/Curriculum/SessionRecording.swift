import Almanac

/// The recording of a session that is over.
public struct SessionRecording: Hashable, Sendable {
    /// The video's id, unique within the course, by which it is marked as watched.
    public var video: String
    /// The length in seconds.
    public var seconds: Int
    /// From when students see it.
    public var published: Instant

    /// What is played; `nil` where the school has no file for it.
    public var film: CourseFilm?

    public init(video: String, seconds: Int, published: Instant, film: CourseFilm? = nil) {
        self.video = video
        self.seconds = seconds
        self.published = published
        self.film = film
    }
}
