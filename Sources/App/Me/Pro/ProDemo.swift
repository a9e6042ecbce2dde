import Interface
import Planner

/// The small pictures of the carousel: parts of a day that move a little, and stand still if motion is not wanted.
struct ProDemo {
    let context: RequestContext
    private var strings: Strings { context.strings }

    init(_ context: RequestContext) { self.context = context }

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

    /// The name of a voluntary prayer, if configuration has it.
    private func nafl(_ id: String) -> String {
        context.bundle.nawafil.type(id)?.name(in: strings.language.code) ?? ""
    }
}
