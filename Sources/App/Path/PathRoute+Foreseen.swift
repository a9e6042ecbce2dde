import Records
import WorshipPath

extension PathRoute {
    /// The records that a request surely needs, told by its address and its form before anything is loaded.
    ///
    /// - Parameter form: what was posted; `nil` for a page.
    func foreseen(_ form: FormFields?) -> [RecordQuery] {
        var queries = PathGate.queries + (reach(form)?.queries ?? [])
        if let round { queries.append(PathRecords.draftQuery(round)) }
        return queries
    }

    /// The round of questions that it belongs to.
    private var round: QuestionRound? {
        switch self {
        case .question(let round, _), .proposal(let round): round
        case .home, .about, .plan, .day, .rest, .journey, .settings, .lock, .prompt, .erase, .export: nil
        }
    }

    /// Which days it needs at least; `nil` where it needs nothing but what the gate does.
    private func reach(_ form: FormFields?) -> PathReach? {
        switch self {
        case .about, .erase: nil
        case .question, .settings, .lock: .noDays
        case .plan: form.map { form in PathPlanHandler.reach(form) } ?? .noDays
        case .prompt: form?.pathStep == .card ? nil : .allDays
        // A page of the past needs its own week, which begins with a day that the settings say.
        case .day, .rest, .proposal: form == nil ? .noDays : .allDays
        case .home, .journey, .export: .allDays
        }
    }
}
