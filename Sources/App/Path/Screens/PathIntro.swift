import Interface
import Records
import WorshipPath

/// The introduction before the path is begun: calm, and as easy to leave as to begin (WP-003 to WP-009).
struct PathIntro {
    let context: RequestContext
    /// Whether an erased path can still be restored.
    let isErased: Bool
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        if isErased {
            div(.class("banner", "tone-notice"), .role("status"), .data("erasing", 10)) {
                Icon.info.node()
                p { strings[.pathErased] }
                div(.class("banner-actions")) {
                    PathForm.button(.erase, .restore, strings[.noticeUndo], kind: .quiet, icon: .undo)
                    PathForm.button(.erase, .now, strings[.pathEraseNow], kind: .quiet, icon: .trash)
                }
            }
        }
        section(.class("path-intro")) {
            PathTree(level: .growth, drawn: 560).decoration
            p(.class("path-lead")) { strings[.pathIntroLead] }
            p { strings[.pathIntroBody] }
            p(.class("row-detail")) { strings[pathIsSynced ? .pathPrivacySynced : .pathPrivacy] }
            div(.class("form-actions")) {
                linkButton(
                    strings[.pathIntroStart], href: Route.path(.question(.beginning, .consistency)).link(),
                    kind: .primary)
                linkButton(
                    strings[.pathIntroSkip], href: (context.shows(.today) ? Route.planner(.today) : .me(.home)).link(),
                    kind: .quiet)
            }
            div(.class("form-actions")) {
                linkButton(strings[.adhkarTitle], href: Route.adhkar(.home).link(), kind: .quiet)
                linkButton(strings[.counterTitle], href: Route.adhkar(.counter).link(), kind: .quiet)
            }
        }
    }

    private var pathIsSynced: Bool { PathSettings(context.library.workspace[PathSettings.key]).isSynced }
}
