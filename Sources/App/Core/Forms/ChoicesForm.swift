import Interface

/// A form of settings that take effect as they are chosen. With scripts each choice applies at once, which the page
/// says before the first of them (WCAG 2.2, 3.2.2); without them a button, always in sight, saves what was chosen.
struct ChoicesForm {
    let context: RequestContext
    let route: Route

    init(_ context: RequestContext, _ route: Route) {
        self.context = context
        self.route = route
    }

    /// - Parameter says: whether the form says that choices apply at once, which a page should say once.
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
