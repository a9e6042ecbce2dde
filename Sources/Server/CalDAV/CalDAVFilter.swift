import Almanac
import Records

/// The filter of a calendar-query (RFC 4791 §9.7): a time range, and conditions on a task's properties.
struct CalDAVFilter {
    /// A filter that isn't understood: refusing is better than giving too much or too little.
    struct Unknown: Error {}

    /// Whether tasks are among what is asked for at all.
    private(set) var matchesTasks = true
    /// The filter for the app.
    private(set) var message: JSON = [:]

    init(_ root: XMLElement) throws {
        guard let filter = root[.cal("filter")] else { return }
        let calendars = filter.all(.cal("comp-filter"))
        guard calendars.count == 1, calendars[0].attributes["name"]?.uppercased() == "VCALENDAR" else {
            throw Unknown()
        }
        var object = JSONObject()
        var properties: [JSON] = []
        for part in calendars[0].children where part.name == .cal("comp-filter") {
            let isMissing = part[.cal("is-not-defined")] != nil
            guard part.attributes["name"]?.uppercased() == "VTODO" else {
                if !isMissing { matchesTasks = false }
                continue
            }
            if isMissing { matchesTasks = false }
            if let range = part[.cal("time-range")] { try Self.read(range, into: &object) }
            for property in part.all(.cal("prop-filter")) { properties.append(try Self.condition(property)) }
            for inner in part.all(.cal("comp-filter")) {
                guard inner.attributes["name"]?.uppercased() == "VALARM", inner[.cal("time-range")] == nil else {
                    throw Unknown()
                }
                properties.append(["alarm": .bool(inner[.cal("is-not-defined")] == nil)])
            }
        }
        if !properties.isEmpty { object["properties"] = .array(properties) }
        message = .object(object)
    }

    private static func read(_ range: XMLElement, into object: inout JSONObject) throws {
        for (name, key) in [("start", "from"), ("end", "to")] {
            guard let text = range.attributes[name] else { continue }
            guard let seconds = seconds(text) else { throw Unknown() }
            object[key] = .int(seconds)
        }
        guard object["from"] != nil || object["to"] != nil else { throw Unknown() }
    }

    /// The seconds since 1970 of a moment in UTC, `20261121T090000Z`.
    private static func seconds(_ text: String) -> Int64? {
        let bytes = Array(text.utf8)
        guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
            let year = Int(text.prefix(4)), let month = Int(text.dropFirst(4).prefix(2)),
            let day = Int(text.dropFirst(6).prefix(2)), let date = CivilDate(year: year, month: month, day: day),
            let hour = Int(text.dropFirst(9).prefix(2)), let minute = Int(text.dropFirst(11).prefix(2)),
            let second = Int(text.dropFirst(13).prefix(2)), (0..<24).contains(hour), (0..<60).contains(minute),
            (0...60).contains(second)
        else { return nil }
        return Zone.utc.startOfDay(date).seconds + Int64(hour * 3_600 + minute * 60 + second)
    }

    private static func condition(_ property: XMLElement) throws -> JSON {
        guard let name = property.attributes["name"], property[.cal("param-filter")] == nil,
            property[.cal("time-range")] == nil
        else { throw Unknown() }
        var condition: JSONObject = ["name": .string(name.uppercased())]
        if property[.cal("is-not-defined")] != nil { condition["missing"] = true }
        if let match = property[.cal("text-match")] {
            condition["text"] = .string(match.text)
            condition["negate"] = .bool(match.attributes["negate-condition"] == "yes")
            switch match.attributes["collation"] ?? "i;ascii-casemap" {
            case "i;octet": condition["exact"] = true
            case "i;ascii-casemap", "i;unicode-casemap", "default": break
            default: throw Unknown()
            }
        }
        return .object(condition)
    }
}
