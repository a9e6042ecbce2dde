import Interface
import Planner

/// The settings of the day: its waking hours, and whether suggestions use the past.
struct DayHoursView {
    let context: RequestContext
    let problem: (field: FieldName, message: String)?

    var node: Node {
        let strings = context.strings
        let hours = context.settings.waking(context.bundle.planner)
        return card(.class("part")) {
            h2 { strings[.settingsDay] }
            p(.class("field-hint")) { strings[.settingsDayHint] }
            div(.class("field-pair")) {
                time(.wake, .settingsWake, hours.wake)
                time(.sleep, .settingsSleep, hours.sleep)
            }
            // An unticked box sends nothing, so a hidden "off" comes before it.
            hiddenInput(FieldName.hints.rawValue, "off")
            Field(FieldName.hints.rawValue, label: strings[.settingsHints], hint: strings[.settingsHintsHint])
                .toggle(context.settings.hints)
        }
    }

    private func time(_ field: FieldName, _ label: Phrase, _ minute: Int) -> Node {
        Field(
            field.rawValue, label: context.strings[label], error: problem?.field == field ? problem?.message : nil
        ).machine(Minute.text(minute), type: "time")
    }
}
