import Interface
import Records

/// Gives a form that this device didn't make back to the person, to be sent once more by a press: nothing that was typed is
/// lost, and nothing is done that they didn't ask for.
enum SendAgainScreen {
    static func show(_ form: FormFields, _ visit: Visit) -> Reply {
        let strings = visit.strings
        guard !visit.wantsJSON else { return .refusal("foreign", strings[.hostForeign], status: 403) }
        // A file is more than a field can carry.
        let isFile = visit.request.contentType == "multipart/form-data"
        let title = strings[.sendAgainTitle]
        return .page(
            Page(
                title: title, area: visit.route.facts.bar, name: "error", header: PageHeader(title).node,
                content: emptyState(
                    .lost, title: title, text: strings[isFile ? .sendAgainFile : .sendAgainBody],
                    action: isFile ? visit.homeButton : again(form, visit))),
            status: 403)
    }

    static func again(_ form: FormFields, _ visit: Visit) -> Node {
        var query = visit.query
        query.pairs.removeAll { pair in pair.name == Parameter.unreached.rawValue }
        let address = visit.request.path + (query.pairs.isEmpty ? "" : "?" + query.encoded)
        return postForm(Link(path: address), operation: OperationSlot.mark) {
            for pair in form.pairs where pair.name != FieldName.operation.rawValue { hiddenInput(pair.name, pair.value) }
            submitButton(visit.strings[.sendAgain], icon: .check)
        }
    }
}
