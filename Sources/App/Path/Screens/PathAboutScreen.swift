import Interface

/// What the path is, how it adapts, and where its data stays: `/path/about`.
enum PathAboutScreen {
    static func show(_ context: RequestContext) -> Reply {
        let strings = context.strings
        return PathScreens.page(context, strings[.pathAbout], "path-about", back: .settings) {
            card(.class("prose")) {
                p(.class("path-lead")) { strings[.pathIntroLead] }
                p { strings[.pathIntroBody] }
                p { strings[.pathPrivacy] }
                p { strings[.pathPrivacySync] }
            }
            titledSection(strings[.pathAdapts], id: "adapts") { card { PathAdapts(strings: strings).node } }
        }
    }
}

/// How the plan adapts, in a few sentences (WP-035, WP-083).
struct PathAdapts {
    let strings: Strings

    var node: Node {
        group {
            p { strings[.pathAdaptsLighter] }
            p { strings[.pathAdaptsMissed] }
            p { strings[.pathAdaptsMercy] }
            p { strings[.pathAdaptsRest] }
            p { strings[.pathAdaptsIntention] }
        }
    }
}
