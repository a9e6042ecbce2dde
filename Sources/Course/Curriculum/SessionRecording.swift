import Almanac

/// The recording of a session that is over.
public struct SessionRecording: Hashable, Sendable {
    /// The video's id, unique within the course, by which it is marked as watched.
    public var video: String
    /// The length in seconds.
    public var seconds: Int
    /// From when students see it.
    public var published: Instant

    public init(video: String, seconds: Int, published: Instant) {
        self.video = video
        self.seconds = seconds
        self.published = published
    }
}
