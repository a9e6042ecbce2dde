import Almanac
import Interface
import Planner

/// What a person is told about the network's timetable while it is switched on, with the button that updates it.
struct SourceBanner {
    let context: RequestContext
    let days: PrayerDays
    /// `nil` if the source is off.
    let advice: TimetableAdvice?
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ days: PrayerDays) {
        self.context = context
        self.days = days
        guard let standing = days.timetables.source else {
            advice = nil
            return
        }
        let day = days.timetables.answered?[days.today]
        let source = standing.source(day.flatMap { day in Timetable(name: "", days: [day]) })
        advice = source.advice(
            at: context.request.now, in: days.zone, isOnline: true, policy: context.bundle.timetable.policy,
            computed: days.times(days.today, by: days.rules))
    }

    /// The banner above the day: only if no other timetable gives its times, and not for differences of minutes.
    @NodeBuilder var today: Node {
        if let advice, days.timetables.heads.first.map({ $0.id == TimetableHead.network }) ?? true {
            if case .disagrees = advice.banner {} else { node(back: .planner(.today)) }
        }
    }

    /// The message, if there is one, with the button.
    @NodeBuilder func node(back: Route) -> Node {
        if let text {
            banner(text, icon: .sync, actions: retry(back: back))
        }
    }

    private var text: String? {
        switch advice?.banner {
        case nil, .some(.none): nil
        case .offline: strings[.bannerOffline] + " · " + strings[.bannerOfflineDetail]
        case .lastUpdated(let hours): strings(.bannerUpdated, count: hours)
        case .limited(let hours): strings(.bannerLimited, count: hours)
        case .computed: strings[.bannerComputed]
        case .disagrees(let event, let minutes):
            strings(.bannerDisagrees, .word("prayer", strings.name(event))) + " ("
                + strings(.timetableMinutes, .word("minutes", strings.signed(minutes))) + ")"
        }
    }

    /// The button that has the source asked; not shown during a pause.
    private func retry(back: Route) -> Node {
        postForm(Route.times(.source).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, SourceStep.ask.rawValue)
            hiddenInput(FieldName.back.rawValue, back.path)
            submitButton(
                strings[.timetableRetry], kind: .secondary, icon: .sync, .disabled(!(advice?.canRetry ?? false)))
        }
    }
}
