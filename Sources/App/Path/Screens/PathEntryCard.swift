import Interface
import Records

/// The card at the top of Today that leads to the path, until the path is begun or the card dismissed (WP-001, K58);
/// afterwards only if the person wants the path there.
struct PathEntryCard {
    let context: RequestContext

    init(_ context: RequestContext) { self.context = context }

    /// The queries that tell whether the path was begun, and no more.
    static let queries = [PathSettings.query, PathRecords.profileQuery, PathGate.lockQuery]

    @NodeBuilder var node: Node {
        let strings = context.strings
        let settings = PathSettings(context.library.workspace[PathSettings.key])
        let profile = context.library.workspace[PathRecords.profile]
        let isBegun = profile.map { record in !record.isDeleted } == true && settings.erasedAt == nil
        if isBegun, settings.isOnToday, !PathGate.isSet(context.library) {
            rows {
                linkRow(
                    strings[key: "path.line.today"], href: Route.path(.home).link(), icon: .path)
            }
        } else if !isBegun, !settings.isCardHidden, settings.erasedAt == nil {
            card(.class("path-entry"), .data("path-entry")) {
                a(href: Route.path(.home).link(), .class("path-entry-link")) {
                    span(.class("row-icon")) { Icon.path.node() }
                    span(.class("row-text")) {
                        span(.class("row-title")) { strings[.pathTitle] }
                        span(.class("row-detail")) { strings[.pathCardBody] }
                    }
                    Icon.forward.node(.text)
                }
                postForm(
                    Route.path(.prompt).link(), operation: IdempotencyKeySlot.mark, .data("inplace")
                ) {
                    hiddenInput(PathField.step.rawValue, PathStep.card.rawValue)
                    iconButton(.close, label: strings[.pathCardHide])
                }
            }
        }
    }
}
