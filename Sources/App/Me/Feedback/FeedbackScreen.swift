import Almanac
import Interface
import Planner
import Records

/// A form for feedback on the product, and what was stored of it: `/feedback` (MZ-290). Nothing is sent from here.
enum FeedbackScreen {
    static func show(_ context: RequestContext, form: FormFields = FormFields(), problem: String? = nil)
        throws(NeedsData) -> Reply
    {
        guard let guide = try Guide(context) else { return HelpLink.missing(context) }
        let kept = try self.kept(context)
        guard !context.wantsJSON else { return .json(json(kept)) }
        let title = context.strings[.feedbackTitle]
        return .page(
            Page(
                title: title, area: .me, name: "feedback",
                header: PageHeader(title, back: Route.me(.settings).link(), backLabel: context.strings[.navBack]).node,
                content: group {
                    if let problem {
                        errorSummary(
                            context.strings[.errorSummary], [(field: FieldName.notes.rawValue, text: problem)])
                    }
                    p(.class("part-lead")) { guide["feedback.lead"] }
                    entry(context, guide, form, problem)
                    if !kept.isEmpty { list(kept, context, guide) }
                }), status: problem == nil ? 200 : 422)
    }

    /// All feedback, as a text to send or to store elsewhere.
    static func file(_ context: RequestContext) throws(NeedsData) -> Reply {
        let text = Feedback.text(try kept(context), build: context.bundle.build)
        return .file(Array(text.utf8), type: "text/plain", name: "wird-feedback.txt")
    }

    private static func kept(_ context: RequestContext) throws(NeedsData) -> [Feedback] {
        var kept: [Feedback] = []
        for record in try context.library.records(Feedback.query) {
            if let feedback = Feedback(record) { kept.append(feedback) }
        }
        return kept.sorted { $0.id > $1.id }
    }

    /// The form. A script shows and fills in what it knows of the device; without scripts no such facts are sent.
    private static func entry(_ context: RequestContext, _ guide: Guide, _ form: FormFields, _ problem: String?) -> Node
    {
        postForm(
            Route.me(.feedback).link(), operation: IdempotencyKeySlot.mark, .class("card", "part"), .data("feedback")
        ) {
            Field(
                FieldName.notes.rawValue, label: guide["feedback.words"], hint: guide["feedback.hint"], error: problem
            ).lines(form[.notes] ?? "", rows: 6)
            hiddenInput(FieldName.text.rawValue, form[.text] ?? "")
            hiddenInput(FieldName.confirmation.rawValue, "off")
            div(.data("feedback-device"), .hidden()) {
                Field(FieldName.confirmation.rawValue, label: guide["feedback.device"])
                    .toggle(form.last(.confirmation).map { $0 == "on" } ?? true)
                pre(.data("feedback-facts"), .dir(.leftToRight))
            }
            if let plan = Feedback.plan(context) {
                pre(.dir(.leftToRight)) { plan }
                if context.account?.entitlement.isPaid == true {
                    p(.class("field-hint")) { context.strings[.proSupport] }
                }
            }
            submitButton(guide["feedback.keep"], icon: .check)
        }
    }

    private static func list(_ kept: [Feedback], _ context: RequestContext, _ guide: Guide) -> Node {
        titledSection(guide["feedback.kept"], id: "kept") {
            rows {
                for each in kept {
                    row(
                        span(.dirAuto) { each.message },
                        detail: .text(each.device),
                        trailing: postForm(Route.me(.feedback).link(), operation: IdempotencyKeySlot.mark) {
                            hiddenInput(FieldName.change.rawValue, each.id)
                            submitButton(guide["feedback.delete"], kind: .quiet, icon: .trash)
                        })
                }
            }
            linkButton(guide["feedback.download"], href: Route.me(.feedbackFile).link(), icon: .download)
        }
    }

    private static func json(_ kept: [Feedback]) -> JSON {
        var list: [JSON] = []
        for each in kept {
            list.append(
                .object([
                    "id": .string(each.id), "message": .string(each.message), "device": .string(each.device),
                ]))
        }
        return .object(["feedback": .array(list)])
    }
}
