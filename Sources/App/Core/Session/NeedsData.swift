import Quran

/// Thrown by a screen that can't go on before a host has loaded something, or because the Quran's text is not what it must be.
struct NeedsData: Error {
    var needs: Needs
    /// Where it is set nothing can be loaded that would help: the answer is the refusal.
    var refusal: TextRefusal?

    init(needs: Needs) { self.needs = needs }

    init(_ refusal: TextRefusal) {
        needs = Needs()
        self.refusal = refusal
    }

    /// The request belongs to a part of the app that was not asked.
    static var elsewhere: NeedsData { NeedsData(needs: .wholeApp) }
}
