import Almanac
import Planner

/// States that the person is at the mosque for one prayer of one day, in one value that the next replaces. It lengthens
/// that prayer's block and says nothing about whether anything was prayed (MZ-231).
struct AtMosque: Hashable, Sendable {
    var date: CivilDate
    var prayer: PrayerBlock.Kind
    /// The mosque's id, or `nil` if the person undid it and shouldn't be asked again for this prayer.
    var mosque: String?

    /// The setting that enables it automatically near a saved mosque, and the value's name.
    static let switchName = "nearMosque"
    static let name = "atMosque"

    init(date: CivilDate, prayer: PrayerBlock.Kind, mosque: String?) {
        self.date = date
        self.prayer = prayer
        self.mosque = mosque
    }

    /// Reads the settings; `nil` if there is no value or it isn't understood.
    init?(_ shape: PrayerSettingsValues) {
        guard let parts = shape[Self.name]?.split(separator: " "), parts.count >= 2, let date = CivilDate(parts[0])
        else { return nil }
        for prayer in PrayerBlock.Kind.allCases where prayer.name == String(parts[1]) {
            self.init(date: date, prayer: prayer, mosque: parts.count > 2 ? String(parts[2]) : nil)
            return
        }
        return nil
    }

    /// The value as stored in the settings.
    var text: String { date.description + " " + prayer.name + (mosque.map { " " + $0 } ?? "") }
}
