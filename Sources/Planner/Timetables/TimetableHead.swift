import Almanac
import Records

/// What a page must know about a timetable before it loads any of its days.
public struct TimetableHead: Hashable, Sendable {
    /// The prefix of the ids of its months' records: `mosque-` and the import's number, or ``network``.
    public var id: String
    /// The name the person gave it.
    public var name: String
    /// When it was imported, or received from the network.
    public var importedAt: Instant
    public var first: CivilDate
    public var last: CivilDate
    /// The number of its days.
    public var days: Int
    /// Where it applies: the place at the time of the import.
    public var place: Coordinates
    /// Whether it includes the times of congregations.
    public var hasIqama: Bool
    /// When it stops being used; `nil` if a person imported it.
    public var until: Instant?

    /// The id of the network's timetable, of which there is only one.
    public static let network = "network"
    /// The prefix of the ids of imported timetables.
    public static let imported = "mosque-"
    /// The key of the record that holds the network's head, together with the state of its source.
    public static let networkKey = RecordKey(scope: .own, kind: TimetableMonth.kind, id: network)
    /// The field of that record that holds the head.
    public static let field = "head"
    /// The distance from its place, in kilometres, beyond which a timetable is no longer used without asking (MZ-013).
    public static let reach: Double = 50
    /// The most days from the first date to the last.
    public static let mostSpan = 3 * 366

    public init(
        _ timetable: Timetable, id: String, importedAt: Instant, place: Coordinates, until: Instant? = nil
    ) {
        self.id = id
        name = timetable.name
        self.importedAt = importedAt
        first = timetable.first
        last = timetable.last
        days = timetable.days.count
        self.place = place
        self.until = until
        hasIqama = timetable.days.contains { day in
            PrayerEvent.allCases.contains { day.iqama($0) != nil }
        }
    }

    /// Whether a place is near enough for the timetable to apply.
    public func holds(at place: Coordinates) -> Bool { self.place.distance(to: place) <= Self.reach }
}

extension TimetableHead {
    /// The head as a single value to store.
    public var json: JSON {
        var object: JSONObject = [
            "id": .string(id), "name": .string(name), "importedAt": .int(importedAt.milliseconds),
            "first": .string(first.description), "last": .string(last.description), "days": .int(Int64(days)),
            "latitude": .double(place.latitude), "longitude": .double(place.longitude), "iqama": .bool(hasIqama),
        ]
        if let until { object["until"] = .int(until.milliseconds) }
        return .object(object)
    }

    /// Reads a stored head; `nil` for anything else.
    public init?(json: JSON) {
        guard let id = json["id"]?.string, RecordLimits.isName(id, limit: 80), let name = json["name"]?.string,
            let importedAt = json["importedAt"]?.int,
            let first = json["first"]?.string.flatMap({ CivilDate($0) }),
            let last = json["last"]?.string.flatMap({ CivilDate($0) }), first <= last,
            first.days(to: last) <= Self.mostSpan, let days = json["days"]?.int,
            let latitude = json["latitude"]?.double, let longitude = json["longitude"]?.double,
            let place = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        self.id = id
        self.name = name
        self.importedAt = Instant(milliseconds: importedAt)
        self.first = first
        self.last = last
        self.days = Int(clamping: days)
        self.place = place
        hasIqama = json["iqama"]?.bool ?? false
        until = json["until"]?.int.map { Instant(milliseconds: $0) }
    }
}
