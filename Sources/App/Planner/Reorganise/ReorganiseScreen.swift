import Almanac
import Interface
import Planner
import Records

/// What the rest of a day would look like, before anything moves: `/day/2026-11-21/reorganise`.
enum ReorganiseScreen {
    /// - Parameter trouble: why the assistant that was just asked gave no plan.
    static func show(_ visit: Visit, date: CivilDate, trouble: AdviceTrouble? = nil) throws(Missing) -> Reply {
        try visit.library.require([], [.zones])
        guard let days = try PrayerDays(visit, date, through: date.next) else {
            return visit.wantsJSON
                ? .refusal("place_needed", visit.strings[.welcomeBody], status: 409)
                : .seeOther(Route.times(.place).link())
        }
        guard days.isOpen(date), date >= days.today else {
            let message = visit.strings[.dayOutside]
            return visit.wantsJSON
                ? .refusal("day_outside", message, status: 404) : ErrorScreen.refused(visit, message, status: 404)
        }
        return try show(visit, WorkingDay(visit, days, date), trouble: trouble)
    }

    /// - Parameter stale: whether another proposal was accepted that no longer fits the day.
    static func show(_ visit: Visit, _ day: WorkingDay, stale: Bool = false, trouble: AdviceTrouble? = nil)
        throws(Missing) -> Reply
    {
        let named = visit.parameter(.advice).flatMap { AdviceTrouble(rawValue: $0) }
        // Another's plan is shown where it keeps the rules; where it doesn't, the planner's own stands in for it.
        let asked = visit.parameter(.plan)
        let suggested = asked.flatMap { ProposedMove.read($0) }.flatMap { day.proposal(following: $0) }
        let proposal = try DayProposal(day, proposal: suggested)
        guard !visit.wantsJSON else { return .json(proposal.json(isSuggested: suggested != nil, trouble: trouble ?? named)) }
        let strings = visit.strings
        let view = ReorganiseView(visit, proposal)
        return .page(
            Page(
                title: strings[.reorganiseTitle], area: .today, name: "reorganise",
                header: PageHeader(
                    strings[.reorganiseTitle], details: strings.parted([.text(strings.dayTitle(day.date))]), back: view.back.link(),
                    backLabel: strings[.navBack],
                    actions: HelpLink.icon(.late, visit)
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
