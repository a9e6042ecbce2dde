import Almanac
import Interface
import Planner
import Records

/// The effect of the day and time that a task's form holds so far: where the task would begin, or what is against it
/// and the nearest suitable times.
///
/// A script requests the form's page with its fields while they are being filled in, and shows this part of it. Nothing
/// depends on it: the form is checked when it is sent.
struct WhenHint {
    private let context: RequestContext
    private var outcome = Outcome.nothing
    /// Whether the time is tied to a prayer, so that the hint belongs to the prayer's fields.
    private var isTied = false

    private enum Outcome {
        case nothing
        /// The task can be placed there.
        case stands(Standing)
        case refused(RefusalWords)
    }

    /// What is worth saying about a suitable time.
    private struct Standing {
        /// The minute at which it begins, if that differs from the typed one.
        var start: Int?
        /// The prayer that the time is tied to.
        var block: PrayerBlock?
        /// The titles of the tasks that it would overlap.
        var overlapped: [String]
    }

    /// An empty hint: a refused form says more above its fields.
    static func empty(_ context: RequestContext) -> WhenHint { WhenHint(context) }

    private init(_ context: RequestContext) { self.context = context }

    /// - Parameters:
    /// - task: the task that the form is for, or `nil` for a new one.
    init(_ context: RequestContext, _ task: PlannedTask?) throws(NeedsData) {
        self.context = context
        let form = context.query
        let when: When
        do throws(TaskRefusal) {
            when = try When(form, context, standing: form[.date] == nil ? task?.placement : nil)
        } catch { return }
        guard let asked = when.placement else { return }
        var draft =
            task
            ?? PlannedTask(
                id: "", title: "", duration: context.bundle.planner.defaultDuration, created: context.request.now)
        if let minutes = form[.duration].flatMap({ Int($0) }), context.bundle.planner.durations.contains(minutes) {
            draft.duration = minutes
        }
        let commands = TaskHandlers(context, form, series: .elsewhere)
        let day = try commands.day(asked.date)
        let placement = commands.settled(draft, at: asked, on: day)
        isTied = placement.anchor != nil
        let outlook = commands.outlook(of: draft, at: placement, on: day)
        switch outlook.refusal {
        case nil:
            let start = isTied || isRounded(placement.start, form) ? placement.start : nil
            outcome = .stands(
                Standing(start: start, block: Self.block(of: placement, day), overlapped: outlook.overlapped))
        case .placement(let refusal, let date): outcome = .refused(RefusalWords(.placement(refusal, date), context))
        default: break
        }
    }

    /// The hint beside the day and the start.
    var clock: Node { slot("when-hint", isShown: !isTied) }

    /// The hint beside the prayer and the minutes.
    var prayer: Node { slot("timing-hint", isShown: isTied) }

    /// The prayer of a placement's day that it is tied to.
    private static func block(of placement: Placement, _ day: TaskDay?) -> PrayerBlock? {
        guard let anchor = placement.anchor else { return nil }
        return day?.planning.blocks.first { $0.day == 0 && $0.kind == anchor.prayer }
    }

    /// Whether a start differs from the typed one because starts lie on a grid.
    private func isRounded(_ start: Int, _ form: FormFields) -> Bool {
        guard let typed = form[.start].flatMap({ ClockTime(ASCIIDigits.folded($0)) }) else { return false }
        return typed.minuteOfDay != start
    }

    private func slot(_ id: String, isShown: Bool) -> Node {
        div(.class("when-hint"), .id(id), .data("when-hint"), .role("status")) {
            if isShown { words }
        }
    }

    @NodeBuilder private var words: Node {
        switch outcome {
        case .nothing: Node.nothing
        case .stands(let standing): words(of: standing)
        case .refused(let words):
            p(.class("field-error")) { words.message }
            if !words.suggestions.isEmpty {
                div(.class("choices")) {
                    for start in words.suggestions {
                        scriptButton(context.strings.time(minute: start), .data("take", Minute.text(start)))
                    }
                }
            }
        }
    }

    @NodeBuilder private func words(of standing: Standing) -> Node {
        let strings = context.strings
        if let start = standing.start {
            p(.class("field-hint")) { strings(.taskWhenBegins, .word("time", strings.time(minute: start))) }
        }
        if let block = standing.block {
            p(.class("field-hint")) {
                strings(
                    .taskWhenCounted, .word("prayer", strings.name(block)),
                    .word("from", strings.time(minute: block.start)))
            }
        }
        if !standing.overlapped.isEmpty {
            p(.class("field-hint")) {
                strings(.taskWhenOverlaps, .word("titles", strings.list(standing.overlapped)))
            }
        }
    }
}
