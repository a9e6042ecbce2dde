import Planner
import TestSupport
import Testing

/// Small days on which every plan there is is tried, by code that shares nothing with the reorganiser.
@Suite struct ReorganiserOptimumTests {
    @Test("MZ-086 K69 on small days the proposal is the best of all plans", arguments: 0..<8)
    func best(seed: Int) throws {
        var generator = Generator(seed: 8600 + UInt64(seed))
        var days = 0
        var changed = 0
        while days < 150 || changed == 0 && days < 3_000 {
            let day = RandomDay(using: &generator, tasks: 1...5, window: 150)
            var force = BruteForce(day)
            guard force.size > 1, force.size < 6_000 else { continue }
            force.search()
            let best = try #require(force.best)
            let proposal = day.reorganiser().proposal()
            let plan = try #require(
                Judgement(day, proposal.entries.map { $0.after }), "not allowed: \(day) \(proposal)")
            try #require(plan.objective == best.objective, "\(day) \(proposal)")
            // Where tasks pass each other, several plans may cost the same; otherwise the earliest is the one.
            if plan.starts == plan.starts.sorted(), best.starts == best.starts.sorted() {
                try #require(plan.starts == best.starts, "\(day) \(proposal)")
            }
            let cost = proposal.cost
            let stated = [
                cost.missed, cost.withoutPlace.high, cost.withoutPlace.medium, cost.withoutPlace.low,
                cost.displaced, proposal.changesOrder ? 1 : 0, cost.minutes, cost.moved,
            ]
            #expect(stated == best.objective)
            days += 1
            changed += best.objective[5]
        }
        #expect(changed > 0, "no day needed another order")
    }
}
