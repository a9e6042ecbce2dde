import Almanac
import Interface
import Planner

/// What Today shows a new person: a stage of the tour, the postponed first steps, or a hint of the first weeks, one at
/// a time and each with a button that dismisses it (MZ-285, MZ-286, MZ-287).
struct DayGuide {
    let context: RequestContext
    let guide: Guide
    let content: Content

    /// What is shown.
    enum Content {
        /// A stage of the tour, 1 to 5.
        case tour(Int)
        case later
        /// A hint, from 1.
        case hint(Int)
    }

    /// `nil` if there is nothing to show, as on most days; the guide's texts are then not loaded.
    init?(_ context: RequestContext, _ day: Day) throws(NeedsData) {
        guard day.isToday, let content = Self.content(context, day), let guide = try Guide(context) else { return nil }
        self.context = context
        self.guide = guide
        self.content = content
    }

    private static func content(_ context: RequestContext, _ day: Day) -> Content? {
        let introduction = context.settings.introduction
        if introduction.tour > 0 {
            // When the first task exists, the tour continues by itself.
            return .tour(introduction.tour == 3 && !day.plan.isEmpty ? 4 : min(introduction.tour, Introduction.stages))
        }
        if introduction.isDue(at: context.request.now) { return .later }
        // Who has Pro, or needs none, is not told about it.
        let offersPro = context.account.map { !$0.entitlement.isOpen } ?? false
        return introduction.hint(on: day.date, offersPro: offersPro).map { .hint($0) }
    }

    /// Whether the tour is running.
    var isTour: Bool {
        if case .tour = content { true } else { false }
    }

    /// What is shown above the timeline.
    @NodeBuilder var above: Node {
        switch content {
        case .tour: Node.nothing
        case .later:
            banner(
                guide["setup.later.again"], tone: .accent, icon: .star,
                actions: group {
                    linkButton(guide["setup.start"], href: Route.me(.setup).link())
                    SetupForm.node([(value: "never", label: guide["setup.never"])], kind: .quiet, inPlace: true)
                })
        case .hint(let number):
            banner(
                guide["hint.\(number)"], tone: .accent, icon: .star,
                actions: group {
                    linkButton(context.strings[.methodsLearn], href: Self.page(number).link(), kind: .quiet)
                    SetupForm.node(
                        [(value: "hint", label: guide["hint.close"])], kind: .quiet, tour: number, inPlace: true)
                })
        }
    }

    /// The tour's card, at the lower end of the page.
    @NodeBuilder var below: Node {
        if case .tour(let stage) = content {
            section(.class("tour", "card"), .data("tour", stage), .aria("labelledby", "tour")) {
                p(.class("row-detail")) {
                    guide("tour.progress", .number("step", stage), .number("count", Introduction.stages))
                }
                h2(.id("tour")) { guide["tour.\(stage)"] }
                p { guide["tour.\(stage).body"] }
                div(.class("form-actions")) {
                    if stage == 3 {
                        linkButton(
                            context.strings[.taskNew], href: Route.planner(.newTask).link(), kind: .primary,
                            icon: .plus,
                            .data("sheet"))
                    }
                    SetupForm.node(
                        [(value: "tour", label: guide[stage == Introduction.stages ? "tour.finish" : "tour.next"])],
                        kind: stage == 3 ? .quiet : .primary, tour: (stage + 1) % (Introduction.stages + 1),
                        inPlace: true)
                    if stage < Introduction.stages {
                        SetupForm.node(
                            [(value: "tour", label: guide["tour.stop"])], kind: .quiet, tour: 0, inPlace: true)
                    }
                }
            }
        }
    }

    /// The page that a hint leads to.
    private static func page(_ hint: Int) -> Route {
        switch hint {
        case 1: .me(.helpTopic(.today))
        case 2: .me(.helpTopic(.tasks))
        case 3: .me(.helpTopic(.repeating))
        default: .me(.settings)
        }
    }
}
