import Almanac
import Interface
import Records

/// "مسح بيانات المسيرة": hidden at once, and erased when the time to take it back ends, or at once (K62).
enum PathErasure {
    static func apply(_ form: FormFields, _ visit: Visit, _ gate: PathGate, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let settings = PathSettings(try visit.library.record(PathSettings.key))
        switch form.pathStep {
        case .erase:
            guard form.last(.confirmation) == "on" else {
                let message = visit.strings[.errorConfirm]
                return Applied(
                    gate.isClosed
                        ? PathLockScreen.ask(visit, gate, for: .home, erasing: message)
                        : try PathSettingsScreen.show(visit, problem: message),
                    json: .refusal("confirmation_needed", message, field: .confirmation, status: 422))
            }
            outbox.setPath([(.erasedAt, .int(visit.request.now.milliseconds))])
            return PathReply.done(.home, json: ["erased": .bool(true)])
        case .restore:
            // What was erased for good meanwhile is not said to be back.
            guard settings.erasedAt != nil else {
                let message = visit.strings[.pathNothingHidden]
                return Applied(
                    ErrorScreen.refused(visit, message),
                    json: .refusal("nothing_hidden", message, named: nil, status: 409))
            }
            outbox.setPath([(.erasedAt, .null)])
            return PathReply.done(.home, json: ["erased": .bool(false)])
        case .now:
            // A page that was open since before the erasure was taken back erases nothing.
            if settings.erasedAt != nil { outbox.erase(.path) }
            return PathReply.done(.home, json: ["erased": .bool(settings.erasedAt != nil)])
        default: return PathReply.refuse(visit, from: [.erase, .restore, .now] as [PathStep])
        }
    }

    /// Erases what is hidden, before something new is kept in its place.
    static func finish(_ visit: Visit, _ outbox: inout Outbox) {
        guard PathSettings(visit.library.workspace[PathSettings.key]).erasedAt != nil else { return }
        outbox.erase(.path)
    }
}
