import Interface
import Quran
import Records

/// Searching the Quran: by reference, by name, by words (QR-11).
enum QuranSearchScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        let question = visit.parameter(.query) ?? ""
        let limit = visit.parameter(.count).flatMap { text in Int(text) }
        let from = visit.parameter(.from).flatMap { text in Int(text) } ?? 0
        let findings = try QuranFindings(visit, question, limit: limit, from: from)
        guard findings.index != nil else {
            return ErrorScreen.refused(visit, visit.strings[.quranSearchMissing], status: 503)
        }
        guard !visit.wantsJSON else { return .json(findings.json) }
        let title = visit.strings[.quranSearchTitle]
        return .page(
            Page(
                title: title, area: visit.route.facts.bar, name: "quran-search",
                header: PageHeader(title, back: Route.quran(.home).link(), backLabel: visit.strings[.navBack]).node,
                content: QuranSearchView(visit, findings).node))
    }
}
