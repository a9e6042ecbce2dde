import Interface
import Records

/// Returns a form that this device didn't make to the person, who can send it again with one press: nothing that was
/// typed is lost, and nothing happens that they didn't ask for.
enum SendAgainScreen {
    static func show(_ form: FormFields, _ context: RequestContext) -> Reply {
        let strings = context.strings
        guard !context.wantsJSON else { return .refusal("foreign", strings[.hostForeign], status: 403) }
        // A file is more than a field can carry.
        let isFile = context.request.contentType == "multipart/form-data"
        let title = strings[.sendAgainTitle]
        return .page(
            Page(
                title: title, area: context.route.facts.bar, name: "error", header: PageHeader(title).node,
                content: emptyState(
                    .lost, title: title, text: strings[isFile ? .sendAgainFile : .sendAgainBody],
                    action: isFile ? context.homeButton : again(form, context))),
            status: 403)
    }

    static func again(_ form: FormFields, _ context: RequestContext) -> Node {
        var query = context.query
        query.pairs.removeAll { pair in pair.name == Parameter.unreached.rawValue }
        let address = context.request.path + (query.pairs.isEmpty ? "" : "?" + query.encoded)
        return postForm(Link(path: address), operation: IdempotencyKeySlot.mark) {
            for pair in form.pairs where pair.name != FieldName.operation.rawValue {
                hiddenInput(pair.name, pair.value)
            }
            submitButton(context.strings[.sendAgain], icon: .check)
        }
    }
}
