import Quran

/// An error that a screen throws if a host must load something first, or if the Quran's text isn't what it must be.
struct NeedsData: Error {
    var needs: Needs
    /// If set, loading wouldn't help, and the refusal is the answer.
    var refusal: TextRefusal?

    init(needs: Needs) { self.needs = needs }

    init(_ refusal: TextRefusal) {
        needs = Needs()
        self.refusal = refusal
    }

    /// The need for a part of the app other than the one that was asked.
    static var elsewhere: NeedsData { NeedsData(needs: .wholeApp) }
}
