import Almanac
import TestSupport
import Testing

@testable import Planner

@Suite struct SuggestionTests {
    @Test("MZ-046 a refused start is offered the nearest valid ones before and after, at most three")
    func nearest() {
        let check = PlacementCheck(day: day(), planner: planner)
        guard case .refused(let refusal) = check.verdict(start: at(14, 45), duration: 30) else {
            Issue.record("accepted")
            return
        }
        #expect(refusal.suggestions == [at(14), at(15, 15), at(15, 30)])
    }

    @Test("MZ-046 starts that another task takes are offered only where there is nothing else")
    func freeFirst() {
        let tasks = [task("a", at(14), 30), task("b", at(15, 15), 45)]
        let check = PlacementCheck(day: day(), tasks: tasks, planner: planner)
        #expect(check.suggestions(near: at(14, 45), duration: 30) == [at(13, 30), at(16), at(16, 15)])
        let full = [task("whole", at(12), 240)]
        let crowded = PlacementCheck(day: day(), tasks: full, earliest: at(12, 15), planner: planner)
        #expect(crowded.suggestions(near: at(14, 45), duration: 60) == [at(13, 15), at(13, 30), at(19)])
    }

    @Test("MZ-046 on the current day nothing past is offered, and nothing at all where nothing fits")
    func nothingPast() {
        let afternoon = PlacementCheck(day: day(), earliest: at(14, 30), planner: planner)
        #expect(afternoon.suggestions(near: at(14, 45), duration: 30) == [at(15, 15), at(15, 30), at(15, 45)])
        let night = PlacementCheck(day: day(), earliest: at(23, 31), planner: planner)
        #expect(night.suggestions(near: at(18, 30), duration: 30) == [])
    }

    /// The same offer, worked out the slow way: all valid starts, sorted by distance.
    func reference(_ check: PlacementCheck, near start: Int, duration: Int, tasks: [PlannedTask]) -> [Int] {
        func isFree(_ candidate: Int) -> Bool {
            !tasks.contains { other in
                guard let placement = other.placement else { return false }
                return placement.start < candidate + duration && candidate < placement.start + other.duration
            }
        }
        // The day begins with Fajr, unless the wish itself is for the night before it.
        let first = start < check.day.span.lowerBound ? 0 : check.day.span.lowerBound
        func isValid(_ candidate: Int) -> Bool {
            candidate >= first && candidate + duration <= check.day.span.upperBound
                && !check.day.blocks.contains {
                    candidate < $0.end + 5 && $0.start - 5 < candidate + duration
                }
        }
        let valid = stride(from: 0, to: 1440, by: 15).filter { $0 != start && isValid($0) }
        func side(_ starts: [Int]) -> [Int] {
            let free = starts.filter(isFree)
            return (free.isEmpty ? starts : free).sorted { abs($0 - start) < abs($1 - start) }
        }
        let before = side(valid.filter { $0 < start })
        let after = side(valid.filter { $0 > start })
        let nearest = (after.map { ($0, 0) } + before.map { ($0, 1) }).sorted {
            (abs($0.0 - start), $0.1) < (abs($1.0 - start), $1.1)
        }.map { $0.0 }
        var offer = Array(nearest.prefix(3))
        if let first = before.first, !offer.contains(where: { $0 < start }), !offer.isEmpty {
            offer[offer.count - 1] = first
        }
        if let first = after.first, !offer.contains(where: { $0 > start }), !offer.isEmpty {
            offer[offer.count - 1] = first
        }
        return offer.sorted()
    }

    @Test("MZ-046 every suggestion is valid, and the offer is the one a slow search finds")
    func againstReference() {
        var generator = Generator(seed: 46)
        for _ in 0..<3_000 {
            let times = DayPrayers.random(using: &generator)
            let tasks = (0..<generator.integer(in: 0...12)).map { index in
                task("t\(index)", generator.integer(in: 0...80) * 15, 45)
            }
            let check = PlacementCheck(day: day(times), tasks: tasks, planner: planner)
            let start = generator.integer(in: 0...1439)
            let duration = generator.element(of: planner.durations)!
            let offer = check.suggestions(near: start, duration: duration)
            #expect(offer == reference(check, near: start, duration: duration, tasks: tasks))
            for suggestion in offer {
                guard case .accepted = check.verdict(start: suggestion, duration: duration) else {
                    Issue.record("\(suggestion) was suggested and is not valid")
                    return
                }
            }
        }
    }

    @Test("MZ-047 a task longer than the free time is offered in parts that add up and touch no prayer")
    func parts() {
        let check = PlacementCheck(day: day(), planner: planner)
        guard case .refused(let refusal) = check.verdict(start: at(15, 15), duration: 120) else {
            Issue.record("accepted")
            return
        }
        #expect(
            refusal.parts == [TaskPart(start: at(15, 15), duration: 90), TaskPart(start: at(17, 30), duration: 30)])
        var generator = Generator(seed: 47)
        for _ in 0..<2_000 {
            let check = PlacementCheck(day: day(.random(using: &generator)), planner: planner)
            let duration = generator.element(of: planner.durations)!
            let start = generator.integer(in: 0...1439)
            guard case .refused(let refusal) = check.verdict(start: start, duration: duration),
                !refusal.parts.isEmpty
            else { continue }
            #expect(refusal.parts.map { $0.duration }.reduce(0, +) == duration)
            #expect(refusal.parts.count > 1)
            var end = 0
            for part in refusal.parts {
                #expect(part.start >= end && part.start % 15 == 0 && planner.durations.contains(part.duration))
                end = part.start + part.duration
                guard case .accepted = check.verdict(start: part.start, duration: part.duration) else {
                    Issue.record("a part is not valid")
                    return
                }
            }
        }
    }
}

extension DayPrayers {
    /// Five prayers in order with at least a minute between them, anywhere from polar night to polar day.
    static func random(using generator: inout Generator) -> DayPrayers {
        let fajr = generator.integer(in: -30...420)
        let sunrise = fajr + generator.integer(in: 1...150)
        let dhuhr = max(sunrise + 1, generator.integer(in: 660...800))
        let asr = dhuhr + generator.integer(in: 1...330)
        let maghrib = asr + generator.integer(in: 1...330)
        return DayPrayers(
            fajr: fajr, sunrise: sunrise, dhuhr: dhuhr, asr: asr, maghrib: maghrib,
            isha: maghrib + generator.integer(in: 1...150))
    }
}
