import Almanac
import Hifz
import Interface
import Quran
import Records

/// A person's memorisation as a request meets it.
struct HifzVisit {
    let config: HifzConfig
    let index: QuranIndex
    let today: CivilDate
    let choices: HifzChoices
    let log: HifzLog
    let state: HifzState
    let day: HifzDay

    /// `nil` if the Quran's index isn't available intact, or the configuration has no memorisation.
    init?(_ context: RequestContext, names: [ResourceName] = []) throws(NeedsData) {
        let clock = try ReaderClock(context)
        try context.library.require(
            [HifzRecords.all, HifzChoices.query, ReaderSettings.query], [QuranContent.indexName] + names)
        guard let config = context.bundle.hifz, let index = try QuranContent.index(context.library) else { return nil }
        self.config = config
        self.index = index
        today = clock.today
        choices = HifzChoices(try context.library.record(HifzChoices.key), config)
        var events: [HifzEvent] = []
        for record in try context.library.records(HifzRecords.all) {
            if let event = HifzRecords.event(record) { events.append(event) }
        }
        log = HifzLog(events)
        state = Self.state(log, choices, config)
        day = state.day(today, choices.wish)
    }

    private static func state(_ log: HifzLog, _ choices: HifzChoices, _ config: HifzConfig) -> HifzState {
        HifzState(log, config, model: config.model(retention: Double(choices.retention) / 100))
    }

    /// How it would stand after more has happened.
    func state(after events: [HifzEvent]) -> HifzState { Self.state(log.union(HifzLog(events)), choices, config) }

    /// The month ahead of a state.
    func plan(_ state: HifzState) -> HifzPlan {
        HifzPlan(state, on: today, choices.wish, ahead: config.forecastDays)
    }

    /// What items are called, by their ids: for programs.
    func names(_ items: [HifzItem], _ strings: Strings) -> JSON {
        var names = JSONObject()
        for item in items { names[item.id] = HifzPassage(item, index).map { .string($0.name(strings, index)) } }
        return .object(names)
    }
}
