import Interface

/// What notifications are good for, how a browser that blocks them is asked, and that everything goes on without them:
/// shown once by a script where they are blocked (MZ-108).
enum NotificationHelpScreen {
    /// The browsers whose ways are known; a script opens the one that it runs in.
    static let browsers = ["chrome", "edge", "firefox", "safari", "android", "ios"]

    static func show(_ context: RequestContext) -> Reply {
        let strings = context.strings
        let back = context.opens(.planner(.reminderSettings)) ? Route.planner(.reminderSettings) : .me(.settings)
        return .page(
            Page(
                title: strings[.deniedTitle], area: .me, name: "notification-help",
                header: PageHeader(
                    strings[.deniedTitle], back: back.link(), backLabel: strings[.navBack]
                ).node,
                content: div(.class("part"), .data("sheet-content")) {
                    h2 { strings[.deniedHeading] }
                    p { strings[.deniedBenefits] }
                    p(.class("field-hint")) { strings[.deniedWithout] }
                    for browser in browsers {
                        details(.class("example"), .data("browser", browser)) {
                            summary { strings[key: "denied.browser." + browser] }
                            p { strings[key: "denied.steps." + browser] }
                        }
                    }
                    div(.class("form-actions")) {
                        linkButton(
                            strings[.deniedClose], href: back.link(), kind: .primary, icon: .check,
                            .data("close"))
                    }
                }))
    }
}
