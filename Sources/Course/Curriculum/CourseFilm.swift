/// The files of a video, each named as a record names a file (`blob:HASH`, `docs/blobs.md`).
public struct CourseFilm: Hashable, Sendable {
    public var file: String
    /// What is said in it, as WebVTT; `nil` without captions.
    public var captions: String?

    public init(file: String, captions: String? = nil) {
        self.file = file
        self.captions = captions
    }
}
