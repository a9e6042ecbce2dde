/// What is to be heard: from an ayah to an ayah, each so often, and all of it so often.
public struct PlaybackOrder: Hashable, Sendable {
    public var first: AyahReference
    /// The last ayah; the end of the Quran where a surah's end is simply crossed.
    public var last: AyahReference
    /// How often each ayah is heard before the next.
    public var eachAyah: Repetition
    /// How often the range is heard.
    public var range: Repetition
    /// Milliseconds of silence before something is repeated.
    public var pause: Int

    public init(
        first: AyahReference, last: AyahReference, eachAyah: Repetition = .times(1), range: Repetition = .times(1),
        pause: Int = 0
    ) {
        self.first = first
        self.last = last
        self.eachAyah = eachAyah
        self.range = range
        self.pause = pause
    }
}
