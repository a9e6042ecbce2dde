import Almanac
import Interface
import Planner
import Records

/// The calendars of others that the person subscribed to: `/me/settings/calendars`.
enum SubscriptionsScreen {
    static func show(
        _ context: RequestContext, typed: FormFields = FormFields(),
        problem: (field: FieldName, message: String)? = nil, status: Int = 422
    ) throws(NeedsData) -> Reply {
        let records = try context.library.records(SubscriptionStore.query)
        let zone = try context.place.flatMap { place throws(NeedsData) in
            try Zones.zone(place.zone, context.library)
        }
        let view = SubscriptionsView(context, records, zone ?? .utc, typed: typed, problem: problem)
        guard !context.wantsJSON else { return .json(view.json) }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.calendarsTitle], area: .me, name: "calendars",
                header: PageHeader(
                    strings[.calendarsTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.privacy, context)
                ).node,
                content: view.node), status: problem == nil ? 200 : status)
    }
}
