import Almanac
import Records

/// Reviews of one item, for looking at what the model makes of them.
public struct Simulation: Sendable {
    public let model: MemoryModel
    public let reviews: [Review]

    /// A grade on a day.
    public struct Review: Hashable, Sendable {
        public var date: CivilDate
        public var grade: Grade

        public init(date: CivilDate, grade: Grade) {
            self.date = date
            self.grade = grade
        }
    }

    /// What is known after a review.
    public struct Outcome: Hashable, Sendable {
        public var state: MemoryState
        public var due: CivilDate
    }

    /// Reads `{"retention":0.9,"reviews":[{"at":"2026-11-01","grade":"good"}]}`, with the reviews in the order of their
    /// days. `retention` and `weights` may be left out; then the configured ones hold.
    public init(json: JSON, _ config: HifzConfig) throws(HifzFault) {
        let root = HifzReader(json)
        let retention = try root.optional("retention")?.number(in: Self.retentions) ?? config.retention
        let weights = try root.optional("weights").map(reading: MemoryWeights.init) ?? config.weights
        var reviews: [Review] = []
        for reader in try root.member("reviews").elements() {
            let at = try reader.member("at")
            let date = try at.date()
            if let last = reviews.last, date < last.date { throw at.fault(.earlier) }
            reviews.append(Review(date: date, grade: try reader.member("grade").grade()))
        }
        model = MemoryModel(weights: weights, retention: retention, longest: config.longest)
        self.reviews = reviews
    }

    /// Any share but none and all, to be able to compare with other programs; what a person can choose is narrower.
    static let retentions = 0.01...0.999

    /// What is known after each review. Days are not varied.
    public var outcomes: [Outcome] {
        var outcomes: [Outcome] = []
        outcomes.reserveCapacity(reviews.count)
        for review in reviews {
            let state = model.state(after: review.grade, on: review.date, from: outcomes.last?.state)
            outcomes.append(Outcome(state: state, due: model.due(state)))
        }
        return outcomes
    }

    /// `{"reviews":[{"stability":…,"difficulty":…,"due":"2026-11-03"}]}`.
    public var json: JSON {
        ["reviews": .array(outcomes.map { $0.json })]
    }
}

extension Simulation.Outcome {
    var json: JSON {
        [
            "stability": .double(state.stability), "difficulty": .double(state.difficulty),
            "due": .string(due.description),
        ]
    }
}

extension MemoryWeights {
    /// Reads all 21 numbers.
    init(_ reader: HifzReader) throws(HifzFault) {
        let elements = try reader.elements()
        guard elements.count == Self.count else {
            throw reader.fault(.count(elements.count, expected: Self.count))
        }
        var values: [Double] = []
        for (index, element) in elements.enumerated() { values.append(try element.number(in: Self.bounds[index])) }
        guard let weights = MemoryWeights(values) else { throw reader.fault(.expected(.number)) }
        self = weights
    }
}

extension Optional where Wrapped == HifzReader {
    /// Reads the value that is there.
    func map<Value>(reading read: (HifzReader) throws(HifzFault) -> Value) throws(HifzFault) -> Value? {
        switch self {
        case .some(let reader): try read(reader)
        case .none: nil
        }
    }
}
