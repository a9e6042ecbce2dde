import Almanac
import Records

/// What a page must know of a timetable before it loads any of its days.
public struct TimetableHead: Hashable, Sendable {
    /// What its months' records begin with: `mosque-` and the import's number, or ``network``.
    public var id: String
    /// What the person calls it.
    public var name: String
    /// When it was imported, or answered by the network.
    public var importedAt: Instant
    public var first: CivilDate
    public var last: CivilDate
    /// How many days it has.
    public var days: Int
    /// Where it holds: the place when it was imported.
    public var place: Coordinates
    /// Whether it says when the congregation stands.
    public var hasIqama: Bool
    /// From then on it is no longer used; `nil` for one that a person imported.
    public var until: Instant?

    /// The id of the network's timetable: there is only ever one.
    public static let network = "network"
    /// What the ids of imported timetables begin with.
    public static let imported = "mosque-"
    /// The record that the network's head stands in, beside the state of its source.
    public static let networkKey = RecordKey(scope: .own, kind: TimetableMonth.kind, id: network)
    /// The field that holds it there.
    public static let field = "head"
    /// So far from its place a timetable is no longer used unasked (MZ-013).
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

    /// Whether a place is near enough for the timetable to hold there.
    public func holds(at place: Coordinates) -> Bool { self.place.distance(to: place) <= Self.reach }
}

extension TimetableHead {
    /// The head as one value to store.
    public var json: JSON {
        var object: JSONObject = [
            "id": .string(id), "name": .string(name), "importedAt": .int(importedAt.milliseconds),
            "first": .string(first.description), "last": .string(last.description), "days": .int(Int64(days)),
            "latitude": .double(place.latitude), "longitude": .double(place.longitude), "iqama": .bool(hasIqama),
        ]
        if let until { object["until"] = .int(until.milliseconds) }
        return .object(object)
    }

    /// The head as it was stored; `nil` for anything else.
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
