import Interface
import Planner
import Records
import WorshipPath

/// Erases the planner's tasks, or everything. Both raise the scope's generation, so that nothing returns from another
/// device. The store keeps erased data for 7 days, during which ``ErasedHandler`` can restore it (K70).
enum DataErasure {
    /// What is to be erased.
    enum Extent: String, CaseIterable {
        case planner
        case all
    }

    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        guard let extent = Extent(rawValue: form[.extent] ?? "") else {
            let message = context.strings.choose(from: Extent.allCases)
            return Applied(
                try DataScreen.show(context, problem: (.extent, message)),
                json: .refusal("invalid", message, field: .extent, status: 422))
        }
        guard form[.confirmation] == "on" else {
            let message = context.strings[.errorConfirm]
            return Applied(
                try DataScreen.show(context, problem: (.confirmation, message)),
                json: .refusal("confirmation_needed", message, status: 422))
        }
        changeSet.erase(.planner)
        if extent == .all {
            changeSet.erase(.own)
            changeSet.erase(.quran)
            changeSet.erase(.path)
            changeSet.erase(.device)
            // The path's lock can be restored with the path, and then still counts the wrong codes tried.
            let opening = try PathGate(context).opening
            if opening.tries > 0 { PathGate.keep(PathOpening(tries: opening.tries, tried: opening.tried), &changeSet) }
        }
        let notice: Notice = extent == .all ? .me(.erased) : .me(.erasedPlanner)
        return Applied(
            .seeOther(
                Route.me(.data).link(
                    [QueryItem(.notice, notice.rawValue)] + (extent == .all ? context.sameLanguage : []))),
            json: .json(.object(["erased": .string(extent.rawValue)])))
    }
}
