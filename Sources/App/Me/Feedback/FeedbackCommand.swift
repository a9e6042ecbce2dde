import Interface
import Records

/// Keeps what a person wrote about the product, or deletes it again.
enum FeedbackCommand {
    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        guard let guide = try Guide(visit) else { return Applied(HelpLink.missing(visit)) }
        if let id = form[.change], !id.isEmpty {
            let key = Feedback.key(id)
            if try visit.library.record(key) != nil {
                outbox.set(
                    key, [Record.deletedField: true, FieldName.notes.rawValue: .null, FieldName.text.rawValue: .null])
            }
            return Applied(.seeOther(Route.me(.feedback).link()), json: .json(.object(["deleted": .string(id)])))
        }
        let message = form[.notes] ?? ""
        guard message.utf8.contains(where: { $0 > 32 }), message.utf8.count <= Feedback.limit else {
            let words = guide[message.utf8.count > Feedback.limit ? "feedback.long" : "feedback.empty"]
            return Applied(
                try FeedbackScreen.show(visit, form: form, problem: words),
                json: .refusal("invalid", words, field: .notes, status: 422))
        }
        // The device's facts are kept only with the person's tick, and cut where a page sends more than it showed.
        var facts = form.last(.confirmation) == "on" ? String((form[.text] ?? "").prefix(600)) : ""
        if let plan = Feedback.plan(visit) { facts += (facts.isEmpty ? "" : "\n") + plan }
        outbox.set(Feedback.key(operation.madeID), Feedback.fields(message, device: facts, at: visit.request.now))
        return Applied(
            .seeOther(Route.me(.feedback).link()), json: .json(.object(["kept": .string(operation.madeID)])))
    }
}
