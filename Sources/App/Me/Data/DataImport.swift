import Interface
import Planner
import Records
import WorshipPath

/// Takes in an export: what the file holds is merged over what is there; nothing is removed.
///
/// Nothing is written into a path that is closed. A lock comes in with the path that it closes, and never in the place of
/// one that stands.
enum DataImport {
    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let records: [Record]
        do throws(ImportError) { records = try ImportFile.records(form[.file] ?? "", visit) } catch {
            return try refuse(error, visit)
        }
        if let place = records.first(where: { $0.key == Place.key }), let zones = try Zones.database(visit.library),
            Place.hasStrangeZone(place, zones)
        {
            return try refuse(.zone, visit)
        }
        let gate = try PathGate(visit)
        if gate.isShut, records.contains(where: { $0.key.scope == .path }) {
            let message = visit.strings[.errorImportLocked]
            return Applied(
                try DataScreen.show(visit, problem: (.file, message)),
                json: .refusal("path_locked", message, field: .file, status: 423))
        }
        outbox.rest(on: [PathGate.lock, PathGate.opening])
        for record in records {
            if record.key == PathGate.lock {
                guard gate.lock == nil else { continue }
                PathGate.keep(PathOpening(tries: gate.opening.tries, tried: gate.opening.tried), &outbox)
            }
            var values = JSONObject()
            for entry in record.fields { values[entry.name] = entry.field.value }
            outbox.set(record.key, values)
        }
        let count = records.count
        return Applied(
            .seeOther(
                Route.me(.data).link(QueryItem(.notice, Notice.me(.imported).rawValue), QueryItem(.count, "\(count)"))),
            json: .json(.object(["imported": .int(Int64(count))])))
    }
    private static func refuse(_ error: ImportError, _ visit: Visit) throws(Missing) -> Applied {
        let message = visit.strings(.errorImport, .word("reason", error.words(visit.strings)))
        return Applied(
            try DataScreen.show(visit, problem: (.file, message)), json: .refusal("invalid", message, status: 422))
    }
}
