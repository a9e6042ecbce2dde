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
