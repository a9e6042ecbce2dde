import Almanac
import Hifz
import Testing

@Suite("How it stands with each passage")
struct HifzStateTests {
    private let first = CivilDate(year: 2026, month: 11, day: 1)!
    private let page = HifzItem.page(582)

    /// A log of acts on one page, each on a day counted from the first.
    private func state(_ acts: [(Int, HifzAct)]) -> HifzState {
        var events: [HifzEvent] = []
        for (index, (days, act)) in acts.enumerated() {
            events.append(
                HifzEvent(
                    id: "e\(index)", date: first.adding(days: days), at: Instant(seconds: Int64(index)), item: page,
                    act: act))
        }
        return Memorisers.state(HifzLog(events))
    }

    private func reviewed(_ grade: Grade) -> HifzAct { .reviewed(ConfirmedGrade(grade)) }

    @Test("the model begins on the day after a portion was learnt; what is graded that day is drilling")
    func drilling() throws {
        let drilled = try #require(state([(0, .added(words: 100)), (0, .learnt), (0, reviewed(.again))])[page])
        #expect(drilled.memory == nil && drilled.reviews == 0 && drilled.next == first.next && !drilled.isNew)
        let next = try #require(
            state([(0, .added(words: 100)), (0, .learnt), (0, reviewed(.again)), (1, reviewed(.good))])[page])
        #expect(next.memory?.stability == 2.3065 && next.memory?.reviewed == first.next && next.reviews == 1)
        #expect(next.lapses == 0)
    }

    @Test("a review without a day of learning begins the model at once, and a further one is of the same day")
    func direct() throws {
        let item = try #require(state([(0, .added(words: 100)), (0, reviewed(.good)), (0, reviewed(.again))])[page])
        #expect(item.reviews == 2 && item.lapses == 1 && (item.memory?.stability ?? 9) < 2.3065)
    }

    @Test("what was known before has a first review by its freshness, and stands in no recent portion")
    func known() throws {
        let stabilities = HifzAct.Freshness.allCases.map { freshness in
            state([(0, .known(words: 100, freshness))])[page]?.memory?.stability ?? 0
        }
        #expect(stabilities == [8.2956, 2.3065, 1.2931])
        let day = state([(0, .known(words: 100, .fresh))]).day(first.next, DayWish(minutes: 60))
        #expect(day.entries.isEmpty && day.putOff.isEmpty)
    }

    @Test("a passage comes on the day it is moved to, later or earlier, until it is reviewed")
    func moving() throws {
        let due = try #require(state([(0, .known(words: 60, .fresh))])[page]?.due)
        let wish = DayWish(minutes: 60)
        let later = state([(0, .known(words: 60, .fresh)), (1, .moved(to: due.adding(days: 3)))])
        #expect(later.day(due, wish).entries.isEmpty && later.day(due.adding(days: 3), wish).entries.count == 1)
        let earlier = state([(0, .known(words: 60, .fresh)), (1, .moved(to: first.adding(days: 2)))])
        #expect(earlier.day(first.adding(days: 2), wish).entries.map(\.item) == [page])
        let done = state([
            (0, .known(words: 60, .fresh)), (1, .moved(to: first.adding(days: 2))), (2, reviewed(.good)),
        ])
        #expect(done[page]?.moved == nil && done.day(first.adding(days: 3), wish).entries.isEmpty)
    }

    @Test("what is removed leaves the plan and comes back with what is known of it; a mistake can be taken back")
    func removing() throws {
        let acts: [(Int, HifzAct)] = [(0, .known(words: 60, .fair)), (2, reviewed(.good)), (3, .removed)]
        #expect(state(acts)[page] == nil)
        let back = try #require(state(acts + [(9, .added(words: 60))])[page])
        #expect(back.reviews == 2 && back.memory?.reviewed == first.adding(days: 2))
        let mistaken = state(Array(acts.prefix(2)) + [(2, .withdrawn(event: "e1"))])
        #expect(mistaken[page]?.reviews == 1)
    }

    @Test("facts suggest a grade, again for a word prompted and hard for what one put right, and never easy")
    func suggestions() {
        #expect(RecitationFacts().suggestion == .good)
        #expect(RecitationFacts(selfCorrected: 2).suggestion == .hard)
        #expect(RecitationFacts(prompted: 1, selfCorrected: 2).suggestion == .again)
        // The person's grade counts, whatever was suggested.
        let own = state([(0, .added(words: 9)), (0, .reviewed(ConfirmedGrade(.easy, suggested: .again)))])
        #expect(own[page]?.memory?.stability == 8.2956)
    }
}
