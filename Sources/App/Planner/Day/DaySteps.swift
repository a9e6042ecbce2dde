import Almanac
import Interface
import Planner
import Records

/// Links between days: the previous, the next, today, and any date.
struct DaySteps {
    let context: RequestContext
    let day: Day

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    @NodeBuilder var node: Node {
        let strings = context.strings
        if day.days.isOpen(day.date.previous) {
            iconLink(.back, label: strings[.dayPrevious], href: link(day.date.previous))
        }
        details(.class("menu", "date-menu")) {
            summary(.class("icon-button"), .aria("label", strings[.dayPick]), .title(strings[.dayPick])) {
                Icon.calendar.node()
            }
            div(.class("menu-items")) {
                if !day.isToday {
                    a(href: Route.planner(.today).link(), .class("menu-item")) {
                        Icon.today.node()
                        span { strings[.dayGoToday] }
                    }
                }
                a(href: Route.planner(.week(day.date)).link(), .class("menu-item")) {
                    Icon.areas.node()
                    span { strings[.weekOpen] }
                }
                if let month = YearMonth(day.date) {
                    a(href: Route.times(.month(month)).link(), .class("menu-item")) {
                        Icon.clock.node()
                        span { strings[.timesMonth] }
                    }
                }
                form(.method(.get), .action(Route.planner(.dayPicker).link()), .class("date-form")) {
                    Field(Parameter.date.rawValue, label: strings[.dayPick]).machine(
                        day.date.description, type: "date", .min(edge(-1)), .max(edge(1)), .required())
                    submitButton(strings[.dayGo], kind: .secondary)
                }
            }
        }
        if day.days.isOpen(day.date.next) {
            iconLink(.forward, label: strings[.dayNext], href: link(day.date.next))
        }
    }

    private func link(_ date: CivilDate) -> Link {
        (date == day.days.today ? Route.planner(.today) : .planner(.day(date))).link()
    }

    /// The first or last date that can be opened.
    private func edge(_ sign: Int) -> String {
        day.days.today.adding(days: sign * context.bundle.planner.reach).description
    }
}
