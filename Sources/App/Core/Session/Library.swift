import Interface
import Quran
import Records

/// What has been loaded for a request. Asking for anything else throws the list of what is needed, so that a screen
/// reads as if everything were there.
struct Library: Sendable {
    let workspace: Workspace
    let resources: Resources

    /// Checks that all of these are loaded, and throws everything that isn't at once, so that a host loads once.
    func require(_ queries: [RecordQuery], _ names: [ResourceName] = []) throws(NeedsData) {
        var needs = Needs()
        for query in queries where !isLoaded(query) { needs.records.append(query) }
        for name in names where !resources.isSettled(name) { needs.resources.append(name) }
        guard needs.records.isEmpty, needs.resources.isEmpty else { throw NeedsData(needs: needs) }
    }

    /// The records a query selects.
    func records(_ query: RecordQuery) throws(NeedsData) -> [Record] {
        guard let records = workspace.answer(query) else { throw NeedsData(needs: Needs(records: [query])) }
        return records
    }

    /// The number of records that a counting query finds.
    func count(_ query: RecordQuery) throws(NeedsData) -> Int {
        guard let count = workspace.count(query) else { throw NeedsData(needs: Needs(records: [query])) }
        return count
    }

    /// One record, live or deleted; `nil` if there is none.
    func record(_ key: RecordKey) throws(NeedsData) -> Record? {
        let query = RecordQuery(key.kind, in: key.scope, .id(key.id))
        guard workspace.answer(query) != nil else { throw NeedsData(needs: Needs(records: [query])) }
        return workspace[key]
    }

    /// A section of the content, or `nil` if the host does not have it intact.
    func section(_ name: ResourceName) throws(NeedsData) -> [UInt8]? {
        guard resources.isSettled(name) else { throw NeedsData(needs: Needs(resources: [name])) }
        return resources[name]
    }

    /// The texts of a language that isn't in the bundle itself, or `nil` if they aren't available.
    func catalogue(code: String) throws(NeedsData) -> Catalogue? {
        let name = ResourceName.locale(code)
        guard resources.isSettled(name) else { throw NeedsData(needs: Needs(resources: [name])) }
        return resources.catalogue(code: code)
    }

    private func isLoaded(_ query: RecordQuery) -> Bool {
        if case .count = query.selection { return workspace.count(query) != nil }
        return workspace.answer(query) != nil
    }
}

/// An error that a screen throws if a host must load something first, or if the Quran's text isn't what it must be.
struct NeedsData: Error {
    var needs: Needs
    /// If set, loading wouldn't help, and the refusal is the answer.
    var refusal: TextRefusal?

    init(needs: Needs) { self.needs = needs }

    init(_ refusal: TextRefusal) {
        needs = Needs()
        self.refusal = refusal
    }

    /// The need for a part of the app other than the one that was asked.
    static var elsewhere: NeedsData { NeedsData(needs: .wholeApp) }
}
