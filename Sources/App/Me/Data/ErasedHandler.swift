import Interface
import Records
import WorshipPath

/// Takes back what was erased, or lets it go at once.
struct ErasedHandler {
    let context: RequestContext
    let form: FormFields

    /// Gives what was erased fresh stamps under the scope's generation as it is now, so that it is taken as new everywhere.
    func takeBack(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let chosen = form.values(of: FieldName.chosen.rawValue)
        let erasures = try ErasedData(context).erasures.filter { chosen.contains($0.key.id) }
        guard !erasures.isEmpty else { return try refuse(.chosen, context.strings[.errorErasedGone]) }
        var queries: [RecordQuery] = []
        for erasure in erasures {
            for kind in ErasedData.kinds(of: erasure.scope) {
                queries.append(RecordQuery(kind, in: erasure.aside, .all))
                queries.append(RecordQuery(kind, in: erasure.scope, .all))
            }
        }
        try context.library.require(queries)
        var taken: Set<RecordKey> = []
        for erasure in erasures {
            // Two paths never mix, nor do their locks: another that is there now is set aside in its turn.
            let isPath = erasure.scope == .path
            let isWhole = isPath ? try !isSamePath(erasure) : false
            guard !isPath || !changeSet.changes.erased.contains(.path) else { continue }
            if isWhole {
                changeSet.erase(.path)
                try close(&changeSet)
            }
            for kind in ErasedData.kinds(of: erasure.scope) {
                for record in try context.library.records(RecordQuery(kind, in: erasure.aside, .all)) {
                    let key = RecordKey(scope: erasure.scope, kind: kind, id: record.key.id)
                    // What was written since stays as it is.
                    guard isWhole || context.library.workspace[key]?.isDeleted != false, taken.insert(key).inserted
                    else {
                        continue
                    }
                    changeSet.set(key, fields(of: record))
                }
            }
            changeSet.erase(erasure.aside)
            changeSet.set(erasure.key, [Record.deletedField: .bool(true)])
        }
        return Applied(
            .seeOther(Route.me(.data).link(QueryItem(.notice, Notice.me(.takenBack).rawValue))),
            json: .json(.object(["restored": .int(Int64(taken.count))])))
    }

    /// Lets everything go that could be taken back. The host then cleans its backups too.
    func forget(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard form.last(.confirmation) == "on" else { return try refuse(.forget, context.strings[.errorConfirm]) }
        let erasures = try ErasedData(context).erasures
        for erasure in erasures {
            changeSet.erase(erasure.aside)
            changeSet.set(erasure.key, [Record.deletedField: .bool(true)])
        }
        return Applied(
            .seeOther(
                Route.me(.data).link([QueryItem(.notice, Notice.me(.forgotten).rawValue)] + context.askedLanguage)),
            json: .json(.object(["forgotten": .int(Int64(erasures.count))])))
    }

    /// Whether the path that is there now is the one that was erased: it came back by another device. A copy of it that has
    /// another lock, or none, is not: what was erased closed would come into it open.
    private func isSamePath(_ erasure: Erasure) throws(NeedsData) -> Bool {
        let present = try identity(in: .path)
        guard present.begun != nil else { return false }
        return try identity(in: erasure.aside) == present
    }

    private func identity(in scope: Scope) throws(NeedsData) -> PathIdentity {
        var records: [Record] = []
        for query in PathIdentity.queries(in: scope) { records += try context.library.records(query) }
        return PathIdentity(records)
    }

    /// A path comes back as closed as its lock makes it, also where another was open just now.
    private func close(_ changeSet: inout ChangeSet) throws(NeedsData) {
        let gate = try PathGate(context)
        PathGate.keep(PathOpening(tries: gate.opening.tries, tried: gate.opening.tried), &changeSet)
    }

    private func fields(of record: Record) -> JSONObject {
        var fields: JSONObject = [:]
        for entry in record.fields where !entry.field.value.isNull { fields[entry.name] = entry.field.value }
        fields[Record.deletedField] = .bool(false)
        // It was hidden before it was erased.
        if record.key.kind == PathSettings.key.kind { fields[PathSettings.Name.erasedAt.rawValue] = .null }
        return fields
    }

    private func refuse(_ field: FieldName, _ message: String) throws(NeedsData) -> Applied {
        Applied(
            try DataScreen.show(context, problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}
