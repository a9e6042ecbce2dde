import Interface
import Records

/// The counter: `/counter`.
enum CounterScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let config = context.bundle.adhkar else { return ErrorScreen.notFound(context) }
        let tally = Tally(try context.library.record(Tally.key), config)
        guard !context.wantsJSON else { return .json(json(tally)) }
        let view = CounterView(context: context, config: config, tally: tally, guide: try Guide(context))
        let strings = context.strings
        return .page(
            Page(
                title: strings[.counterTitle], area: .path, name: "counter",
                header: PageHeader(
                    strings[.counterTitle], back: Return.link(context, else: .adhkar(.home)),
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
