import Interface
import Planner
import Records
import WorshipPath

/// Erases the planner's tasks, what the person keeps of the Quran, or everything. Each raises the scope's generation, so
/// that nothing returns from another device. The store keeps erased data for 7 days, during which ``ErasedHandler`` can
/// restore it (K70).
enum DataErasure {
    /// What is to be erased.
    enum Extent: String, CaseIterable {
        case planner
        case quran
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
        switch extent {
        case .planner:
            changeSet.erase(.planner)
        case .quran:
            changeSet.erase(.quran)
            try forgetListeningPlace(context, &changeSet)
        case .all:
            for scope in [Scope.planner, .own, .quran, .path, .course] { changeSet.erase(scope) }
            changeSet.erase(.device)
            // The path's lock can be restored with the path, and then still counts the wrong codes tried.
            let opening = try PathGate(context).opening
            if opening.tries > 0 { PathGate.keep(PathOpening(tries: opening.tries, tried: opening.tried), &changeSet) }
        }
        return Applied(
            .seeOther(
                Route.me(.data).link(
                    [QueryItem(.notice, Notice.me(extent.notice).rawValue)]
                        + (extent == .all ? context.sameLanguage : []))),
            json: .json(.object(["erased": .string(extent.rawValue)])))
    }

    /// How the person listens is kept with the settings and stays. Where they stopped is of the Quran, and goes with it.
    private static func forgetListeningPlace(_ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
    {
        let key = RecordKind.listening.key("listening")
        guard let record = try context.library.record(key), record.value("place")?.string != nil else { return }
        changeSet.set(key, ["place": .null])
    }
}

extension DataErasure.Extent {
    /// What the page says once it is erased.
    fileprivate var notice: MeNotice {
        switch self {
        case .planner: .erasedPlanner
        case .quran: .erasedQuran
        case .all: .erased
        }
    }
}
