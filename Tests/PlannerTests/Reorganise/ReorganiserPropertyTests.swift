import Planner
import TestSupport
import Testing

/// What holds of every proposal, on days of any size.
@Suite struct ReorganiserPropertyTests {
    @Test(
        "MZ-086 on 10,000 random days nothing fixed is touched, no task is lost, and the order is kept",
        arguments: 0..<10)
    func laws(seed: Int) throws {
        var generator = Generator(seed: 86 + UInt64(seed))
        for number in 0..<1_000 {
            let day = RandomDay(using: &generator, tasks: number % 50 == 0 ? 20...40 : 0...9)
            let proposal = day.reorganiser().proposal()
            try #require(proposal.entries.map { $0.task } == day.movable, "each open task once, in order")
            let plan = try #require(
                Judgement(day, proposal.entries.map { $0.after }), "not allowed: \(day) \(proposal)")
            try #require((plan.objective[5] == 1) == proposal.changesOrder)
            try #require(plan.objective[6] == proposal.cost.minutes)
            for entry in proposal.entries {
                let isStill = entry.after == entry.before
                try #require(isStill == (entry.reason == .stays))
                let isOut = entry.reason == .noRoom || entry.reason == .tooLong
                try #require(isOut == (entry.after == nil))
            }
            try again(day, proposal)
            try shuffled(day, proposal, &generator)
        }
    }

    @Test("MZ-086 what was on time stays wherever the late tasks fit in the gaps", arguments: 0..<4)
    func onTimeStays(seed: Int) throws {
        var generator = Generator(seed: 8_614 + UInt64(seed))
        var fitted = 0
        for number in 0..<1_000 {
            let day = RandomDay(using: &generator, tasks: number % 50 == 0 ? 20...40 : 1...9)
            let onTime = day.onTime
            // A task that collides with nothing is one that is on time.
            for task in day.movable where day.isAllowed(task, at: task.placement!.start) {
                let own = day.minutes(task.placement!.start, task.duration)
                let others = day.movable.filter { $0.id != task.id }
                if others.allSatisfy({ !day.minutes($0.placement!.start, $0.duration).overlaps(own) }) {
                    try #require(onTime.contains(task.id))
                }
            }
            guard day.fitsInGaps else { continue }
            let proposal = day.reorganiser().proposal()
            for entry in proposal.entries where onTime.contains(entry.task.id) {
                try #require(entry.after == entry.before, "\(day) \(proposal)")
            }
            if proposal.isChange && !onTime.isEmpty { fitted += 1 }
        }
        #expect(fitted > 50, "\(fitted)")
    }

    /// A day that has been reorganised needs nothing more.
    private func again(_ day: RandomDay, _ proposal: Reorganisation) throws {
        var tasks: [PlannedTask] = []
        for task in day.tasks {
            guard let entry = proposal.entries.first(where: { $0.task.id == task.id }) else {
                tasks.append(task)
                continue
            }
            guard let start = entry.after else { continue }
            var moved = task
            moved.placement!.start = start
            tasks.append(moved)
        }
        let second = day.reorganiser(tasks).proposal()
        // Where a deadline is missed, the new order may be one from which it can still be kept.
        let isBetter = second.cost.missed < proposal.cost.missed
        try #require(!second.isChange || isBetter, "\(day) \(proposal) \(second)")
    }

    /// The order in which tasks are handed over doesn't matter.
    private func shuffled(_ day: RandomDay, _ proposal: Reorganisation, _ generator: inout Generator) throws {
        let tasks = day.tasks.shuffled(using: &generator)
        try #require(day.reorganiser(tasks).proposal() == proposal)
    }

    @Test("MZ-088 another's plan is taken only where it keeps every rule", arguments: 0..<4)
    func suggested(seed: Int) throws {
        var generator = Generator(seed: 880 + UInt64(seed))
        var taken = 0
        for _ in 0..<500 {
            let day = RandomDay(using: &generator, tasks: 1...5, window: 240)
            let own = day.reorganiser().proposal()
            var starts: [String: Int] = [:]
            for entry in own.entries {
                // Now what the planner would do, now anything.
                let wild = generator.integer(in: -20...110) * 15
                starts[entry.task.id] = generator.integer(in: 0...2) == 0 ? wild : entry.after
            }
            guard let plan = day.reorganiser().proposal(following: starts) else { continue }
            taken += 1
            let tasks = day.movable
            for (entry, task) in zip(plan.entries, tasks) {
                guard let start = entry.after else { continue }
                try #require(day.isAllowed(task, at: start), "\(day) \(plan)")
            }
            let minutes = plan.entries.compactMap { entry in entry.after.map { day.minutes($0, entry.task.duration) } }
            for (index, a) in minutes.enumerated() {
                for b in minutes[(index + 1)...] { try #require(!a.overlaps(b)) }
            }
        }
        #expect(taken > 50)
        let day = RandomDay(using: &generator, tasks: 2...4)
        #expect(day.reorganiser().proposal(following: ["nobody": 600]) == nil)
    }
}
