import Almanac
import Interface
import Records

/// "مسح بيانات المسيرة": hides the path at once, and erases it when the time for restoring it ends, or immediately on
/// request (K62).
enum PathErasure {
    static func apply(_ form: FormFields, _ context: RequestContext, _ gate: PathGate, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        let settings = PathSettings(try context.library.record(PathSettings.key))
        switch form.pathStep {
        case .erase:
            guard form.last(.confirmation) == "on" else {
                let message = context.strings[.errorConfirm]
                return Applied(
                    gate.isClosed
                        ? PathLockScreen.ask(context, gate, for: .home, erasing: message)
                        : try PathSettingsScreen.show(context, problem: message),
                    json: .refusal("confirmation_needed", message, field: .confirmation, status: 422))
            }
            changeSet.setPath([(.erasedAt, .int(context.request.now.milliseconds))])
            return PathReply.done(.home, json: ["erased": .bool(true)])
        case .restore:
            // If it was erased for good meanwhile, it isn't reported as restored.
            guard settings.erasedAt != nil else {
                let message = context.strings[.pathNothingHidden]
                return Applied(
                    ErrorScreen.refused(context, message),
                    json: .refusal("nothing_hidden", message, named: nil, status: 409))
            }
            changeSet.setPath([(.erasedAt, .null)])
            return PathReply.done(.home, json: ["erased": .bool(false)])
        case .now:
            // A page opened before the erasure was undone must not erase anything.
            if settings.erasedAt != nil { changeSet.erase(.path) }
            return PathReply.done(.home, json: ["erased": .bool(settings.erasedAt != nil)])
        default: return PathReply.refuse(context, from: [.erase, .restore, .now] as [PathStep])
        }
    }

    /// Erases what is hidden, before something new is stored in its place.
    static func finish(_ context: RequestContext, _ changeSet: inout ChangeSet) {
        guard PathSettings(context.library.workspace[PathSettings.key]).erasedAt != nil else { return }
        changeSet.erase(.path)
    }
}
