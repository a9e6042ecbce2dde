import Interface

/// A form of settings that take effect as they are chosen. With scripts each holds at once, which the page says before the
/// first of them (WCAG 2.2, 3.2.2); without them a button keeps what was chosen, and stays in sight however long the form is.
struct ChoicesForm {
    let context: RequestContext
    let route: Route

    init(_ context: RequestContext, _ route: Route) {
        self.context = context
        self.route = route
    }

    /// - Parameter says: whether the form says that choices hold at once; once on a page.
    func node(says: Bool = true, @NodeBuilder _ content: () -> Node) -> Node {
        postForm(
            route.link(), operation: IdempotencyKeySlot.mark, .class("settings"), .data("inplace"), .data("autosubmit"),
            .data("haptic", "save")
        ) {
            if says { p(.class("part-lead", "scripted")) { context.strings[.settingsAtOnce] } }
            content()
            div(.class("form-actions", "in-sight", "unscripted")) {
                submitButton(context.strings[.settingsSave], icon: .check)
            }
        }
    }
}
