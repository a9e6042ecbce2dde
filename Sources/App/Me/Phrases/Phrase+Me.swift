import Interface

/// The pages of the area Me.
extension Phrase {
    static let meTitle = Phrase("me.title")
    static let meLocal = Phrase("me.local")
    static let sourcesTitle = Phrase("sources.title")
    static let sourcesOwn = Phrase("sources.own")
    static let sourcesOwnBody = Phrase("sources.ownBody")
    static let sourcesReciters = Phrase("sources.reciters")
    static let sourcesRecitersBody = Phrase("sources.recitersBody")
    static let sourcesBody = Phrase("sources.body")
    static let sourcesNone = Phrase("sources.none")
    static let aboutTitle = Phrase("about.title")
    static let aboutBody = Phrase("about.body")
    static let aboutBuild = Phrase("about.build")
    static let aboutLicence = Phrase("about.licence")
}

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
