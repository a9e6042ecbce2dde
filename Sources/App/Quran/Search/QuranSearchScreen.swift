import Interface
import Quran
import Records

/// Searches the Quran by reference, by name or by words (QR-11).
enum QuranSearchScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        let question = context.parameter(.query) ?? ""
        let limit = context.parameter(.count).flatMap { text in Int(text) }
        let from = context.parameter(.from).flatMap { text in Int(text) } ?? 0
        let findings = try QuranFindings(context, question, limit: limit, from: from)
        guard findings.index != nil else {
            return ErrorScreen.refused(context, context.strings[.quranSearchMissing], status: 503)
        }
        guard !context.wantsJSON else { return .json(findings.json) }
        let title = context.strings[.quranSearchTitle]
        return .page(
            Page(
                title: title, area: context.route.facts.bar, name: "quran-search",
                header: PageHeader(title, back: Route.quran(.home).link(), backLabel: context.strings[.navBack]).node,
                content: QuranSearchView(context, findings).node))
    }
}
