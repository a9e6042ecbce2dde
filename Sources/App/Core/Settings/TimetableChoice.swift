import Almanac
import Planner
import Records

/// Which timetables take precedence over computed times. It is kept with the settings, so that a page without a
/// timetable loads nothing for it.
struct TimetableChoice: Hashable, Sendable {
    /// The timetable that the person imported, in use or not.
    var imported: TimetableHead?
    /// Whether the imported one is used.
    var isOn = true
    /// Whether its printed congregation times are used.
    var usesIqama = true
    /// Whether the network's timetable is used.
    var usesNetwork = false
    /// The address of the server that is asked for it; empty if the person gave none.
    var address = ""

    static let none = TimetableChoice()

    /// The imported timetable if it is in use.
    var used: TimetableHead? { isOn ? imported : nil }
}

extension TimetableChoice {
    /// Reads the choice from the settings' record.
    init(_ record: Record) {
        imported = record[FieldName.timetable.rawValue].flatMap { TimetableHead(json: $0.value) }
        if record[FieldName.timetableOff.rawValue]?.value == .bool(true) { isOn = false }
        if record[FieldName.timetableIqama.rawValue]?.value == .bool(false) { usesIqama = false }
        if record[FieldName.timetableNetwork.rawValue]?.value == .bool(true) { usesNetwork = true }
        address = record.text(.timetableSource) ?? ""
    }

    /// The timetable that was used before the imported one, or that was removed last.
    static func before(_ context: RequestContext) throws(NeedsData) -> TimetableHead? {
        let record = try context.library.record(Settings.key)
        return record?[FieldName.timetableBefore.rawValue].flatMap { TimetableHead(json: $0.value) }
    }
}
