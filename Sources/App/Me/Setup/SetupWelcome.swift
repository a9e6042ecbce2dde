import Interface

/// The step that says what Wird is, in one sentence and one picture (MZ-281, MZ-008).
struct SetupWelcome {
    let context: RequestContext
    let guide: Guide

    init(_ context: RequestContext, _ guide: Guide) {
        self.context = context
        self.guide = guide
    }

    var node: Node {
        group {
            div(.class("welcome")) {
                span(.class("setup-logo")) { starMark() }
                p(.class("setup-name")) { context.strings[.appTagline] }
                p(.class("welcome-tagline")) { guide["setup.tagline"] }
                p(.class("row-detail")) { context.strings[.appMizan] }
                p { guide["setup.welcome.lead"] }
            }
            Demo.welcome.node(guide["demo.welcome"])
            SetupForm.node([(value: "location", label: guide["setup.start"])], kind: .primary)
        }
    }
}
