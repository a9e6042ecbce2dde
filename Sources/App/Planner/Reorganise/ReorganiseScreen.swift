import Almanac
import Interface
import Planner
import Records

/// A proposal for the rest of a day, before anything is moved: `/day/2026-11-21/reorganise`.
enum ReorganiseScreen {
    /// - Parameter trouble: why the assistant, which was just asked, gave no plan.
    static func show(_ context: RequestContext, date: CivilDate, trouble: AdviceFailure? = nil) throws(NeedsData)
        -> Reply
    {
        try context.library.require([], [.zones])
        guard let days = try PrayerDays(context, date, through: date.next) else {
            return context.wantsJSON
                ? .refusal("place_needed", context.strings[.welcomeBody], status: 409)
                : .seeOther(Route.times(.place).link())
        }
        guard days.isOpen(date), date >= days.today else {
            let message = context.strings[.dayOutside]
            return context.wantsJSON
                ? .refusal("day_outside", message, status: 404) : ErrorScreen.refused(context, message, status: 404)
        }
        return try show(context, WorkingDay(context, days, date), trouble: trouble)
    }

    /// - Parameter stale: whether an accepted proposal no longer fits the day.
    static func show(_ context: RequestContext, _ day: WorkingDay, stale: Bool = false, trouble: AdviceFailure? = nil)
        throws(NeedsData) -> Reply
    {
        let named = context.parameter(.advice).flatMap { AdviceFailure(rawValue: $0) }
        // The assistant's plan is shown if it keeps the rules; otherwise the planner's own is shown instead.
        let asked = context.parameter(.plan)
        let suggested = asked.flatMap { ProposedMove.read($0) }.flatMap { day.proposal(following: $0) }
        let proposal = try DayProposal(day, proposal: suggested)
        guard !context.wantsJSON else {
            return .json(proposal.json(isSuggested: suggested != nil, trouble: trouble ?? named))
        }
        let strings = context.strings
        let view = ReorganiseView(context, proposal)
        return .page(
            Page(
                title: strings[.reorganiseTitle], area: .today, name: "reorganise",
                header: PageHeader(
                    strings[.reorganiseTitle], details: strings.parted([.text(strings.dayTitle(day.date))]),
                    back: view.back.link(),
                    backLabel: strings[.navBack],
                    actions: HelpLink.icon(.late, context)
                ).node,
                content: group {
                    if stale { banner(strings[.reorganiseStale]) }
                    if asked != nil && !stale {
                        banner(strings[suggested == nil ? .reorganiseNotSuggested : .reorganiseSuggested])
                    }
                    if asked == nil, !stale, let named { banner(strings[named.words]) }
                    view.node
                }),
            status: stale ? 409 : 200)
    }
}
