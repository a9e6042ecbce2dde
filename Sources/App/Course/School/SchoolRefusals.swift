import Interface
import Records

/// What the server refused of a school after this device had shown it as waiting: what was typed, and why.
struct SchoolRefusals {
    let context: RequestContext

    static let query = RecordQuery(RecordKind.sharedRefusal.kind, in: .device, .all)

    /// The notes, on every page of a school until one lets go of them.
    func node(back: Route) throws(NeedsData) -> Node {
        var notes: [Node] = []
        for record in try context.library.records(Self.query)
        where record.value("list")?.string == SchoolSpace.id && !record.isDeleted {
            notes.append(note(record, back))
        }
        return .group(notes)
    }

    private func note(_ record: Record, _ back: Route) -> Node {
        let strings = context.strings
        let text = record.value("text")?.string ?? ""
        return card(.class("part"), .data("refused"), .role("status")) {
            h2 { strings[.schoolRefused] }
            p { record.value("reason")?.string ?? "" }
            if !text.isEmpty {
                p(.class("field-hint")) { strings[.sharedTyped] }
                p(.dirAuto) { text }
            }
            postForm(Route.shared(.refused).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
                hiddenInput(FieldName.mark.rawValue, record.key.id)
                hiddenInput(FieldName.back.rawValue, back.path)
                submitButton(strings[.sharedDismiss], kind: .quiet, icon: .check)
            }
        }
    }
}
