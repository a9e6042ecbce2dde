import Hifz
import Records

/// What the person wants of their memorisation; what they didn't choose is as configured.
struct HifzChoices: Sendable {
    var minutes: Int
    /// In percent.
    var retention: Int
    /// The new portions of a day.
    var portions = 1
    var hiding = Hiding.all
    /// The first hidden word, where a part of an ayah is hidden.
    var from = 4

    /// What of an ayah is hidden until it is revealed (HZ-01, HZ-03, QI-015).
    enum Hiding: String, CaseIterable, Sendable {
        case all
        /// All but the first letter of each word.
        case letters
        /// All from a word on.
        case later
        /// Every other word.
        case other
    }

    static let key = RecordKind.hifz.key("hifz")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))
    static let portionLimits = 0...5
    static let fromLimits = 2...20

    init(_ record: Record?, _ config: HifzConfig) {
        minutes = config.minutes
        retention = Self.percent(config.retention)
        guard let record, !record.isDeleted else { return }
        minutes = Self.number(record, .minutes, config.minuteChoices) ?? minutes
        retention = Self.number(record, .retention, Self.retentions(config)) ?? retention
        portions = Self.number(record, .portions, Self.portionLimits) ?? portions
        from = Self.number(record, .from, Self.fromLimits) ?? from
        hiding = record.text(.hiding).flatMap { Hiding(rawValue: $0) } ?? hiding
    }

    static func retentions(_ config: HifzConfig) -> ClosedRange<Int> {
        percent(config.retentions.lowerBound)...percent(config.retentions.upperBound)
    }

    /// Whether what a file brings in is what the form could have written.
    static func isSound(_ record: Record) -> Bool {
        for field in [FieldName.minutes, .retention, .portions, .from] {
            if let value = record[field.rawValue]?.value, value.int == nil { return false }
        }
        return record[FieldName.hiding.rawValue].map { Hiding(rawValue: $0.value.string ?? "") != nil } ?? true
    }

    private static func percent(_ share: Double) -> Int { Int(share * 100 + 0.5) }

    private static func number(_ record: Record, _ field: FieldName, _ limits: ClosedRange<Int>) -> Int? {
        guard let number = record[field.rawValue]?.value.int, limits.contains(Int(clamping: number)) else { return nil }
        return Int(clamping: number)
    }

    var wish: DayWish { DayWish(minutes: minutes, newPortions: portions) }

    var json: JSON {
        [
            FieldName.minutes.rawValue: .int(Int64(minutes)), FieldName.retention.rawValue: .int(Int64(retention)),
            FieldName.portions.rawValue: .int(Int64(portions)), FieldName.hiding.rawValue: .string(hiding.rawValue),
            FieldName.from.rawValue: .int(Int64(from)),
        ]
    }
}
