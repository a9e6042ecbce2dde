import Almanac
import Interface
import Planner

/// The form on Today that a script fills in around a prayer's time, if the person asked for it, and the resulting note
/// with a button that undoes it.
struct NearForm {
    let context: RequestContext
    let day: Day

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    @NodeBuilder var node: Node {
        if day.isToday, let windows = NearMosque(context, day.days, day.plan.day)?.windows, !windows.isEmpty {
            postForm(
                Route.planner(.mosques).link(), operation: IdempotencyKeySlot.mark, .data("near", Self.text(windows)),
                .hidden()
            ) {
                hiddenInput(FieldName.step.rawValue, MosqueStep.near.rawValue)
                hiddenInput(FieldName.latitude.rawValue, "")
                hiddenInput(FieldName.longitude.rawValue, "")
                hiddenInput(FieldName.accuracy.rawValue, "")
            }
        }
        if day.isToday, let standing = AtMosque(context.settings.shape), standing.date == day.date,
            let mosque = standing.mosque.flatMap({ context.settings.mosques[$0] })
        {
            banner(
                context.strings(
                    .mosqueAt, .text("mosque", mosque.name), .word("prayer", context.strings.name(standing.prayer))),
                tone: .plain, icon: .pin, actions: Self.leave(context, context.strings[.mosqueLeave]))
        }
    }

    /// A button that says the person isn't there.
    static func leave(_ context: RequestContext, _ label: String) -> Node {
        postForm(Route.planner(.mosques).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, MosqueStep.leave.rawValue)
            submitButton(label, kind: .quiet, icon: .undo)
        }
    }

    /// The windows for the script: `from-until`, in milliseconds since 1970.
    private static func text(_ windows: [(prayer: PrayerBlock.Kind, from: Instant, until: Instant)]) -> String {
        var text = ""
        for window in windows {
            if !text.isEmpty { text += " " }
            text += "\(window.from.milliseconds)-\(window.until.milliseconds)"
        }
        return text
    }
}
