import Interface
import Records

/// What the path's forms answer.
enum PathReply {
    /// Back to a page, with a word on what was done where there is one.
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

    /// A form that asks for what there is not, or not any more.
    @inline(never)
    static func gone(_ context: RequestContext) -> Applied { refuse(context, context.strings[.errorGone]) }

    /// A form that asks for none of what it may.
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

    /// A page or form that needs a path where there is none: a person is led to its beginning.
    static func unbegun(_ context: RequestContext) -> Reply {
        guard context.wantsJSON else { return .seeOther(Route.path(.home).link()) }
        return .refusal("path_not_begun", context.strings[.pathNotBegun], named: nil, status: 409)
    }
}
