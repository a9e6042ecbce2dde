import Interface

/// What the check of a recitation can and can't hear.
extension Phrase {
    static let limitsTitle = Phrase("recite.limits.title")
    static let limitsHears = Phrase("recite.limits.hears")
    static let limitsDeaf = Phrase("recite.limits.deaf")
    static let limitsMeasured = Phrase("recite.limits.measured")
    static let limitsSize = Phrase("recite.limits.size")
    static let limitsRight = Phrase("recite.limits.right")
    static let limitsFlawless = Phrase("recite.limits.flawless")
    static let limitsFound = Phrase("recite.limits.found")
    static let limitsNear = Phrase("recite.limits.near")
    static let limitsVoices = Phrase("recite.limits.voices")
    static let limitsTeacher = Phrase("recite.limits.teacher")
}
