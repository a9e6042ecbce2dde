import Interface
import Planner

/// The reminders on Today that have just come and weren't dismissed, so that nothing is missed where no alert is
/// possible (SY-037).
struct ReminderCard {
    let context: RequestContext
    let day: Day

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    @NodeBuilder var node: Node {
        if let recent = day.reminders?.schedule.recent, !recent.isEmpty {
            titledSection(context.strings[.remindersRecent], id: "reminders", actions: link) {
                rows {
                    for reminder in recent.prefix(3) {
                        ReminderView(context, day.days.zone, back: day.route).row(reminder, hasActions: true)
                    }
                }
            }
        }
    }

    private var link: Node {
        linkButton(context.strings[.remindersAll], href: Route.planner(.reminders).link(), kind: .quiet, icon: .bell)
    }
}
