import Almanac
import Interface
import Records

/// Switches the log on or off, adds to it while it is on, and deletes it.
enum DiagnosticsHandler {
    /// What a form asks for.
    enum Step: String, CaseIterable {
        case on, off, note, delete
    }

    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        switch form[.step].flatMap({ Step(rawValue: $0) }) {
        case .on: return switched(true, &changeSet)
        case .off: return switched(false, &changeSet)
        case .note: return try note(form, context, &changeSet)
        case .delete:
            let logs = try DiagnosticLog.all(context)
            for log in logs {
                if let record = log.record { changeSet.set(record.key, log.emptied) }
            }
            return done(.me(.diagnosticsDeleted), ["deleted": .int(Int64(logs.count))])
        case nil: return refuse(.step, context.strings.choose(from: Step.allCases), context)
        }
    }

    private static func switched(_ isOn: Bool, _ changeSet: inout ChangeSet) -> Applied {
        changeSet.set(Settings.key, [FieldName.diagnostics.rawValue: .bool(isOn)])
        return done(.settingsSaved, ["on": .bool(isOn)])
    }

    private static func done(_ notice: Notice, _ json: JSONObject) -> Applied {
        Applied(
            .seeOther(Route.me(.diagnostics).link(QueryItem(.notice, notice.rawValue))), json: .json(.object(json)))
    }

    private static func note(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        let name = form[.name] ?? ""
        guard context.settings.keepsDiagnostics else { return Applied(.json(.object(["noted": .bool(false)]))) }
        guard DiagnosticLog.isName(name) else {
            let words = context.strings(.errorPlainName, .number("limit", DiagnosticLog.nameLimit))
            return refuse(.name, words, context)
        }
        let key = DiagnosticLog.key(CivilDateTime(utcSeconds: context.request.now.seconds).date)
        let log = DiagnosticLog(try context.library.record(key))
        let fields: JSONObject?
        if let text = form[.milliseconds] {
            guard let time = PrayerMinutes.number(text), (0...DiagnosticLog.longest).contains(time) else {
                let words = context.strings(.errorNumber, .number("low", 0), .number("high", DiagnosticLog.longest))
                return refuse(.milliseconds, words, context)
            }
            fields = log.noting(name, milliseconds: time)
        } else {
            guard let trace = DiagnosticTrace.read(form[.trace] ?? "") else {
                return refuse(.trace, context.strings[.errorForm], context)
            }
            fields = log.noting(fault: name, isRecovered: form[.recovered] == "on", trace: trace)
        }
        if let fields { changeSet.set(key, fields) }
        return Applied(.json(.object(["noted": .bool(fields != nil)])))
    }

    private static func refuse(_ field: FieldName, _ message: String, _ context: RequestContext) -> Applied {
        Applied(
            ErrorScreen.refused(context, message, status: 422),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}
