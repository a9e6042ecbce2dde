import Almanac
import Quran
import Recitation
import Records

/// A recitation that the person kept: its log, and what can't be known from that. Figures are worked out from the log each time.
struct KeptRecitation: Sendable {
    var id: String
    var span: RecitationSpan
    var mode: ReciteMode
    var tolerance: Tolerance
    /// The day on which it was kept, where the person was.
    var date: CivilDate
    var began: Instant
    /// Whether the person said how it went, and no recogniser.
    var isSelfChecked: Bool
    var log: RecitationLog

    static let kind = RecordKind.recitation.kind
    static let all = RecordQuery(kind, in: .quran, .all)
    /// The bytes that a log may have.
    static let limit = 200_000
    private static let field = "session"

    static func key(_ id: String) -> RecordKey { RecordKind.recitation.key(id) }

    static func query(_ id: String) -> RecordQuery { RecordQuery(kind, in: .quran, .id(id)) }

    /// Reads a record; `nil` if it was deleted, or isn't what a session leaves.
    init?(_ record: Record) {
        guard !record.isDeleted, TaskID.checked(record.key.id[...]) != nil, let json = record[Self.field]?.value,
            let span = json["span"]?.string.flatMap({ RecitationSpan($0[...]) }),
            let mode = json["mode"]?.string.flatMap({ ReciteMode(rawValue: $0) }),
            let tolerance = json["tolerance"]?.string.flatMap({ Tolerance(name: $0) }),
            let date = json["date"]?.string.flatMap({ CivilDate($0) }),
            let began = json["began"]?.int, let isSelfChecked = json["selfCheck"]?.bool,
            let kept = json["log"], kept.canonicalLength <= Self.limit,
            let log = RecitationLog(json: kept), log.isSound(ayat: span.ayat.count)
        else { return nil }
        id = record.key.id
        self.span = span
        self.mode = mode
        self.tolerance = tolerance
        self.date = date
        self.began = Instant(milliseconds: began)
        self.isSelfChecked = isSelfChecked
        self.log = log
    }

    init(
        id: String, span: RecitationSpan, mode: ReciteMode, tolerance: Tolerance, date: CivilDate, began: Instant,
        isSelfChecked: Bool, log: RecitationLog
    ) {
        self.id = id
        self.span = span
        self.mode = mode
        self.tolerance = tolerance
        self.date = date
        self.began = began
        self.isSelfChecked = isSelfChecked
        self.log = log
    }

    func write(_ changeSet: inout ChangeSet) {
        changeSet.set(
            Self.key(id),
            [
                Self.field: [
                    "span": .string(span.text), "mode": .string(mode.rawValue), "tolerance": .string(tolerance.name),
                    "date": .string(date.description), "began": .int(began.milliseconds),
                    "selfCheck": .bool(isSelfChecked), "log": log.json,
                ]
            ])
    }

    /// All that are kept, the newest last.
    static func list(_ library: Library) throws(NeedsData) -> [KeptRecitation] {
        var list: [KeptRecitation] = []
        for record in try library.records(all) {
            if let kept = KeptRecitation(record) { list.append(kept) }
        }
        return list.sorted { $0.id < $1.id }
    }

    var summary: RecitationSummary { RecitationSummary(log) }

    /// What a list of recitations says of it.
    var json: JSON {
        let summary = summary
        func number(_ value: Int?) -> JSON { value.map { .int(Int64($0)) } ?? .null }
        return [
            "session": .string(id), "span": .string(span.text), "mode": .string(mode.rawValue),
            "tolerance": .string(tolerance.name), "date": .string(date.description), "selfCheck": .bool(isSelfChecked),
            "accuracy": number(summary.accuracy), "coverage": number(summary.coverage),
        ]
    }
}

extension RecitationLog {
    /// Whether everything it speaks of can be in a passage of so many ayat and of its own number of words. A log comes from a
    /// browser, another device or a file.
    func isSound(ayat: Int) -> Bool {
        guard words > 0, hasWords else { return false }
        for event in events {
            switch event.kind {
            case .word(let word, _), .contested(let word): guard word < words else { return false }
            case .place(let word), .extra(let word): guard word <= words else { return false }
            case .opening(let count): guard count <= 100 else { return false }
            case .repeated(let from, let to), .jumped(let from, let to):
                guard from <= words, to <= words else { return false }
            case .ayah(let ayah, _): guard ayah < ayat else { return false }
            case .silent, .ended: continue
            }
        }
        return true
    }
}
