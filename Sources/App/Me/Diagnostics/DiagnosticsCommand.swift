import Almanac
import Interface
import Records

/// Switches the log on or off, notes something in it while it is on, and deletes it.
enum DiagnosticsCommand {
    /// What is asked for.
    enum Step: String, CaseIterable {
        case on, off, note, delete
    }

    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        switch form[.step].flatMap({ Step(rawValue: $0) }) {
        case .on: return switched(true, &outbox)
        case .off: return switched(false, &outbox)
        case .note: return try note(form, visit, &outbox)
        case .delete:
            let logs = try DiagnosticLog.all(visit)
            for log in logs {
                if let record = log.record { outbox.set(record.key, log.emptied) }
            }
            return done(.me(.diagnosticsDeleted), ["deleted": .int(Int64(logs.count))])
        case nil: return refuse(.step, visit.strings.choose(from: Step.allCases), visit)
        }
    }

    private static func switched(_ isOn: Bool, _ outbox: inout Outbox) -> Applied {
        outbox.set(Settings.key, [FieldName.diagnostics.rawValue: .bool(isOn)])
        return done(.settingsSaved, ["on": .bool(isOn)])
    }

    private static func done(_ notice: Notice, _ json: JSONObject) -> Applied {
        Applied(
            .seeOther(Route.me(.diagnostics).link(QueryItem(.notice, notice.rawValue))), json: .json(.object(json)))
    }

    private static func note(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let name = form[.name] ?? ""
        guard visit.settings.keepsDiagnostics else { return Applied(.json(.object(["noted": .bool(false)]))) }
        guard DiagnosticLog.isName(name) else {
            let words = visit.strings(.errorPlainName, .number("limit", DiagnosticLog.nameLimit))
            return refuse(.name, words, visit)
        }
        let key = DiagnosticLog.key(CivilDateTime(utcSeconds: visit.request.now.seconds).date)
        let log = DiagnosticLog(try visit.library.record(key))
        let fields: JSONObject?
        if let text = form[.milliseconds] {
            guard let time = PrayerMinutes.number(text), (0...DiagnosticLog.longest).contains(time) else {
                let words = visit.strings(.errorNumber, .number("low", 0), .number("high", DiagnosticLog.longest))
                return refuse(.milliseconds, words, visit)
            }
            fields = log.noting(name, milliseconds: time)
        } else {
            fields = log.noting(fault: name, isRecovered: form[.recovered] == "on")
        }
        if let fields { outbox.set(key, fields) }
        return Applied(.json(.object(["noted": .bool(fields != nil)])))
    }

    private static func refuse(_ field: FieldName, _ message: String, _ visit: Visit) -> Applied {
        Applied(
            ErrorScreen.refused(visit, message, status: 422),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}
