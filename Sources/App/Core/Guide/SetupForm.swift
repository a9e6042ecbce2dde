import Interface

/// Buttons that continue the first steps, postpone them or end them; see ``SetupHandler``.
enum SetupForm {
    static func node(
        _ choices: [(value: String, label: String)], kind: ButtonKind, tour: Int = 1, inPlace: Bool = false
    ) -> Node {
        postForm(
            Route.me(.setup).link(), operation: IdempotencyKeySlot.mark, .class("setup-form"),
            .data("inplace").when(inPlace)
        ) {
            hiddenInput(FieldName.tour.rawValue, "\(tour)")
            for choice in choices {
                submitButton(choice.label, kind: kind, .name(FieldName.step.rawValue), .value(choice.value))
            }
        }
    }
}
