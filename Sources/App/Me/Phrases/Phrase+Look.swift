import Interface

/// How the app looks and moves.
extension Phrase {
    static let lookTitle = Phrase("look.title")
    static let lookBrief = Phrase("look.brief")
    static let lookLead = Phrase("look.lead")
    static let lookThemes = Phrase("look.themes")
    static let lookFestive = Phrase("look.festive")
    static let lookFestiveHint = Phrase("look.festive.hint")
    static let lookFestiveNow = Phrase("look.festive.now")
    static let lookReading = Phrase("look.reading")
    static let lookScale = Phrase("look.scale")
    static let lookScaleHint = Phrase("look.scale.hint")
    static let lookPercent = Phrase("look.percent")
    static let lookMotion = Phrase("look.motion")
    static let lookStill = Phrase("look.still")
    static let lookStillHint = Phrase("look.still.hint")
    static let lookLight = Phrase("look.light")
    static let lookLightHint = Phrase("look.light.hint")
    static let lookConfetti = Phrase("look.confetti")
    static let lookConfettiHint = Phrase("look.confetti.hint")
    static let lookSampleTask = Phrase("look.sample.task")
    static let lookSampleOther = Phrase("look.sample.other")
}
