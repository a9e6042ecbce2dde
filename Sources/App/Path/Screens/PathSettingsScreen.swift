import Almanac
import Interface
import Records
import WorshipPath

/// "إعدادات المسيرة": which figures are shown, reminders, and the person's data (`/path/settings`).
enum PathSettingsScreen {
    static func show(_ context: RequestContext, problem: String? = nil) throws(NeedsData) -> Reply {
        guard let book = try PathBook(context, .noDays) else { return PathReply.unbegun(context) }
        guard !context.wantsJSON else { return .json(json(book)) }
        let view = PathSettingsView(context: context, book: book, problem: problem)
        return PathScreens.page(
            context, context.strings[.pathSettings], "path-settings", status: problem == nil ? 200 : 422
        ) { view.node }
    }

    private static func json(_ book: PathBook) -> JSON {
        let display = book.display
        let settings = book.settings
        let times = settings.reminders.times(for: book.answers, config: book.config)
        return .object([
            "streak": .string(display.streak.rawValue), "numbers": .bool(display.hasNumbers),
            "restDays": .bool(display.showsRestDays), "bar": .bool(display.showsBar),
            "nameOnly": .bool(display.isNameOnly), "focus": .bool(display.showsFocus),
            "reflection": .bool(display.showsReflection), "blossom": .bool(settings.hasBlossom),
            "onToday": .bool(settings.isOnToday),
            "eased": .bool(settings.isEased), "sync": .bool(settings.isSynced),
            "reminders": .bool(settings.reminders.isOn), "more": .bool(settings.reminders.wantsMore),
            "discreet": .bool(settings.isDiscreet), "times": .array(times.map { time in .string(time.text) }),
        ])
    }
}

/// The parts of the path's settings.
struct PathSettingsView {
    let context: RequestContext
    let book: PathBook
    let problem: String?
    private var strings: Strings { context.strings }
    private var settings: PathSettings { book.settings }

    @NodeBuilder var node: Node {
        if let problem {
            errorSummary(strings[.errorFirst], [(field: FieldName.confirmation.rawValue, text: problem)])
        }
        let display = book.display
        form(isFirst: true) {
            Field(PathSettings.Name.streak.rawValue, label: strings[.pathSetStreak]).segments(
                [
                    Choice(PathDisplay.Streak.shown.rawValue, strings[.pathSetStreakShown]),
                    Choice(PathDisplay.Streak.withoutNumber.rawValue, strings[.pathSetStreakPlain]),
                    Choice(PathDisplay.Streak.hidden.rawValue, strings[.pathSetStreakHidden]),
                ], selected: display.streak.rawValue)
            toggle(.numbers, .pathSetNumbers, display.hasNumbers)
            toggle(.restDays, .pathSetRestDays, display.showsRestDays)
            toggle(.bar, .pathSetBar, settings.display.showsBar ?? true)
            toggle(.nameOnly, .pathSetNameOnly, display.isNameOnly)
            toggle(.focus, .pathSetFocus, display.showsFocus)
            toggle(.reflection, .pathSetReflection, display.showsReflection)
            toggle(.blossom, .pathSetBlossom, settings.hasBlossom)
            toggle(.eased, .pathSetEased, settings.isEased)
            toggle(.onToday, .pathSetToday, settings.isOnToday)
        }
        titledSection(strings[.pathReminders], id: "path-reminders") {
            form {
                toggle(.reminders, .pathSetReminders, settings.reminders.isOn)
                times
                toggle(.more, .pathSetMore, settings.reminders.wantsMore)
                toggle(.discreet, .pathSetDiscreet, settings.isDiscreet)
            }
        }
        titledSection(strings[.dataTitle], id: "data") {
            form { toggle(.sync, .pathSetSync, settings.isSynced) }
            PathDataView(context: context, problem: problem).node
        }
        rows { linkRow(strings[.pathLock], href: Route.path(.lock).link(), icon: .lock) }
        rows { linkRow(strings[.pathAbout], href: Route.path(.about).link(), icon: .info) }
    }

    /// Fields for as many times as a person may have; an empty one is ignored.
    @NodeBuilder private var times: Node {
        let rule = book.config.reminders
        let chosen = settings.reminders.times(for: book.answers, config: book.config)
        let count = settings.reminders.wantsMore ? rule.most : rule.usual
        hiddenInput(PathField.times.rawValue, "on")
        for index in 0..<count {
            let name = PathField.time.rawValue
            let value = index < chosen.count ? chosen[index].text : ""
            div(.class("field")) {
                label(.for("\(name)-\(index)"), .class("field-label")) {
                    strings(.pathSetTime, .number("number", index + 1))
                }
                div(.class("select")) {
                    select(.id("\(name)-\(index)"), .name(name), .class("control")) {
                        for choice in choices(value) {
                            option(.value(choice.value), .selected(choice.value == value)) { choice.label }
                        }
                    }
                    Icon.expand.node(.text)
                }
            }
        }
    }

    private func choices(_ value: String) -> [Choice] {
        var choices = [Choice("", strings[.pathSetTimeNone])]
        for event in PrayerEvent.allCases where event.isPrayer {
            let time = PathReminderTime.after(event, minutes: book.config.reminders.minutes)
            choices.append(Choice(time.text, strings(.pathSetTimeAfter, .word("prayer", strings.name(event)))))
        }
        for hour in stride(from: 5, through: 23, by: 1) {
            guard let time = ClockTime(hour: hour, minute: 0) else { continue }
            choices.append(Choice(PathReminderTime.clock(time).text, strings.time(time)))
        }
        if !value.isEmpty, !choices.contains(where: { $0.value == value }) { choices.append(Choice(value, value)) }
        return choices
    }

    private func toggle(_ name: PathSettings.Name, _ label: Phrase, _ isOn: Bool) -> Node {
        group {
            hiddenInput(name.rawValue, "off")
            Field(name.rawValue, label: strings[label]).toggle(isOn)
        }
    }

    private func form(isFirst: Bool = false, @NodeBuilder content: () -> Node) -> Node {
        card(.class("part")) {
            ChoicesForm(context, .path(.settings)).node(says: isFirst, content)
        }
    }
}

/// The person's data on the path, to export and to erase.
struct PathDataView {
    let context: RequestContext
    let problem: String?
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        card(.class("part")) {
            p { strings[.pathPrivacy] }
            // Without `download`, because browsers fetch such a link past the worker. The answer itself says that it is
            // a file.
            Interface.form(.method(.get), .action(Route.path(.export).link()), .class("settings")) {
                Field("excused", label: strings[.pathExportExcused]).toggle(false)
                submitButton(strings[.pathExport], kind: .secondary, icon: .download)
            }
        }
        card(.class("part")) {
            h2 { strings[.pathErase] }
            p { strings[.pathEraseBody] }
            postForm(Route.path(.erase).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(PathField.step.rawValue, PathStep.erase.rawValue)
                Field(FieldName.confirmation.rawValue, label: strings[.pathEraseConfirm], error: problem).toggle(false)
                submitButton(strings[.pathErase], kind: .danger, icon: .trash)
            }
        }
    }
}
