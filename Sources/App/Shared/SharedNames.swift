import Interface

/// How the people of a list are called on a page.
struct SharedNames {
    private let list: SharedList
    private let strings: Strings
    private let own: String

    init(_ list: SharedList, _ context: RequestContext) {
        self.list = list
        strings = context.strings
        own = context.request.member?.person ?? ""
    }

    func isOwn(_ person: String) -> Bool { person == own }

    /// The name of a person, also of one who has left.
    func name(_ person: String) -> String {
        guard let member = list.members.first(where: { $0.person == person }), !member.hasLeft else {
            return strings[.sharedSomebody]
        }
        return member.name.isEmpty ? strings[.sharedUnnamed] : member.name
    }

    /// Who else is in the list, in words.
    var company: String {
        let others = list.present.filter { member in !isOwn(member.person) }
        guard !others.isEmpty else { return strings[.sharedAlone] }
        return strings(.sharedWith, .text("names", strings.list(others.map { name($0.person) })))
    }

    /// What happened to an item, in a few words; empty while nobody has done anything but write it.
    func words(_ item: SharedItem) -> String {
        if item.isDone {
            return isOwn(item.doneBy)
                ? strings[.sharedDoneByYou] : strings(.sharedDoneBy, .text("name", name(item.doneBy)))
        }
        guard !item.takenBy.isEmpty else { return "" }
        return isOwn(item.takenBy)
            ? strings[.sharedTakenByYou] : strings(.sharedTakenBy, .text("name", name(item.takenBy)))
    }
}
