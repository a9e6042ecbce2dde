import Interface

/// The path's forms: a step, and what it is about.
enum PathForm {
    /// A form with one button.
    static func button(
        _ page: PathRoute, _ step: PathStep, _ label: String, kind: ButtonKind = .secondary, icon: Icon? = nil,
        _ fields: [(name: PathField, value: String)] = []
    ) -> Node {
        postForm(Route.path(page).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
            hiddenInput(PathField.step.rawValue, step.rawValue)
            for field in fields { hiddenInput(field.name.rawValue, field.value) }
            submitButton(label, kind: kind, icon: icon)
        }
    }

    /// A form with one icon button.
    static func icon(
        _ page: PathRoute, _ step: PathStep, _ icon: Icon, label: String, _ fields: [(name: PathField, value: String)]
    ) -> Node {
        postForm(Route.path(page).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
            hiddenInput(PathField.step.rawValue, step.rawValue)
            for field in fields { hiddenInput(field.name.rawValue, field.value) }
            iconButton(icon, label: label)
        }
    }
}
