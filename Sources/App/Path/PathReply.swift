import Interface
import Records

/// The answers of the path's forms.
enum PathReply {
    /// Returns to a page, with a notice of what was done if there is one.
    static func done(_ page: PathRoute, _ notice: Notice? = nil, mark: String = "", date: String = "", json: JSON)
        -> Applied
    {
        var items: [QueryItem] = []
        if let notice {
            items.append(QueryItem(.notice, notice.rawValue))
            if !mark.isEmpty { items.append(QueryItem(.mark, mark)) }
            if !date.isEmpty { items.append(QueryItem(.date, date)) }
        }
        return Applied(.seeOther(Route.path(page).link(items)), json: .json(json))
    }

    /// The answer to a form about something that doesn't exist, or no longer does.
    @inline(never)
    static func gone(_ context: RequestContext) -> Applied { refuse(context, context.strings[.errorGone]) }

    /// The answer to a form that asks for none of its valid choices.
    static func refuse<Choice: RawRepresentable>(_ context: RequestContext, from choices: [Choice]) -> Applied
    where Choice.RawValue == String {
        refuse(context, context.strings.choose(from: choices))
    }

    @inline(never)
    static func refuse(_ context: RequestContext, _ message: String) -> Applied {
        Applied(
            ErrorScreen.refused(context, message, status: 422),
            json: .refusal("invalid", message, named: nil, status: 422))
    }

    /// The answer of a page or form that needs a path before there is one: people are led to its beginning.
    static func unbegun(_ context: RequestContext) -> Reply {
        guard context.wantsJSON else { return .seeOther(Route.path(.home).link()) }
        return .refusal("path_not_begun", context.strings[.pathNotBegun], named: nil, status: 409)
    }
}
