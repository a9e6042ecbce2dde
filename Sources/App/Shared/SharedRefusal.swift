import Interface
import Records

/// A request that the server refused after this device had shown it as waiting: what was typed, and why it was refused.
/// It is kept on this device until the person lets go of it.
struct SharedRefusal {
    let id: String
    let list: String
    let text: String
    let reason: String

    static let query = RecordQuery(RecordKind.sharedRefusal.kind, in: .device, .all)

    init(_ record: Record) {
        id = record.key.id
        list = record.value("list")?.string ?? ""
        text = record.value("text")?.string ?? ""
        reason = record.value("reason")?.string ?? ""
    }

    static func all(_ context: RequestContext) throws(NeedsData) -> [SharedRefusal] {
        var refusals: [SharedRefusal] = []
        for record in try context.library.records(query) { refusals.append(SharedRefusal(record)) }
        return refusals
    }

    /// Lets go of the note.
    static func dismiss(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        let key = RecordKind.sharedRefusal.key(form[.mark] ?? "")
        guard RecordLimits.isName(key.id, limit: RecordLimits.id), let record = try context.library.record(key),
            !record.isDeleted
        else { return Applied(ErrorScreen.notFound(context)) }
        changeSet.set(key, [Record.deletedField: .bool(true), "text": .null, "reason": .null])
        return Applied(.seeOther((Return.route(form) ?? .shared(.home)).link()), json: .json(.object([:])))
    }

    /// What was refused, with what was typed, to be sent again or copied.
    func node(_ context: RequestContext, canSend: Bool, back: SharedRoute) -> Node {
        let strings = context.strings
        return card(.class("part"), .data("refused"), .role("status")) {
            h2 { strings[.sharedRefusedTitle] }
            p { reason }
            if !text.isEmpty {
                if canSend {
                    postForm(Route.shared(.list(list)).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
                        Field(FieldName.text.rawValue, label: strings[.sharedTyped]).text(text)
                        div(.class("form-actions")) {
                            submitButton(strings[.sharedSendAgain], kind: .secondary, icon: .plus)
                        }
                    }
                } else {
                    p(.class("field-hint")) { strings[.sharedTyped] }
                    p(.dirAuto) { text }
                }
            }
            postForm(Route.shared(.refused).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
                hiddenInput(FieldName.mark.rawValue, id)
                hiddenInput(FieldName.back.rawValue, Route.shared(back).path)
                submitButton(strings[.sharedDismiss], kind: .quiet, icon: .check)
            }
        }
    }
}
