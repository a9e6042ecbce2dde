import Almanac
import Planner
import Records

/// What is stored about the network's timetable: its head, the results of asking for it, and whether the person wants
/// it asked for now.
///
/// One record holds it. Its days are in records of their own, as with every timetable.
struct SourceStanding: Sendable {
    /// The head of the last answer, or `nil` before the first answer.
    var head: TimetableHead?
    /// When the person asked for an update; cleared once it was done.
    var wanted: Instant?
    /// What was wrong with an answer that was rejected.
    var problem: TimetableError?
    private var state = JSON.null

    /// The fields of the record.
    enum Name {
        static let state = "state"
        static let wanted = "wanted"
        static let problem = "problem"
    }

    /// Creates the state before anything was asked.
    init() {}

    init(_ record: Record?) {
        guard let record, !record.isDeleted else { return }
        head = record[TimetableHead.field].flatMap { TimetableHead(json: $0.value) }
        state = record[Name.state]?.value ?? .null
        wanted = record[Name.wanted]?.value.int.map { Instant(milliseconds: $0) }
        let json = record[Name.problem]?.value
        if let reason = json?["reason"]?.string.flatMap({ TimetableError.Reason(rawValue: $0) }) {
            problem = TimetableError(
                reason, heading: json?["heading"]?.string ?? "", found: json?["found"]?.string ?? "")
        }
    }

    /// The source with the given days.
    func source(_ cache: Timetable?) -> TimetableSource {
        let stored = TimetableSource(state: state, cache: nil)
        return TimetableSource(
            isOn: true, subject: stored.subject, cache: cache, updatedAt: head?.importedAt, failure: stored.failure,
            failures: stored.failures, retryAt: stored.retryAt)
    }

    /// The fields of the record for a source in its present state.
    ///
    /// - Parameter place: the place that it was asked about.
    static func fields(
        _ source: TimetableSource, problem: TimetableError?, place: Coordinates, _ policy: TimetablePolicy
    ) -> JSONObject {
        var head: TimetableHead?
        if let cache = source.cache, let updatedAt = source.updatedAt {
            // While the network is off, its days count as long as they are kept; while the source fails, up to the
            // fallback's threshold.
            let isSound = source.failure == nil || source.failure == .offline
            head = TimetableHead(
                cache, id: TimetableHead.network, importedAt: updatedAt, place: place,
                until: updatedAt + (isSound ? .days(Int64(policy.maxDays)) : policy.fallbackThreshold))
        }
        // The days are in records of their own.
        var state = source.json.object ?? JSONObject()
        state["cache"] = nil
        return [
            TimetableHead.field: head?.json ?? .null, Name.state: .object(state), Name.wanted: .null,
            Name.problem: problem.map {
                ["reason": .string($0.reason.rawValue), "heading": .string($0.heading), "found": .string($0.found)]
            } ?? .null,
            Record.deletedField: .bool(false),
        ]
    }
}
