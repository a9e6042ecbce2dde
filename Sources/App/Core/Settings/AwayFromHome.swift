import Almanac
import Planner

/// Checks whether the person is far enough from home to shorten prayers as a traveller. Nothing is switched on without
/// asking (MZ-229).
enum AwayFromHome {
    /// Coordinates as stored in the settings.
    static func text(_ place: Coordinates) -> String { "\(place.latitude),\(place.longitude)" }

    /// The kilometres from home, if the person wants to be asked and hasn't said that they are travelling.
    static func distance(_ context: RequestContext) -> Int? {
        let shape = context.settings.shape
        guard shape.isOn(PrayerSettingsName.asksAway), !shape.isOn(PrayerSettingsName.travelling),
            let place = context.place,
            let home = shape[PrayerSettingsName.home].flatMap({ coordinates($0) })
        else { return nil }
        let kilometres = home.distance(to: place.coordinates)
        return kilometres >= Double(context.bundle.special.travel.distance) ? Int(kilometres) : nil
    }

    private static func coordinates(_ text: String) -> Coordinates? {
        let parts = text.split(separator: ",")
        guard parts.count == 2, let latitude = PlaceReading.degrees(String(parts[0])),
            let longitude = PlaceReading.degrees(String(parts[1]))
        else { return nil }
        return Coordinates(latitude: latitude, longitude: longitude)
    }
}
