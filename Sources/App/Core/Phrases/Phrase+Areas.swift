import Interface

/// Showing and hiding areas.
extension Phrase {
    static let settingsAreas = Phrase("settings.areas")
    static let settingsAreasHint = Phrase("settings.areas.hint")
    static let settingsAreasNone = Phrase("settings.areas.none")
    static let hiddenTitle = Phrase("hidden.title")
    static let hiddenBody = Phrase("hidden.body")
    static let hiddenShow = Phrase("hidden.show")
}
