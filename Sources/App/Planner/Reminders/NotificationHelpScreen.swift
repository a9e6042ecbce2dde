import Interface

/// What notifications are for, how to allow them in a browser that blocks them, and that everything works without them;
/// a script shows it once if they are blocked (MZ-108).
enum NotificationHelpScreen {
    /// The browsers with known steps; a script opens those of the one it runs in.
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
