import Almanac
import Quran
import Records

/// One of the person's plans to read the whole Quran.
struct Khatma: Hashable, Sendable {
    var id: String
    var name: String
    var plan: KhatmaPlan
    /// The number of pages read before the last portion, for undoing it.
    var before: Int

    static let kind = RecordKind.khatma.kind
    static let all = RecordQuery(kind, in: .quran, .all)
    /// The maximum number of plans at once, and the maximum length of a name in bytes.
    static let limit = 12
    static let nameLimit = FieldLimits.khatmaName
    /// The fields of a plan: its pace, and how much was read. What belongs together is one field.
    static let paceField = "pace"
    static let readField = "read"

    static func key(_ id: String) -> RecordKey { RecordKey(scope: .quran, kind: kind, id: id) }

    /// Reads a record; `nil` if the plan was removed or isn't understood.
    init?(_ record: Record) {
        guard !record.isDeleted, let value = record[Self.paceField]?.value, let pace = Self.pace(value),
            let began = value["began"]?.string.flatMap({ CivilDate($0) })
        else { return nil }
        id = record.key.id
        name = record.text(.name) ?? ""
        let read = record[Self.readField]?.value
        let on = read?["on"]?.string.flatMap { CivilDate($0) }
        plan = KhatmaPlan(
            pace: pace, began: Int(began.dayNumber),
            read: Int(clamping: min(604, max(0, read?["page"]?.int ?? 0))), readOn: on.map { Int($0.dayNumber) })
        before = Int(clamping: min(604, max(0, read?["before"]?.int ?? 0)))
    }

    /// All plans in the order of their creation.
    static func list(_ library: Library) throws(NeedsData) -> [Khatma] {
        var list: [Khatma] = []
        for record in try library.records(all) {
            if let khatma = Khatma(record) { list.append(khatma) }
        }
        return list.sorted { a, b in a.id < b.id }
    }

    /// A pace as it is stored.
    static func json(_ pace: KhatmaPlan.Pace, began: CivilDate) -> JSON {
        var object: JSONObject = ["began": .string(began.description)]
        switch pace {
        case .until(let day): object["until"] = .string(CivilDate(dayNumber: Int32(clamping: day)).description)
        case .pages(let count): object["pages"] = .int(Int64(count))
        case .juz(let count): object["juz"] = .int(Int64(count))
        }
        return .object(object)
    }

    private static func pace(_ value: JSON) -> KhatmaPlan.Pace? {
        if let until = value["until"]?.string.flatMap({ CivilDate($0) }) { return .until(day: Int(until.dayNumber)) }
        if let pages = value["pages"]?.int { return .pages(Int(clamping: min(604, max(1, pages)))) }
        if let juz = value["juz"]?.int { return .juz(Int(clamping: min(30, max(1, juz)))) }
        return nil
    }
}
