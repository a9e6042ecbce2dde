import Almanac
import Interface
import Planner

/// Reminders as rows with their actions.
struct ReminderView {
    let context: RequestContext
    let words: ReminderWords
    /// The page that the rows' forms lead back to.
    let back: Route
    private let looks: TaskLooks
    /// The direction of the Kaaba from the present place.
    let qibla: QiblaArrow?

    init(_ context: RequestContext, _ zone: Zone, back: Route) {
        self.context = context
        self.back = back
        words = ReminderWords(context, zone)
        looks = TaskLooks(context)
        qibla = QiblaArrow(from: context.place)
    }

    /// The row of a reminder. Scripts know it by its id and show it as an alert when it is due.
    func row(_ reminder: Reminder, hasActions: Bool) -> Node {
        Interface.row(
            span(.dirAuto) { words.title(reminder) }, detail: detail(reminder, isHere: hasActions),
            leading: span(.class("row-icon")) { icon(reminder).node() },
            trailing: hasActions ? actions(reminder) : time(reminder), .data("reminder", reminder.id))
    }

    /// When it is; for a prayer that has begun, also the direction and a button for a sound that the page could not
    /// play (MZ-093, MZ-233).
    private func detail(_ reminder: Reminder, isHere: Bool) -> Node {
        group {
            Node.text(text(reminder))
            if isHere, reminder.kind.group == .prayer {
                Node.text(" ")
                if let qibla { qibla.link(context.strings, .class("qibla-link")) }
                scriptButton(
                    context.strings[.adhanPlay], kind: .quiet, icon: .bell, .data("adhan-again", reminder.id), .hidden()
                )
            }
        }
    }

    private func text(_ reminder: Reminder) -> String {
        guard reminder.delivery == .list else { return words.body(reminder) }
        return words.body(reminder) + context.strings[key: "list.comma"] + context.strings[.reminderHeld]
    }

    private func time(_ reminder: Reminder) -> Node {
        span(.class("row-value")) { bdi { words.time(reminder.at) } }
    }

    private func actions(_ reminder: Reminder) -> Node {
        div(.class("row-actions")) {
            for action in reminder.actions { form(action, reminder, kind: .secondary) }
            form(.dismiss, reminder, kind: .quiet)
        }
    }

    private func form(_ action: ReminderAction, _ reminder: Reminder, kind: ButtonKind) -> Node {
        postForm(
            Route.planner(.reminderAction(reminder.id, action)).link(), operation: IdempotencyKeySlot.mark,
            .data("inplace"),
            .data("haptic", action == .complete ? "complete" : "snooze")
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            submitButton(label(action), kind: kind)
        }
    }

    /// The label of a button or of a notification's action.
    func label(_ action: ReminderAction) -> String {
        let strings = context.strings
        switch action {
        case .complete: return strings[.taskComplete]
        case .snooze: return strings[.reminderSnooze]
        case .extend:
            return strings(.taskExtend, .word("time", strings.duration(minutes: context.bundle.reminders.extra)))
        case .dismiss: return strings[.reminderDismiss]
        }
    }

    /// The icon of its subject: a category's or a prayer's.
    func icon(_ reminder: Reminder) -> Icon {
        let subject = reminder.subjects[0]
        guard subject.group != .task else { return looks[subject.category].icon }
        switch subject.name {
        case "fajr": return .fajr
        case "dhuhr": return .dhuhr
        case "asr": return .asr
        case "maghrib": return .maghrib
        case "isha": return .isha
        case "jummah": return .dhuhr
        case "eid": return .star
        case "iftar": return .sunrise
        default: return subject.group == .prayer ? .bell : .moon
        }
    }
}
