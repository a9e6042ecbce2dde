import Records

/// What the counter shows: the phrase or round that was chosen, how far it goes, and how often each was said. It stays on this
/// device until it is begun anew.
struct Tally: Hashable, Sendable {
    /// A phrase's id, or a round's behind ``roundPrefix``.
    var chosen: String
    /// How far a phrase is counted before it begins again; 0 is without an end.
    var target: Int
    /// How often what was chosen has been said, and what that was before it was begun anew.
    var count: Int
    var before: Int
    /// The phrases in their order; one where a phrase was chosen.
    var steps: [AdhkarConfig.Step]

    static let key = RecordKind.tally.key("tally")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))
    static let roundPrefix = "round-"
    /// No count goes further.
    static let limit = 10_000_000
    private static let countField = "count."
    private static let beforeField = "before."

    /// Reads the record; what is missing or was taken out of the configuration has its default.
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

    /// What a name stands for; `nil` where it names nothing.
    static func steps(_ name: String, _ target: Int, _ config: AdhkarConfig) -> [AdhkarConfig.Step]? {
        for phrase in config.phrases where phrase.id == name {
            return [AdhkarConfig.Step(phrase: phrase, count: target)]
        }
        for round in config.rounds where roundPrefix + round.id == name { return round.steps }
        return nil
    }

    /// What a form may choose to count: the phrases, and the rounds.
    static func names(_ config: AdhkarConfig) -> [String] {
        config.phrases.map { phrase in phrase.id } + config.rounds.map { round in roundPrefix + round.id }
    }

    private static func number(_ record: Record?, _ field: String) -> Int {
        min(max(record?[field]?.value.int.map { number in Int(clamping: number) } ?? 0, 0), limit)
    }

    /// How many make one round; 0 where there is no end.
    var total: Int { steps.reduce(0) { sum, step in sum + step.count } }

    /// How many rounds are whole.
    var rounds: Int { total > 0 ? count / total : 0 }

    /// The step that is due and how often it was said in this round. Of one phrase the whole number stands until the next round
    /// begins; in a round of several the next phrase comes at once, since it is said next.
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

    /// What is stored for another count.
    func values(count: Int, before: Int? = nil) -> JSONObject {
        var values: JSONObject = [
            Record.deletedField: false, Self.countField + chosen: .int(Int64(min(max(count, 0), Self.limit))),
        ]
        if let before { values[Self.beforeField + chosen] = .int(Int64(before)) }
        return values
    }
}
