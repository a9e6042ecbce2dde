import Almanac
import Interface
import Records

/// The mosques where the person prays, and whether being at one is noticed: `/me/settings/mosques`.
enum MosquesScreen {
    static func show(
        _ context: RequestContext, typed: FormFields = FormFields(), problem: (field: FieldName, message: String)? = nil
    )
        -> Reply
    {
        guard !context.wantsJSON else { return .json(json(context)) }
        let strings = context.strings
        let view = MosquesView(context: context, typed: typed, problem: problem)
        return .page(
            Page(
                title: strings[.mosquesTitle], area: .me, name: "mosques",
                header: PageHeader(
                    strings[.mosquesTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack]
                )
                .node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
                    }
                    p(.class("part-lead")) { strings[.mosquesLead] }
                    view.list
                    view.near
                    view.add
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func json(_ context: RequestContext) -> JSON {
        .object([
            "near": .bool(context.settings.shape.isOn(AtMosque.switchName)),
            "mosques": .array(
                context.settings.mosques.list.map { mosque in
                    .object([
                        "id": .string(mosque.id), "name": .string(mosque.name),
                        "latitude": .double(mosque.coordinates.latitude),
                        "longitude": .double(mosque.coordinates.longitude),
                    ])
                }),
        ])
    }
}
