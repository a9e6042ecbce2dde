import Interface
import Records

/// What is done to an item.
enum SharedItemStep: String, CaseIterable {
    case tick, untick, take, release, edit, remove
}

extension SharedHandler {
    /// Changes an item. Who says that they will get it says so of the item as they saw it: if somebody else has said so
    /// meanwhile, the request is refused, and both know.
    func change(_ id: String, item: String, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let list = try own(id) else { return gone }
        guard let found = list.items.first(where: { $0.id == item }) else {
            return refuse(.step, strings[.sharedItemGone], status: 409)
        }
        let key = SharedItem.key(id, item)
        var values: JSONObject = [:]
        switch form[.step].flatMap({ SharedItemStep(rawValue: $0) }) {
        case .tick: if !found.isDone { values["done"] = .string(member.person) }
        case .untick: if found.isDone { values["done"] = .null }
        case .take:
            guard found.takenBy == (form[.takenBefore] ?? "") || found.takenBy == member.person else {
                let taken = found.takenBy.isEmpty ? strings[.sharedFreed] : taken(by: found.takenBy, list)
                return refuse(.step, taken, status: 409)
            }
            if found.takenBy != member.person { values["taken"] = .string(member.person) }
        case .release: if found.takenBy == member.person { values["taken"] = .null }
        case .edit:
            let text = Self.trimmed(form[.text] ?? "")
            guard Self.fits(text, limits.text) else {
                return refuse(.text, strings(.sharedTextNeeded, .number("limit", limits.text)))
            }
            if text != found.text { values["text"] = .string(text) }
        case .remove: values = SharedItem.gone
        case nil: return refuse(.step, strings.choose(from: SharedItemStep.allCases))
        }
        if !values.members.isEmpty { changeSet.set(key, values) }
        return done(.list(id), ["id": .string(item)])
    }

    private func taken(by person: String, _ list: SharedList) -> String {
        strings(.sharedTakenRefusal, .text("name", SharedNames(list, context).name(person)))
    }
}
