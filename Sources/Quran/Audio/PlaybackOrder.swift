/// What to play: a range of ayat, how often to play each of them, and how often to play the range.
public struct PlaybackOrder: Hashable, Sendable {
    public var first: AyahReference
    /// The last ayah, which is the last one of the Quran if playback is to continue past the end of the surah.
    public var last: AyahReference
    /// How often each ayah is played before the next.
    public var eachAyah: Repetition
    /// How often the range is played.
    public var range: Repetition
    /// The silence before a repetition, in milliseconds.
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
