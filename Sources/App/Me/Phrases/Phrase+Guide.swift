import Interface

/// Links to help, the legal pages and the first steps; their texts are in the guide.
extension Phrase {
    static let helpTitle = Phrase("help.title")
    static let helpOpen = Phrase("help.open")
    static let helpMissing = Phrase("help.missing")
    static let methodsLearn = Phrase("methods.learn")
    static let methodsLearnNamed = Phrase("methods.learnNamed")
    static let feedbackTitle = Phrase("feedback.title")
    static let legalTitle = Phrase("legal.title")
    static let setupOffer = Phrase("setup.offer")
}
