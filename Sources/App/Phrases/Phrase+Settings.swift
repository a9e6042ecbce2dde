import Interface

/// The settings.
extension Phrase {
    static let settingsTitle = Phrase("settings.title")
    static let settingsAppearance = Phrase("settings.appearance")
    static let settingsPrayer = Phrase("settings.prayer")
    static let settingsLanguage = Phrase("settings.language")
    static let settingsDigits = Phrase("settings.digits")
    static let settingsClock = Phrase("settings.clock")
    static let settingsMode = Phrase("settings.mode")
    static let settingsWeekStart = Phrase("settings.weekStart")
    static let settingsHijri = Phrase("settings.hijri")
    static let settingsHaptics = Phrase("settings.haptics")
    static let settingsMethod = Phrase("settings.method")
    static let settingsMethodAuto = Phrase("settings.method.auto")
    static let settingsMadhhab = Phrase("settings.madhhab")
    static let settingsToday = Phrase("settings.today")
    static let settingsLocal = Phrase("settings.local")
    static let settingsSave = Phrase("settings.save")
}
