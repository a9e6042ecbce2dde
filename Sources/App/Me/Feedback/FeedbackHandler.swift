import Interface
import Records

/// Stores a person's feedback on the product, or deletes it.
enum FeedbackHandler {
    static func apply(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        guard let guide = try Guide(context) else { return Applied(HelpLink.missing(context)) }
        if let id = form[.change], !id.isEmpty {
            let key = Feedback.key(id)
            if try context.library.record(key) != nil {
                changeSet.set(
                    key, [Record.deletedField: true, FieldName.notes.rawValue: .null, FieldName.text.rawValue: .null])
            }
            return Applied(.seeOther(Route.me(.feedback).link()), json: .json(.object(["deleted": .string(id)])))
        }
        let message = form[.notes] ?? ""
        guard message.utf8.contains(where: { $0 > 32 }), message.utf8.count <= Feedback.limit else {
            let words = guide[message.utf8.count > Feedback.limit ? "feedback.long" : "feedback.empty"]
            return Applied(
                try FeedbackScreen.show(context, form: form, problem: words),
                json: .refusal("invalid", words, field: .notes, status: 422))
        }
        // The device's facts are stored only with the person's consent, and truncated if a page sends more than it
        // showed.
        var facts = form.last(.confirmation) == "on" ? String((form[.text] ?? "").prefix(600)) : ""
        if let plan = Feedback.plan(context) { facts += (facts.isEmpty ? "" : "\n") + plan }
        changeSet.set(
            Feedback.key(idempotencyKey.madeID), Feedback.fields(message, device: facts, at: context.request.now))
        return Applied(
            .seeOther(Route.me(.feedback).link()), json: .json(.object(["kept": .string(idempotencyKey.madeID)])))
    }
}
