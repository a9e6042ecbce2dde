import Almanac
import Foundation
import Hifz
import Records

/// The memory model and a day's list. The bars are those of issue 18: 10,000 items rescheduled in 5 ms, a day in 2 ms.
func hifz() throws {
    let config = try HifzConfig(json: Checkout.json("Config/HifzConfig.json"))
    let model = config.model()
    let today = Scene.saturday
    let states = (0..<10_000).map { number in
        MemoryState(
            stability: 1 + Double(number * 7_919 % 40_000) / 100, difficulty: 1 + Double(number % 90) / 10,
            reviewed: today.adding(days: -(1 + number % 200)))
    }
    Measurement {
        var sum: Int32 = 0
        for (number, state) in states.enumerated() {
            let next = model.state(after: number % 5 == 0 ? .again : .good, on: today, from: state)
            sum &+= model.due(next, seed: FuzzSeed(item: "page", reviews: number)).dayNumber
        }
        keep(sum)
    }.report("10,000 items rescheduled", bar: 5_000)
    var events: [HifzEvent] = []
    func add(_ page: Int, _ days: Int, _ act: HifzAct) {
        events.append(
            HifzEvent(
                id: "e\(events.count)", date: today.adding(days: -days), at: Host.now, item: .page(page), act: act))
    }
    for page in 1...604 {
        add(page, 700, .added(words: 130))
        add(page, 700 - page, .learnt)
        for review in 1...10 where 700 - page - review * 9 > 0 {
            add(page, 700 - page - review * 9, .reviewed(ConfirmedGrade(review % 4 == 0 ? .hard : .good)))
        }
    }
    let log = HifzLog(events)
    Measurement { keep(HifzState(log, config, model: model)) }
        .report("Hifz folded, 604 pages with \(events.count) events")
    let state = HifzState(log, config, model: model)
    Measurement { keep(state.day(today, DayWish(minutes: 60))) }.report("Hifz day, 604 pages", bar: 2_000)
    Measurement { keep(state.forecast(from: today, days: 30, DayWish(minutes: 60))) }.report("Hifz month, 604 pages")
}
