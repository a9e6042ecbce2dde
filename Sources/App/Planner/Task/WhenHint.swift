import Almanac
import Interface
import Planner
import Records

/// What comes of the day and the time that a task's form holds so far: where the task would begin, or what stands against it
/// and the times close by that would do.
///
/// A script asks for the form's page with the fields while they are filled in, and shows this part of it. Nothing rests on
/// it: the form is checked when it is sent.
struct WhenHint {
    private let context: RequestContext
    private var outcome = Outcome.nothing
    /// Whether the time goes by a prayer, so that the words belong to the prayer's fields.
    private var isTied = false

    private enum Outcome {
        case nothing
        /// It can stand there.
        case stands(Standing)
        case refused(RefusalWords)
    }

    /// What is worth saying of a time that would do.
    private struct Standing {
        /// The minute it begins at, where that is another than the one typed.
        var start: Int?
        /// The prayer that the time goes by.
        var block: PrayerBlock?
        /// The titles of the tasks that it would overlap.
        var overlapped: [String]
    }

    /// Says nothing: a form that was refused says more over its fields.
    static func empty(_ context: RequestContext) -> WhenHint { WhenHint(context) }

    private init(_ context: RequestContext) { self.context = context }

    /// - Parameters:
    ///   - task: the task that the form is for; `nil` for a new one.
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

    /// Beside the day and the start.
    var clock: Node { slot("when-hint", isShown: !isTied) }

    /// Beside the prayer and the minutes.
    var prayer: Node { slot("timing-hint", isShown: isTied) }

    /// The prayer of a placement's day that it is tied to.
    private static func block(of placement: Placement, _ day: TaskDay?) -> PrayerBlock? {
        guard let anchor = placement.anchor else { return nil }
        return day?.planning.blocks.first { $0.day == 0 && $0.kind == anchor.prayer }
    }

    /// Whether a start is another than the one typed, because starts lie on a grid.
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
