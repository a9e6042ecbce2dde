/// The pages on which a person shapes their days. The raw value is the last part of the path.
enum PrayerSettingsPage: String, CaseIterable, Hashable, Sendable {
    /// The voluntary prayers.
    case nawafil
    /// Jummah, Ramadan, the feasts and the days of fasting.
    case special
    case travel
    /// Each prayer's own length and buffers, at home or at the mosque.
    case prayers
}
