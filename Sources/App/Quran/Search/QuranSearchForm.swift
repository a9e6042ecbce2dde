import Interface
import Quran

/// The field that searches the Quran, on the area's first page and on the search page.
struct QuranSearchForm {
    let context: RequestContext
    let question: String
    /// The id of the element that a script replaces during typing; without one, the button leads to the search page.
    var results: String?
    private var strings: Strings { context.strings }

    var node: Node {
        form(attributes) {
            Field(Parameter.query.rawValue, label: strings[.quranSearchLabel]).text(
                question, type: "search", .autocomplete("off"), .enterkeyhint("search"), .dirAuto,
                .maxlength(QuranSearch.longest))
            submitButton(strings[.quranSearchGo], kind: .secondary, icon: .search)
        }
    }

    private var attributes: [Attribute] {
        let form: [Attribute] = [
            .method(.get), .action(Route.quran(.search).link()), .class("search"), .role("search"),
        ]
        guard let results else { return form }
        return form + [.data("live-search"), .data("results", results)]
    }
}
