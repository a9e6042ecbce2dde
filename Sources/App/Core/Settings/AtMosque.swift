import Almanac
import Planner

/// That the person is at the mosque for one prayer of one day: one value, which the next replaces. It lengthens that
/// prayer's block and says nothing of whether anything was prayed (MZ-231).
struct AtMosque: Hashable, Sendable {
    var date: CivilDate
    var prayer: PrayerBlock.Kind
    /// The mosque's id; `nil` where the person took it back, and is not asked again for this prayer.
    var mosque: String?

    /// Whether it is set by itself near a saved mosque, and the value.
    static let switchName = "nearMosque"
    static let name = "atMosque"

    init(date: CivilDate, prayer: PrayerBlock.Kind, mosque: String?) {
        self.date = date
        self.prayer = prayer
        self.mosque = mosque
    }

    /// Reads the settings; `nil` for nothing, or what can't be understood.
    init?(_ shape: PrayerSettingsValues) {
        guard let parts = shape[Self.name]?.split(separator: " "), parts.count >= 2, let date = CivilDate(parts[0])
        else { return nil }
        for prayer in PrayerBlock.Kind.allCases where prayer.name == String(parts[1]) {
            self.init(date: date, prayer: prayer, mosque: parts.count > 2 ? String(parts[2]) : nil)
            return
        }
        return nil
    }

    /// As the settings hold it.
    var text: String { date.description + " " + prayer.name + (mosque.map { " " + $0 } ?? "") }
}
