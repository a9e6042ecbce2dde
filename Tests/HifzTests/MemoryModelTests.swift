import Almanac
import Hifz
import Records
import TestSupport
import Testing

/// FSRS-6 against figures of PyPI's `fsrs` 6.3.2 (MIT), whose steps and fuzz are off.
@Suite("The memory model")
struct MemoryModelTests {
    private let model = Shipped.config.model()
    private let first = CivilDate(year: 2026, month: 11, day: 1)!

    private func near(_ ours: Double, _ theirs: Double, _ share: Double = 1e-12) -> Bool {
        (ours - theirs).magnitude <= share * theirs.magnitude
    }

    @Test("a first review gives the published stability and difficulty")
    func firstReviews() {
        let published = [
            (Grade.again, 0.212, 6.4133), (.hard, 1.2931, 5.11217), (.good, 2.3065, 2.11810), (.easy, 8.2956, 1),
        ]
        for (grade, stability, difficulty) in published {
            let state = model.state(after: grade, on: first, from: nil)
            #expect(state.stability == stability && (state.difficulty - difficulty).magnitude < 5e-6)
            #expect(model.retrievability(of: state, on: first) == 1)
        }
    }

    @Test("again, then good after 0, 1, 3, 8 and 21 days: the published stability and difficulty")
    func series() {
        var state: MemoryState?
        var date = first
        for (days, grade) in zip([0, 0, 1, 3, 8, 21], [Grade.again, .good, .good, .good, .good, .good]) {
            date = date.adding(days: days)
            state = model.state(after: grade, on: date, from: state)
        }
        #expect(near(state?.stability ?? 0, 53.62691, 1e-6) && near(state?.difficulty ?? 0, 6.3574867, 1e-7))
    }

    @Test("nine in ten are recalled after as many days as the stability, whatever it is")
    func ninety() {
        for stability in [1.0, 2, 7, 30, 365, 3_650] {
            let state = MemoryState(stability: stability, difficulty: 5, reviewed: first)
            #expect(near(model.retrievability(of: state, on: first.adding(days: Int(stability))), 0.9))
            #expect(model.interval(stability: stability) == Int(stability))
        }
    }

    @Test("random histories with reviews of the same day, other weights and retentions give the package's figures")
    func reference() throws {
        let rows = VectorFile.rows("hifz/fsrs.tsv", columns: 3)
        #expect(rows.count >= 200)
        var sameDay: Set<Grade> = []
        var worst = 0.0
        for row in rows {
            let simulation = try Simulation(json: JSON(reading: row[0]), Shipped.config)
            for (earlier, later) in zip(simulation.reviews, simulation.reviews.dropFirst())
            where earlier.date == later.date { sameDay.insert(later.grade) }
            let expected = try #require(try JSON(reading: row[1]).array)
            try #require(simulation.outcomes.count == expected.count)
            for (ours, theirs) in zip(simulation.outcomes, expected) {
                let stability = try #require(theirs["stability"]?.double)
                let difficulty = try #require(theirs["difficulty"]?.double)
                #expect(near(ours.state.stability, stability) && near(ours.state.difficulty, difficulty), "\(row)")
                #expect(ours.due.description == theirs["due"]?.string, "\(row)")
                worst = max(worst, (ours.state.stability - stability).magnitude / stability)
            }
        }
        print("memory model: stability within \(worst) of the reference")
        #expect(sameDay == Set(Grade.allCases))
    }

    @Test("no pass on the same day makes a memory weaker, and a lapse never stronger")
    func sameDay() {
        var generator = Generator(seed: 9)
        for _ in 0..<10_000 {
            let state = MemoryState(
                stability: generator.double(in: 0.001...36_500), difficulty: generator.double(in: 1...10),
                reviewed: first)
            for grade in [Grade.hard, .good, .easy] {
                #expect(model.state(after: grade, on: first, from: state).stability >= state.stability)
            }
            let later = first.adding(days: generator.integer(in: 1...4_000))
            let states = Grade.allCases.map { model.state(after: $0, on: later, from: state) }
            #expect(states[0].stability <= state.stability)
            #expect(states[1].stability <= states[2].stability && states[2].stability <= states[3].stability)
            #expect(states.allSatisfy { (1...10).contains($0.difficulty) && $0.stability >= 0.001 })
        }
    }

    @Test("an interval is 1 day at least and the longest at most, and a half goes to the even day")
    func bounds() throws {
        #expect(model.interval(stability: 0.001) == 1 && model.interval(stability: 1e9) == 36_500)
        #expect(model.interval(stability: 2.4999) == 2 && model.interval(stability: 2.5001) == 3)
        var values = Shipped.config.weights.values
        values[2] = 2.5
        let weights = try #require(MemoryWeights(values))
        let even = MemoryModel(weights: weights, retention: 0.9, longest: 100)
        #expect(even.interval(stability: 2.5) == 2 && even.interval(stability: 3.5) == 4)
        #expect(even.interval(stability: 101) == 100)
        #expect(MemoryWeights([1]) == nil)
        values[20] = 0.09
        #expect(MemoryWeights(values) == nil)
    }

    @Test("the fuzz stays within the published ranges, is the same for an item and its count, and differs among items")
    func fuzz() {
        var generator = Generator(seed: 4)
        for _ in 0..<20_000 {
            let state = MemoryState(stability: generator.double(in: 0.5...3_000), difficulty: 5, reviewed: first)
            let interval = model.interval(stability: state.stability)
            let seed = FuzzSeed(item: "page:\(generator.integer(in: 1...604))", reviews: generator.integer(in: 1...40))
            let days = first.days(to: model.due(state, seed: seed))
            #expect(model.due(state, seed: seed) == first.adding(days: days))
            guard interval > 2 else {
                #expect(days == interval)
                continue
            }
            let length = Double(interval)
            var width = 1 + 0.15 * (min(length, 7) - 2.5)
            width += 0.1 * max(0, min(length, 20) - 7) + 0.05 * max(0, length - 20)
            #expect(Double(days) >= max(2, length - width - 0.5) && Double(days) <= length + width + 0.5)
        }
        let state = MemoryState(stability: 100, difficulty: 5, reviewed: first)
        let days = (1...604).map { first.days(to: model.due(state, seed: FuzzSeed(item: "page:\($0)", reviews: 3))) }
        // 100 ± 7.0: fifteen days, each of which some page gets, in no long run.
        #expect(Set(days).count >= 13 && zip(days, days.dropFirst()).count { $0 == $1 } < 100)
        #expect(FuzzSeed(item: "page:1", reviews: 1) != FuzzSeed(item: "page:1", reviews: 2))
    }
}
