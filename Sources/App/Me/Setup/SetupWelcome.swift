import Interface

/// What Wird is, in one sentence and one picture (MZ-281, MZ-008).
struct SetupWelcome {
    let visit: Visit
    let guide: Guide

    init(_ visit: Visit, _ guide: Guide) {
        self.visit = visit
        self.guide = guide
    }

    var node: Node {
        group {
            div(.class("welcome")) {
                span(.class("setup-logo")) { starMark() }
                p(.class("setup-name")) { visit.strings[.appTagline] }
                p(.class("welcome-tagline")) { guide["setup.tagline"] }
                p(.class("row-detail")) { visit.strings[.appMizan] }
                p { guide["setup.welcome.lead"] }
            }
            Demo.welcome.node(guide["demo.welcome"])
            SetupForm.node([(value: "location", label: guide["setup.start"])], kind: .primary)
        }
    }
}
