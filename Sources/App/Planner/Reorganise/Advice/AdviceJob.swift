import Almanac
import Interface
import Planner
import Records

/// The two steps of asking the assistant.
enum AdviceJob {
    /// The question to ask, if the person has allowed it.
    static func ask(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        let config = context.bundle.advisor
        guard case .planner(.advice(let date)) = context.route else { return Applied(ErrorScreen.notAllowed(context)) }
        guard config.address != nil, context.settings.asksAdvisor else { return try answer(.off, date, context) }
        guard let day = try working(date, context),
            let question = AdviceQuestion(day, hasTitles: context.settings.tellsTitles)
        else { return try answer(nil, date, context) }
        return Applied(
            .json([
                "ask": [
                    "address": .string(config.questions), "timeout": .int(Int64(config.timeout)),
                    "largest": .int(Int64(AdvisorConfig.largest)), "body": .string(question.body(config).text()),
                    "about": .string(question.about),
                    "near": NearHosts.json(context.standing, of: [config.questions]),
                ]
            ]))
    }

    /// The plan that was received, or why there is none.
    static func take(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        guard case .planner(.advice(let date)) = context.route else { return Applied(ErrorScreen.notAllowed(context)) }
        if let failure = form[.failure] {
            return try answer(AdviceFailure(rawValue: failure) ?? .refused, date, context)
        }
        guard let day = try working(date, context),
            let moves = AdviceAnswer.moves(form[.answer] ?? "", about: form[.about] ?? ""),
            let proposal = day.proposal(following: moves)
        else { return try answer(.unusable, date, context) }
        let plan = QueryItem(.plan, ProposedMove.text(moves))
        return Applied(
            .seeOther(Route.planner(.reorganise(date)).link(plan)),
            json: .json(try DayProposal(day, proposal: proposal).json(isSuggested: true)))
    }

    /// The day, if it can be arranged.
    private static func working(_ date: CivilDate, _ context: RequestContext) throws(NeedsData) -> WorkingDay? {
        try context.library.require([], [.zones])
        guard let days = try PrayerDays(context, date, through: date.next), days.isOpen(date), date >= days.today else {
            return nil
        }
        return try WorkingDay(context, days, date)
    }

    /// The planner's own proposal, with the reason why it isn't the assistant's.
    private static func answer(_ trouble: AdviceFailure?, _ date: CivilDate, _ context: RequestContext)
        throws(NeedsData) -> Applied
    {
        let link = Route.planner(.reorganise(date)).link(trouble.map { [QueryItem(.advice, $0.rawValue)] } ?? [])
        guard context.wantsJSON else { return Applied(.seeOther(link)) }
        return Applied(try ReorganiseScreen.show(context, date: date, trouble: trouble))
    }
}

/// The reason that the assistant gave no plan; the planner's own is shown instead. The raw value is used in addresses.
enum AdviceFailure: String, CaseIterable, Hashable, Sendable {
    /// There was no answer within the time limit.
    case slow
    /// Nothing answers at its address.
    case unreachable
    /// It refused to answer: a wrong key, too many questions, or an error of its own.
    case refused
    /// Its answer isn't a plan, or breaks a rule.
    case unusable
    /// The person has not switched it on, or there is no assistant.
    case off

    var words: Phrase {
        switch self {
        case .slow: .adviceSlow
        case .unreachable: .adviceUnreachable
        case .refused: .adviceRefused
        case .unusable: .reorganiseNotSuggested
        case .off: .adviceOff
        }
    }
}
