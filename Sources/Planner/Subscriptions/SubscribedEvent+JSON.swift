import Almanac
import Records

extension SubscribedEvent {
    /// Reads an entry of a day's list; `nil` if it has no title.
    public init?(_ json: JSON) {
        guard let key = json["key"]?.string, let title = json["title"]?.string, !title.isEmpty else { return nil }
        self.init(key: key, title: title, time: Self.time(json))
        isFree = json["free"]?.bool ?? false
        place = json["place"]?.string ?? ""
        notes = json["notes"]?.string ?? ""
        link = json["link"]?.string ?? ""
        if let first = json["first"]?.string.flatMap({ CivilDate($0) }),
            let last = json["last"]?.string.flatMap({ CivilDate($0) })
        {
            whole = .days(first, last)
        } else if let begins = json["begins"]?.int, let ends = json["ends"]?.int {
            whole = .time(Instant(milliseconds: begins), Instant(milliseconds: ends))
        }
    }

    /// The time in an entry of a day's list.
    public static func time(_ json: JSON) -> Range<Instant>? {
        guard let from = json["from"]?.int, let until = json["until"]?.int else { return nil }
        return Instant(milliseconds: from)..<Instant(milliseconds: max(from, until))
    }

    /// The entry as it is stored.
    public var json: JSON {
        var object: JSONObject = ["key": .string(key), "title": .string(title)]
        if let time {
            object["from"] = .int(time.lowerBound.milliseconds)
            object["until"] = .int(time.upperBound.milliseconds)
        }
        if isFree { object["free"] = .bool(true) }
        if !place.isEmpty { object["place"] = .string(place) }
        if !notes.isEmpty { object["notes"] = .string(notes) }
        if !link.isEmpty { object["link"] = .string(link) }
        switch whole {
        case .days(let first, let last)?:
            object["first"] = .string(first.description)
            object["last"] = .string(last.description)
        case .time(let begins, let ends)?:
            object["begins"] = .int(begins.milliseconds)
            object["ends"] = .int(ends.milliseconds)
        case nil: break
        }
        return .object(object)
    }
}
