import Almanac
import Interface
import Planner
import Records

/// A form for words about the product, and what was kept of them: `/feedback` (MZ-290). Nothing is sent from here.
enum FeedbackScreen {
    static func show(_ visit: Visit, form: FormFields = FormFields(), problem: String? = nil) throws(Missing) -> Reply {
        guard let guide = try Guide(visit) else { return HelpLink.missing(visit) }
        let kept = try self.kept(visit)
        guard !visit.wantsJSON else { return .json(json(kept)) }
        let title = visit.strings[.feedbackTitle]
        return .page(
            Page(
                title: title, area: .me, name: "feedback",
                header: PageHeader(title, back: Route.me(.settings).link(), backLabel: visit.strings[.navBack]).node,
                content: group {
                    p(.class("part-lead")) { guide["feedback.lead"] }
                    entry(visit, guide, form, problem)
                    if !kept.isEmpty { list(kept, visit, guide) }
                }), status: problem == nil ? 200 : 422)
    }

    /// All that was kept, as a text to send or to keep elsewhere.
    static func file(_ visit: Visit) throws(Missing) -> Reply {
        let text = Feedback.text(try kept(visit), build: visit.bundle.build)
        return .file(Array(text.utf8), type: "text/plain", name: "wird-feedback.txt")
    }

    private static func kept(_ visit: Visit) throws(Missing) -> [Feedback] {
        var kept: [Feedback] = []
        for record in try visit.library.records(Feedback.query) {
            if let feedback = Feedback(record) { kept.append(feedback) }
        }
        return kept.sorted { $0.id > $1.id }
    }

    /// A script shows and fills in what it knows of the device; without one nothing of it is sent.
    private static func entry(_ visit: Visit, _ guide: Guide, _ form: FormFields, _ problem: String?) -> Node {
        postForm(Route.me(.feedback).link(), operation: OperationSlot.mark, .class("card", "part"), .data("feedback")) {
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
            if let plan = Feedback.plan(visit) {
                pre(.dir(.leftToRight)) { plan }
                if visit.account?.entitlement.isPaid == true { p(.class("field-hint")) { visit.strings[.proSupport] } }
            }
            submitButton(guide["feedback.keep"], icon: .check)
        }
    }

    private static func list(_ kept: [Feedback], _ visit: Visit, _ guide: Guide) -> Node {
        titledSection(guide["feedback.kept"], id: "kept") {
            rows {
                for each in kept {
                    row(
                        span(.dirAuto) { each.message },
                        detail: .text(each.device),
                        trailing: postForm(Route.me(.feedback).link(), operation: OperationSlot.mark) {
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
