import Interface
import Records

/// The person's data on the path, to export and to erase.
struct PathDataView {
    let context: RequestContext
    let problem: String?
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        card(.class("part")) {
            p { strings[.pathPrivacy] }
            // Without `download`, because browsers fetch such a link past the worker. The answer itself says that it is
            // a file.
            Interface.form(.method(.get), .action(Route.path(.export).link()), .class("settings")) {
                Field("excused", label: strings[.pathExportExcused]).toggle(false)
                submitButton(strings[.pathExport], kind: .secondary, icon: .download)
            }
        }
        card(.class("part")) {
            h2 { strings[.pathErase] }
            p { strings[.pathEraseBody] }
            postForm(Route.path(.erase).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(PathField.step.rawValue, PathStep.erase.rawValue)
                Field(FieldName.confirmation.rawValue, label: strings[.pathEraseConfirm], error: problem).toggle(false)
                submitButton(strings[.pathErase], kind: .danger, icon: .trash)
            }
        }
    }
}
