import Almanac
import Hifz
import TestSupport

/// Logs of somebody who memorises, made at random.
enum Memorisers {
    static let start = CivilDate(year: 2026, month: 1, day: 1)!

    /// Pages, halves, ayat and junctions.
    static func item(_ generator: inout Generator) -> HifzItem {
        switch generator.integer(in: 0...3) {
        case 0: .page(generator.integer(in: 1...604))
        case 1: .halfPage(generator.integer(in: 1...604), generator.bool() ? .upper : .lower)
        case 2: .ayat(surah: generator.integer(in: 78...114), 1...generator.integer(in: 1...9))
        default: .junction(surah: generator.integer(in: 78...114), ayah: generator.integer(in: 1...9))
        }
    }

    /// Events of every kind on some items within some days, with ids of their own.
    static func events(_ generator: inout Generator, items: Int = 12, days: Int = 60, count: Int = 80) -> [HifzEvent] {
        let items = (0..<items).map { _ in item(&generator) }
        var events: [HifzEvent] = []
        for number in 0..<count {
            let date = start.adding(days: generator.integer(in: 0...days))
            let act: HifzAct
            switch generator.integer(in: 0...11) {
            case 0...2: act = .added(words: generator.integer(in: 20...200))
            case 3: act = .known(words: 100, generator.element(of: HifzAct.Freshness.allCases)!)
            case 4, 5: act = .learnt
            case 6: act = .moved(to: date.adding(days: generator.integer(in: -5...9)))
            case 7: act = generator.bool() ? .removed : .withdrawn(event: "e\(generator.integer(in: 0...count))")
            default: act = .reviewed(ConfirmedGrade(generator.element(of: Grade.allCases)!, suggested: .good))
            }
            events.append(
                HifzEvent(
                    id: "e\(number)", date: date, at: Instant(seconds: Int64(generator.integer(in: 0...50))),
                    item: generator.element(of: items)!, act: act))
        }
        return events
    }

    /// Somebody who knows many pages, whose reviews went as they went, and most of whose old pages are due.
    static func hafiz(_ generator: inout Generator, pages: Int, until date: CivilDate) -> HifzLog {
        var events: [HifzEvent] = []
        func add(_ item: HifzItem, _ date: CivilDate, _ act: HifzAct) {
            let id = "e\(events.count)"
            events.append(HifzEvent(id: id, date: date, at: Instant(seconds: 0), item: item, act: act))
        }
        for page in 1...pages {
            let item = HifzItem.page(page)
            let begun = date.adding(days: -generator.integer(in: 20...400))
            add(item, begun, .added(words: generator.integer(in: 90...160)))
            add(item, begun, .learnt)
            var day = begun.next
            for _ in 0..<generator.integer(in: 0...5) where day < date {
                add(item, day, .reviewed(ConfirmedGrade(generator.element(of: Grade.allCases)!)))
                day = day.adding(days: generator.integer(in: 1...40))
            }
        }
        return HifzLog(events)
    }

    static func state(_ log: HifzLog) -> HifzState { HifzState(log, Shipped.config, model: Shipped.config.model()) }
}
