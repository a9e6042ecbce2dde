import Almanac
import Records

/// What an event of a subscribed calendar takes of one day.
///
/// A day's record holds its events as a list, so that a new reading of the calendar replaces a day as a whole: it
/// doesn't matter whether the calendar's own ids stay the same.
public struct SubscribedEvent: Hashable, Sendable {
    /// Tells it from the others of its day: eight hexadecimal digits.
    public var key: String
    /// A single line, never blank.
    public var title: String
    /// The time that it takes on the day; `nil` if it is on the day as a whole.
    public var time: Range<Instant>?
    /// Whether the calendar says that it takes no time (RFC 5545 §3.8.2.7).
    public var isFree = false
    /// Empty if there is none.
    public var place = ""
    public var notes = ""
    /// A web page of the event, `https` only; empty if there is none.
    public var link = ""
    /// The whole of an event that lasts for several days, first and last day or instant; `nil` if this is all of it.
    public var whole: Extent?

    /// How far an event extends in all.
    public enum Extent: Hashable, Sendable {
        /// Its first and its last day.
        case days(CivilDate, CivilDate)
        case time(Instant, Instant)
    }

    /// The kind of the record that holds a day's events.
    public static let kind = Kind("event-day")
    /// The field with the list of them.
    public static let field = "events"

    public init(key: String, title: String, time: Range<Instant>?) {
        self.key = key
        self.title = title
        self.time = time
    }

    /// The key of the record with a subscription's events of a date.
    public static func recordID(of subscription: String, on date: CivilDate) -> String {
        subscription + ":" + date.description
    }

    /// The subscription's id and the date in a record's id; `nil` if it is none.
    public static func parts(ofRecord id: String) -> (subscription: String, date: CivilDate)? {
        let bytes = Array(id.utf8)
        let colon = bytes.count - 11
        guard colon > 0, bytes[colon] == UInt8(ascii: ":"),
            let date = CivilDate(String(decoding: bytes[(colon + 1)...], as: UTF8.self))
        else { return nil }
        return (String(decoding: bytes[..<colon], as: UTF8.self), date)
    }
}
