import Interface
import Planner
import Records

/// Takes in an export: what the file holds is merged over what is there; nothing is removed.
enum DataImport {
    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let records: [Record]
        do throws(ImportError) { records = try ImportFile.records(form[.file] ?? "", visit) } catch {
            let message = visit.strings(.errorImport, .word("reason", error.words(visit.strings)))
            return Applied(
                DataScreen.show(visit, problem: (.file, message)), json: .refusal("invalid", message, status: 422))
        }
        for record in records {
            var values = JSONObject()
            for entry in record.fields { values[entry.name] = entry.field.value }
            outbox.set(record.key, values)
        }
        let count = records.count
        return Applied(
            .seeOther(
                Route.data.link(QueryItem(.notice, Notice.imported.rawValue), QueryItem(.count, "\(count)"))),
            json: .json(.object(["imported": .int(Int64(count))])))
    }
}
