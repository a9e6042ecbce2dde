import Interface
import Records

/// The counter: `/counter`.
enum CounterScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        guard let config = visit.bundle.adhkar else { return ErrorScreen.notFound(visit) }
        let tally = Tally(try visit.library.record(Tally.key), config)
        guard !visit.wantsJSON else { return .json(json(tally)) }
        let view = CounterView(visit: visit, config: config, tally: tally, guide: try Guide(visit))
        let strings = visit.strings
        return .page(
            Page(
                title: strings[.counterTitle], area: .path, name: "counter",
                header: PageHeader(
                    strings[.counterTitle], back: Return.link(visit, else: .adhkar(.home)),
                    backLabel: strings[.navBack]
                ).node,
                content: view.content))
    }

    private static func json(_ tally: Tally) -> JSON {
        let place = tally.place
        return .object([
            "phrase": .string(tally.chosen), "target": .int(Int64(tally.target)), "count": .int(Int64(tally.count)),
            "step": .string(tally.steps[place.step].phrase.id), "said": .int(Int64(place.said)),
            "rounds": .int(Int64(tally.rounds)),
        ])
    }
}
