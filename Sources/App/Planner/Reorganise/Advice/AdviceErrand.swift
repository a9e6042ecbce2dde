import Almanac
import Planner
import Records

/// The two steps of asking the assistant.
enum AdviceErrand {
    /// What is asked, where the person has allowed it.
    static func ask(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        let config = visit.bundle.advisor
        guard case .planner(.advice(let date)) = visit.route else { return Applied(ErrorScreen.notAllowed(visit)) }
        guard config.address != nil, visit.settings.asksAdvisor else { return try answer(.off, date, visit) }
        guard let day = try working(date, visit), let question = AdviceQuestion(day, hasTitles: visit.settings.tellsTitles)
        else { return try answer(nil, date, visit) }
        return Applied(
            .json([
                "ask": [
                    "address": .string(config.questions), "timeout": .int(Int64(config.timeout)),
                    "largest": .int(Int64(AdvisorConfig.largest)), "body": .string(question.body(config).text()),
                    "about": .string(question.about),
                    "near": NearHosts.json(visit.standing, of: [config.questions]),
                ]
            ]))
    }

    /// The plan that came, or why there is none.
    static func take(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        guard case .planner(.advice(let date)) = visit.route else { return Applied(ErrorScreen.notAllowed(visit)) }
        if let failure = form[.failure] { return try answer(AdviceTrouble(rawValue: failure) ?? .refused, date, visit) }
        guard let day = try working(date, visit),
            let moves = AdviceAnswer.moves(form[.answer] ?? "", about: form[.about] ?? ""),
            let proposal = day.proposal(following: moves)
        else { return try answer(.unusable, date, visit) }
        let plan = QueryItem(.plan, ProposedMove.text(moves))
        return Applied(
            .seeOther(Route.planner(.reorganise(date)).link(plan)),
            json: .json(try DayProposal(day, proposal: proposal).json(isSuggested: true)))
    }

    /// The day, where it is one that can be arranged.
    private static func working(_ date: CivilDate, _ visit: Visit) throws(Missing) -> WorkingDay? {
        try visit.library.require([], [.zones])
        guard let days = try PrayerDays(visit, date, through: date.next), days.isOpen(date), date >= days.today else {
            return nil
        }
        return try WorkingDay(visit, days, date)
    }

    /// The planner's own proposal, with the reason why it isn't the assistant's.
    private static func answer(_ trouble: AdviceTrouble?, _ date: CivilDate, _ visit: Visit) throws(Missing) -> Applied {
        let link = Route.planner(.reorganise(date)).link(trouble.map { [QueryItem(.advice, $0.rawValue)] } ?? [])
        guard visit.wantsJSON else { return Applied(.seeOther(link)) }
        return Applied(try ReorganiseScreen.show(visit, date: date, trouble: trouble))
    }
}
