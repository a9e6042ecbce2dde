import Almanac
import Interface

/// The small forms that note something on a day.
struct SuggestionForms {
    let context: RequestContext
    let date: CivilDate
    /// The page that the forms lead back to.
    let back: Route

    init(_ context: RequestContext, _ date: CivilDate, back: Route) {
        self.context = context
        self.date = date
        self.back = back
    }

    /// A button of a row on the day's page, which shares the rows' form (``TaskForms/shared``) and sends everything in
    /// one value.
    func rowButton(_ step: MarkStep, _ id: String, _ label: String, kind: ButtonKind = .quiet, icon: Icon? = nil)
        -> Node
    {
        submitButton(
            label, kind: kind, icon: icon, .form(TaskForms.sharedID),
            .formaction(Route.planner(.dayAction(date, .mark)).link()),
            .name(FieldName.mark.rawValue), .value(step.rawValue + Self.separator + id), haptic(step))
    }

    /// The separator between a step and what it is about.
    static let separator = ":"

    func button(
        _ step: MarkStep, _ id: String, _ label: String, kind: ButtonKind = .secondary, icon: Icon? = nil
    ) -> Node {
        postForm(Route.planner(.dayAction(date, .mark)).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
            hiddenInput(FieldName.back.rawValue, back.path)
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            if !id.isEmpty { hiddenInput(FieldName.mark.rawValue, id) }
            submitButton(label, kind: kind, icon: icon, haptic(step))
        }
    }

    /// A voluntary prayer that was prayed is felt as a success (MZ-179).
    private func haptic(_ step: MarkStep) -> Attribute { .data("haptic", step == .check ? "mark" : "select") }
}
