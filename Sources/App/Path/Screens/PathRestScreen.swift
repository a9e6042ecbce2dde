import Almanac
import Interface
import Records
import WorshipPath

/// A week of rest: `/path/rest` (WP-081).
enum PathRestScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let book = try PathBook(context, .noDays) else { return PathReply.unbegun(context) }
        let strings = context.strings
        let isResting = book.history.isResting(on: book.today)
        guard !context.wantsJSON else { return .json(.object(["resting": .bool(isResting)])) }
        return PathScreens.page(context, strings[.pathRestTitle], "path-rest") {
            if isResting {
                resting(book, strings)
            } else {
                card(.class("prose")) {
                    p { strings[.pathRestBody] }
                    PathForm.button(.rest, .rest, strings[.pathRestOffer], kind: .primary, icon: .moon)
                }
            }
        }
    }

    /// The card that replaces the day's actions during a rest.
    static func resting(_ book: PathBook, _ strings: Strings) -> Node {
        card(.class("part", "path-resting")) {
            h2 { strings[.pathRestTitle] }
            p { strings[.pathRestWords] }
            PathForm.button(.rest, .unrest, strings[.pathRestEnd], kind: .quiet)
        }
    }
}
