import Interface
import Records

/// What was erased and can still be restored, and until when; and the choice to erase it for good at once.
struct ErasedView {
    let context: RequestContext
    let erased: ErasedData
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        if !erased.erasures.isEmpty {
            card(.class("part"), .id("erased")) {
                h2 { strings[.erasedTitle] }
                p { strings[.erasedBody] }
                rows { for group in erased.groups { item(group) } }
                details(.class("more-fields"), .open(problem?.field == .forget)) {
                    summary { strings[.erasedForget] }
                    p { strings[.erasedForgetBody] }
                    postForm(Route.me(.forgetErased).link(context.askedLanguage), operation: IdempotencyKeySlot.mark) {
                        Field(
                            FieldName.confirmation.rawValue, label: strings[.erasedForgetConfirm],
                            error: problem?.field == .forget ? problem?.message : nil
                        ).toggle(false)
                        submitButton(strings[.erasedForget], kind: .danger, icon: .trash)
                    }
                }
            }
        }
    }

    private func item(_ group: ErasedData.Group) -> Node {
        row(
            .text(names(group)),
            detail: .text(strings(.erasedLeft, count: group.daysLeft(context))),
            trailing: postForm(Route.me(.erased).link(context.askedLanguage), operation: IdempotencyKeySlot.mark) {
                for id in group.ids { hiddenInput(FieldName.chosen.rawValue, id) }
                submitButton(strings[.erasedTakeBack], kind: .secondary, icon: .undo)
            })
    }

    private func names(_ group: ErasedData.Group) -> String {
        var text = ""
        for erasure in group.erasures {
            text +=
                (text.isEmpty ? "" : strings[key: "list.comma"])
                + strings[key: "data.erased.scope." + erasure.scope.name]
        }
        return text
    }
}
