import Interface
import Planner

/// The small pictures of the carousel: parts of a day that move a little, and stand still where motion is not wanted.
struct ProDemo {
    let visit: Visit
    private var strings: Strings { visit.strings }

    init(_ visit: Visit) { self.visit = visit }

    @NodeBuilder func node(_ name: String) -> Node {
        switch name {
        case "welcome": Icon.star.node(.large)
        case "nawafil":
            block(strings.name(.fajr), isPrayer: true)
            block(nafl("duha"), isPrayer: false)
            block(strings.name(.dhuhr), isPrayer: true)
        case "scheduling":
            for day in strings.weekdays {
                span(.class("pro-day")) {
                    span { strings.shortWeekday(day) }
                    span(.class("pro-bar"))
                    span(.class("pro-bar"))
                }
            }
        default: .nothing
        }
    }

    private func block(_ text: String, isPrayer: Bool) -> Node {
        span(.class("pro-block", isPrayer ? "pro-prayer" : "pro-nafl")) { text }
    }

    /// A voluntary prayer's name, of those that configuration knows.
    private func nafl(_ id: String) -> String {
        visit.bundle.nawafil.type(id)?.name(in: strings.language.code) ?? ""
    }
}
