import Records

/// The counter's state: the chosen phrase or round, its target, and how often each was said. It stays on this device
/// until it is reset.
struct Tally: Hashable, Sendable {
    /// The id of a phrase, or of a round after ``roundPrefix``.
    var chosen: String
    /// The count after which a phrase begins again; 0 means without end.
    var target: Int
    /// How often the chosen phrase or round was said, and how often before the reset.
    var count: Int
    var before: Int
    /// The phrases in their order; a single one if a phrase was chosen.
    var steps: [AdhkarConfig.Step]

    static let key = RecordKind.tally.key("tally")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))
    static let roundPrefix = "round-"
    /// The highest possible count.
    static let limit = 10_000_000
    private static let countField = "count."
    private static let beforeField = "before."

    /// Reads the record; values that are missing, or no longer in the configuration, get their defaults.
    init(_ record: Record?, _ config: AdhkarConfig) {
        let record = record?.isDeleted == true ? nil : record
        let named = record?.text(.phrase) ?? ""
        let target = record?[FieldName.target.rawValue]?.value.int.map { number in Int(clamping: number) }
        self.target = target.flatMap { target in config.targets.contains(target) ? target : nil } ?? config.targets[0]
        let known = Self.steps(named, self.target, config)
        chosen = known == nil ? config.phrases[0].id : named
        steps = known ?? [AdhkarConfig.Step(phrase: config.phrases[0], count: self.target)]
        count = Self.number(record, Self.countField + chosen)
        before = Self.number(record, Self.beforeField + chosen)
    }

    /// The steps that a name stands for, or `nil` if there is no such phrase or round.
    static func steps(_ name: String, _ target: Int, _ config: AdhkarConfig) -> [AdhkarConfig.Step]? {
        for phrase in config.phrases where phrase.id == name {
            return [AdhkarConfig.Step(phrase: phrase, count: target)]
        }
        for round in config.rounds where roundPrefix + round.id == name { return round.steps }
        return nil
    }

    /// The names that a form may choose to count: phrases and rounds.
    static func names(_ config: AdhkarConfig) -> [String] {
        config.phrases.map { phrase in phrase.id } + config.rounds.map { round in roundPrefix + round.id }
    }

    private static func number(_ record: Record?, _ field: String) -> Int {
        min(max(record?[field]?.value.int.map { number in Int(clamping: number) } ?? 0, 0), limit)
    }

    /// The number of counts in one round; 0 if there is no end.
    var total: Int { steps.reduce(0) { sum, step in sum + step.count } }

    /// The number of completed rounds.
    var rounds: Int { total > 0 ? count / total : 0 }

    /// The current step, and how often it was said in this round. A single phrase shows its full number until the next
    /// round begins; in a round of several, the next phrase is shown at once, since it is said next.
    var place: (step: Int, said: Int) {
        guard total > 0 else { return (0, count) }
        var rest = count % total
        if steps.count == 1 { return (0, count > 0 && rest == 0 ? total : rest) }
        for (index, step) in steps.enumerated() {
            if rest < step.count { return (index, rest) }
            rest -= step.count
        }
        return (0, 0)
    }

    /// The values to store for a new count.
    func values(count: Int, before: Int? = nil) -> JSONObject {
        var values: JSONObject = [
            Record.deletedField: false, Self.countField + chosen: .int(Int64(min(max(count, 0), Self.limit))),
        ]
        if let before { values[Self.beforeField + chosen] = .int(Int64(before)) }
        return values
    }
}
