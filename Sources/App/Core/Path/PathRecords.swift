import Almanac
import Records
import WorshipPath

/// The records of the path, beside ``PathSettings``.
enum PathRecords {
    static let plan = RecordKind.pathPlan.kind
    static let rest = RecordKind.pathRest.kind
    static let intention = RecordKind.pathIntention.kind
    /// The person's changes to their plan, and whether it is lighter.
    static let edits = RecordKind.pathEdits.key("edits")
    static let profile = RecordKey(scope: .path, kind: WorshipProfile.kind, id: "profile")

    /// The answers of a round, stored until its plan is accepted.
    static func draft(_ round: QuestionRound) -> RecordKey {
        RecordKey(scope: .path, kind: WorshipProfile.kind, id: round.rawValue)
    }

    static func draftQuery(_ round: QuestionRound) -> RecordQuery {
        let key = draft(round)
        return RecordQuery(key.kind, in: .path, .id(key.id))
    }

    static func day(_ date: CivilDate) -> RecordKey {
        RecordKey(scope: .path, kind: DayLog.kind, id: date.description)
    }

    static let profileQuery = RecordQuery(profile.kind, in: .path, .id(profile.id))

    /// What every page of the path is worked out from, beside the days that it needs.
    static let queries: [RecordQuery] =
        [PathSettings.query, profileQuery, RecordQuery(edits.kind, in: .path, .id(edits.id))]
        + [plan, rest, intention, Reached.kind].map { kind in RecordQuery(kind, in: .path, .all) }
}

extension PlanHistory.Entry {
    init?(_ record: Record) {
        guard record.key.kind == PathRecords.plan, !record.isDeleted,
            let from = (record.value("from")?.string).flatMap({ CivilDate($0) })
        else { return nil }
        var ids: [String] = []
        for id in record.value("essentials")?.array ?? [] {
            if let id = id.string { ids.append(id) }
        }
        self.init(from: from, essentials: ids)
    }

    var fields: JSONObject {
        [
            "from": .string(from.description), "essentials": .array(essentials.map { id in .string(id) }),
            Buckets.field: .string(from.description),
        ]
    }
}

extension RestWeek {
    init?(_ record: Record) {
        guard record.key.kind == PathRecords.rest, !record.isDeleted, let from = CivilDate(record.key.id) else {
            return nil
        }
        self.init(from: from, days: Int(clamping: record.value("days")?.int ?? 0))
    }

    var fields: JSONObject { ["days": .int(Int64(days)), Record.deletedField: .bool(false)] }
}

extension PathIntention {
    init?(_ record: Record) {
        guard record.key.kind == PathRecords.intention, !record.isDeleted, let setAt = record.value("setAt")?.int,
            let date = (record.value("date")?.string).flatMap({ CivilDate($0) })
        else { return nil }
        self.init(
            setAt: Instant(milliseconds: setAt), date: date, text: record.value("text")?.string,
            weeklyFocus: record.value("weeklyFocus")?.string, isReview: record.value("review") == .bool(true))
    }

    var fields: JSONObject {
        [
            "setAt": .int(setAt.milliseconds), "date": .string(date.description),
            "text": text.map { text in .string(text) } ?? .null,
            "weeklyFocus": weeklyFocus.map { focus in .string(focus) } ?? .null, "review": .bool(isReview),
        ]
    }
}

extension MixEdits {
    init(_ record: Record?) {
        let value = record.flatMap { record in record.isDeleted ? nil : record.value("edits") }
        func ids(_ name: String) -> [String] {
            (value?[name]?.array ?? []).compactMap { id in id.string }
        }
        self.init(essentials: ids("essentials"), bonuses: ids("bonuses"), removed: ids("removed"))
    }

    var json: JSON {
        func list(_ ids: [String]) -> JSON { .array(ids.map { id in .string(id) }) }
        return ["essentials": list(essentials), "bonuses": list(bonuses), "removed": list(removed)]
    }
}
