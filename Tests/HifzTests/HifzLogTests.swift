import Almanac
import Hifz
import Records
import TestSupport
import Testing

@Suite("What happened in somebody's memorisation")
struct HifzLogTests {
    @Test("union is commutative, associative and idempotent, also where two events have one id")
    func laws() {
        var generator = Generator(seed: 23)
        for _ in 0..<200 {
            let logs = (0..<3).map { _ in HifzLog(Memorisers.events(&generator, count: generator.integer(in: 0...15))) }
            MergeLaws.expectAll(logs[0], logs[1], logs[2]) { $0.union($1) }
        }
    }

    @Test("the state is the same whatever the order in which the events arrived, and however they were merged")
    func order() {
        var generator = Generator(seed: 29)
        for _ in 0..<100 {
            let events = Memorisers.events(&generator)
            let expected = Memorisers.state(HifzLog(events))
            let shuffled = Memorisers.state(HifzLog(events.shuffled(using: &generator)))
            let parts = [HifzLog(Array(events.prefix(30))), HifzLog(Array(events.dropFirst(20)))]
            let merged = Memorisers.state(parts[1].union(parts[0]))
            let day = Memorisers.start.adding(days: 70)
            let wish = DayWish(minutes: 60)
            #expect(expected.day(day, wish) == shuffled.day(day, wish))
            #expect(expected.day(day, wish) == merged.day(day, wish))
            #expect(Self.facts(expected) == Self.facts(shuffled))
            #expect(Self.facts(expected) == Self.facts(merged))
        }
    }

    private static func facts(_ state: HifzState) -> [String] {
        state.items.map { item in
            "\(item.item) \(item.words) \(item.reviews) \(item.lapses) \(item.memory?.stability ?? 0) "
                + "\(item.next?.description ?? "") \(item.learnt?.description ?? "")"
        }
    }

    @Test("an event is written and read again as the same; what doesn't fit is told with its place")
    func reading() throws {
        var generator = Generator(seed: 31)
        for event in Memorisers.events(&generator, count: 300) {
            #expect(try HifzEvent(json: JSON(reading: event.json.text())) == event)
        }
        let text = #"{"id":"a","date":"2026-11-01","item":"page:1","act":"reviewed","grade":"good"}"#
        let event = try HifzEvent(json: JSON(reading: text))
        #expect(event.at == Instant(seconds: 0) && event.act == .reviewed(ConfirmedGrade(.good)))
        for (from, to, place) in [
            ("page:1", "page:1000", "item"), ("reviewed", "graded", "act"), ("good", "great", "grade"),
            ("2026-11-01", "2026-11-31", "date"),
        ] {
            let wrong = text.replacing(from, with: to)
            let fault = #expect(throws: HifzFault.self) { _ = try HifzEvent(json: JSON(reading: wrong)) }
            #expect(fault?.place == place)
        }
    }
}
