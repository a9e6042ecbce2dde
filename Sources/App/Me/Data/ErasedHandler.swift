import Interface
import Records
import WorshipPath

/// Restores erased data, or erases it for good at once.
struct ErasedHandler {
    let context: RequestContext
    let form: FormFields

    /// Restores erased records with fresh stamps under the scope's present generation, so that every device accepts
    /// them as new.
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
            // Two paths and their locks never mix: another path that exists now is set aside in turn.
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
                    // What was written since then stays as it is.
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

    /// Erases for good everything that could be restored. The host then cleans its backups too.
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

    /// Whether the existing path is the erased one, returned by another device. A copy with another lock, or none,
    /// doesn't count: restoring would place locked data into an open path.
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

    /// Closes a restored path as its lock demands, even if another path was open just now.
    private func close(_ changeSet: inout ChangeSet) throws(NeedsData) {
        let gate = try PathGate(context)
        PathGate.keep(PathOpening(tries: gate.opening.tries, tried: gate.opening.tried), &changeSet)
    }

    private func fields(of record: Record) -> JSONObject {
        var fields: JSONObject = [:]
        for entry in record.fields where !entry.field.value.isNull { fields[entry.name] = entry.field.value }
        fields[Record.deletedField] = .bool(false)
        // The path was hidden before it was erased.
        if record.key.kind == PathSettings.key.kind { fields[PathSettings.Name.erasedAt.rawValue] = .null }
        return fields
    }

    private func refuse(_ field: FieldName, _ message: String) throws(NeedsData) -> Applied {
        Applied(
            try DataScreen.show(context, problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}
