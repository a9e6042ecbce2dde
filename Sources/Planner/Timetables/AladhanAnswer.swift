import Almanac
import Records

/// An answer in the format of Aladhan's `/v1/timings` and `/v1/calendar`, of which nothing is taken on trust.
public struct AladhanAnswer {
    private let json: JSON

    init(_ json: JSON) {
        self.json = json
    }

    /// What was asked. An answer about something else is refused.
    public struct Question: Hashable, Sendable {
        public var place: Coordinates
        /// The names of the zone: its own, and the zone that it is an alias of.
        public var zones: [String]
        public var first: CivilDate
        public var last: CivilDate

        public init(place: Coordinates, zones: [String], first: CivilDate, last: CivilDate) {
            self.place = place
            self.zones = zones
            self.first = first
            self.last = last
        }
    }

    /// Returns the timetable in an answer. Throws what is wrong with it.
    public static func timetable(
        _ bytes: [UInt8], answering question: Question, name: String
    ) throws(TimetableErrors) -> Timetable {
        let json: JSON
        do throws(JSONError) {
            json = try JSON(reading: bytes, limits: Timetable.limits)
        } catch {
            throw TimetableErrors(TimetableError(.notJSON, line: error.line, column: error.column))
        }
        let answer = AladhanAnswer(json)
        let timetable = try answer.timetable(hints: TimetableHints(name: name))
        do throws(TimetableError) {
            try answer.check(question)
        } catch {
            throw TimetableErrors(error)
        }
        let asked = timetable.days.filter { $0.date >= question.first && $0.date <= question.last }
        guard let kept = Timetable(name: name, days: asked) else { throw TimetableErrors(TimetableError(.wrongDates)) }
        return kept
    }

    /// Returns the days of an answer: a single day, a list, or lists by the number of the month.
    private func days() throws(TimetableError) -> [JSON] {
        if let code = json["code"], code.int != 200 {
            throw TimetableError(.sourceFailed, heading: "code", found: json["data"]?.string ?? "")
        }
        guard let data = json["data"] else { throw TimetableError(.wrongShape, heading: "data") }
        if let list = data.array { return list }
        if data["timings"] != nil { return [data] }
        var days: [JSON] = []
        for month in 1...12 { days += data["\(month)"]?.array ?? [] }
        guard !days.isEmpty else { throw TimetableError(.wrongShape, heading: "data") }
        return days
    }

    func timetable(hints: TimetableHints) throws(TimetableErrors) -> Timetable {
        var plain: [JSON] = []
        do throws(TimetableError) {
            for (index, day) in try days().prefix(2_000).enumerated() {
                plain.append(try Self.plain(day, number: index + 1))
            }
        } catch {
            throw TimetableErrors(error)
        }
        return try DayObjects(plain).timetable(hints: hints)
    }

    /// Returns a day's date and times under the names of a table's columns.
    private static func plain(_ day: JSON, number: Int) throws(TimetableError) -> JSON {
        guard case .object(let timings)? = day["timings"] else {
            throw TimetableError(.wrongShape, line: number, heading: "timings")
        }
        let text = day["date"]?["gregorian"]?["date"]?.string ?? ""
        guard let date = date(text) else {
            throw TimetableError(.badDate, line: number, heading: "date.gregorian.date", found: text)
        }
        var object: JSONObject = ["date": .string(date.description)]
        for member in timings.members.prefix(40) {
            guard case .string(let time) = member.value else {
                throw TimetableError(.badTime, line: number, heading: member.name)
            }
            object[member.name] = .string(clock(time))
        }
        return .object(object)
    }

    /// Reads a date in Aladhan's format, `21-11-2026`.
    private static func date(_ text: String) -> CivilDate? {
        let bytes = Array(text.utf8)
        guard bytes.count == 10 else { return nil }
        let parts = [bytes[6..<10], bytes[3..<5], bytes[0..<2]].map { String(decoding: $0, as: UTF8.self) }
        guard bytes[2] == UInt8(ascii: "-"), bytes[5] == UInt8(ascii: "-") else { return nil }
        return CivilDate(parts.joined(separator: "-"))
    }

    /// Returns the clock time in `05:07 (+03)` or `2026-11-21T05:07:00+03:00 (+03)`.
    private static func clock(_ text: String) -> String {
        var bytes = Array(text.utf8.prefix(60))
        if let start = bytes.firstIndex(of: UInt8(ascii: "T")), start == 10 { bytes = Array(bytes[11...].prefix(5)) }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }, as: UTF8.self)
    }

    /// Throws if an answer says that it is for another place or zone than was asked.
    private func check(_ question: Question) throws(TimetableError) {
        for (index, day) in try days().enumerated() {
            let meta = day["meta"]
            guard let latitude = Self.number(meta?["latitude"]), let longitude = Self.number(meta?["longitude"]),
                let place = Coordinates(latitude: latitude, longitude: longitude),
                // Sources round coordinates. 20 km change the times by less than a minute and a half.
                place.distance(to: question.place) <= 20
            else { throw TimetableError(.wrongPlace, line: index + 1, heading: "meta.latitude") }
            let zone = meta?["timezone"]?.string ?? ""
            guard question.zones.contains(zone) else {
                throw TimetableError(.wrongZone, line: index + 1, heading: "meta.timezone", found: zone)
            }
        }
    }

    /// Reads a number, which may be written as text.
    private static func number(_ json: JSON?) -> Double? {
        if let number = json?.double { return number }
        guard let text = json?.string, text.utf8.count <= 24 else { return nil }
        return Double(text)
    }
}
