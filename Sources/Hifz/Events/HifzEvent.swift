import Almanac
import Records

/// Something that happened in somebody's memorisation. It never changes, so that two devices can't overwrite each other:
/// what each knows is merged by taking all of it.
public struct HifzEvent: Hashable, Sendable {
    /// The number of the request that made it.
    public let id: String
    /// The day by the person's own clock when it was made, which a journey to another zone doesn't change.
    public let date: CivilDate
    public let at: Instant
    public let item: HifzItem
    public let act: HifzAct

    public init(id: String, date: CivilDate, at: Instant, item: HifzItem, act: HifzAct) {
        self.id = id
        self.date = date
        self.at = at
        self.item = item
        self.act = act
    }

    /// Whether this comes first: by its day, then by its time, then by id. Two events of one id compare by all they hold, so
    /// that each device keeps the same one.
    func precedes(_ other: HifzEvent) -> Bool {
        if date != other.date { return date < other.date }
        if at != other.at { return at < other.at }
        if id != other.id { return id.precedesByBytes(other.id) }
        return json.text().precedesByBytes(other.json.text())
    }
}
