import Interface
import Records

extension Return {
    /// The filter of the inbox when a form was sent, so that it stays set; empty for other pages.
    static func filter(_ form: FormFields, at route: Route) -> [QueryItem] {
        guard route == .planner(.inbox), let text = form[.filter], let query = try? FormFields(query: text) else {
            return []
        }
        return InboxFilter(query).items
    }
}
