import Almanac
import Records

extension TimetableDay {
    /// The day in Wird's own format: `{"date": "2026-11-21", "fajr": "05:07", …, "iqama": {"fajr": "05:30"}}`.
    public var json: JSON {
        var object: JSONObject = ["date": .string(date.description)]
        var iqama = JSONObject()
        for event in PrayerEvent.allCases {
            if let time = self[event] { object[event.identifier] = .string(time.description) }
            if let time = self.iqama(event) { iqama[event.identifier] = .string(time.description) }
        }
        if !iqama.members.isEmpty { object["iqama"] = .object(iqama) }
        if !jummah.isEmpty { object["jummah"] = .array(jummah.map { .string($0.description) }) }
        return .object(object)
    }

    /// Reads a day exactly as ``json`` writes it; `nil` for anything else. This is for stored days, and much faster
    /// than reading a person's file.
    public init?(stored json: JSON) {
        guard let date = json["date"]?.string.flatMap({ CivilDate($0) }) else { return nil }
        var begins: [ClockTime?] = []
        var iqamas: [ClockTime?] = []
        let congregations = json["iqama"]
        for event in PrayerEvent.allCases {
            begins.append(json[event.identifier]?.string.flatMap { ClockTime($0) })
            iqamas.append(congregations?[event.identifier]?.string.flatMap { ClockTime($0) })
        }
        var jummah: [ClockTime] = []
        for time in json["jummah"]?.array?.prefix(8) ?? [] {
            if let time = time.string.flatMap({ ClockTime($0) }) { jummah.append(time) }
        }
        self.init(date: date, begins: begins, iqamas: iqamas, jummah: jummah)
    }
}
