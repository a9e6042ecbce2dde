import Interface
import Planner
import Records
import WorshipPath

/// Imports an export: the file's contents are merged over what exists; nothing is removed.
///
/// Nothing is written to a path that is closed. A lock is imported only with the path that it protects, and never
/// replaces an existing one.
enum DataImport {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        let records: [Record]
        do throws(ImportError) { records = try ImportFile.records(form[.file] ?? "", context) } catch {
            return try refuse(error, context)
        }
        if let place = records.first(where: { $0.key == Place.key }), let zones = try Zones.database(context.library),
            Place.hasStrangeZone(place, zones)
        {
            return try refuse(.zone, context)
        }
        let gate = try PathGate(context)
        if gate.isShut, records.contains(where: { $0.key.scope == .path }) {
            let message = context.strings[.errorImportLocked]
            return Applied(
                try DataScreen.show(context, problem: (.file, message)),
                json: .refusal("path_locked", message, field: .file, status: 423))
        }
        changeSet.rest(on: [PathGate.lock, PathGate.opening])
        for record in records {
            if record.key == PathGate.lock {
                guard gate.lock == nil else { continue }
                PathGate.keep(PathOpening(tries: gate.opening.tries, tried: gate.opening.tried), &changeSet)
            }
            var values = JSONObject()
            for entry in record.fields { values[entry.name] = entry.field.value }
            changeSet.set(record.key, values)
        }
        let count = records.count
        return Applied(
            .seeOther(
                Route.me(.data).link(QueryItem(.notice, Notice.me(.imported).rawValue), QueryItem(.count, "\(count)"))),
            json: .json(.object(["imported": .int(Int64(count))])))
    }
    private static func refuse(_ error: ImportError, _ context: RequestContext) throws(NeedsData) -> Applied {
        let message = context.strings(.errorImport, .word("reason", error.words(context.strings)))
        return Applied(
            try DataScreen.show(context, problem: (.file, message)), json: .refusal("invalid", message, status: 422))
    }
}
