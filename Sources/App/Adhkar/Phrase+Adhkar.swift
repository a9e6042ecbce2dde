import Interface

/// The adhkar and the counter.
extension Phrase {
    static let adhkarTitle = Phrase("adhkar.title")
    static let adhkarLead = Phrase("adhkar.lead")
    static let adhkarMorning = Phrase("adhkar.morning")
    static let adhkarEvening = Phrase("adhkar.evening")
    static let adhkarPrayer = Phrase("adhkar.prayer")
    static let adhkarSleep = Phrase("adhkar.sleep")
    static let adhkarCount = Phrase("adhkar.count")
    static let adhkarProgress = Phrase("adhkar.progress")
    static let adhkarDone = Phrase("adhkar.done")
    static let adhkarAllDone = Phrase("adhkar.allDone")
    static let adhkarAgain = Phrase("adhkar.again")
    static let adhkarNotWhole = Phrase("adhkar.notWhole")
    static let counterTitle = Phrase("counter.title")
    static let counterBrief = Phrase("counter.brief")
    static let counterTap = Phrase("counter.tap")
    static let counterBack = Phrase("counter.back")
    static let counterFrom = Phrase("counter.from")
    static let counterOf = Phrase("counter.of")
    static let counterReached = Phrase("counter.reached")
    static let counterRounds = Phrase("counter.rounds")
    static let counterReset = Phrase("counter.reset")
    static let counterChoose = Phrase("counter.choose")
    static let counterWords = Phrase("counter.phrase")
    static let counterTarget = Phrase("counter.target")
    static let counterTargetHint = Phrase("counter.targetHint")
    static let counterEndless = Phrase("counter.endless")
    static let counterUse = Phrase("counter.use")
    static let counterKeys = Phrase("counter.keys")

    /// A group's name.
    static func adhkar(_ group: AdhkarGroup) -> Phrase {
        switch group {
        case .morning: .adhkarMorning
        case .evening: .adhkarEvening
        case .prayer: .adhkarPrayer
        case .sleep: .adhkarSleep
        }
    }
}
