import Almanac
import Interface
import Records

/// The switch and the time of the alert with the ayah of the day (EN-01).
struct PushAyahView {
    let setup: PushSetup
    let form: FormFields?
    let problem: (field: FieldName, message: String)?
    let strings: Strings

    var node: Node {
        card(.class("part")) {
            h2 { strings[.quranAyahOfDay] }
            postForm(Route.planner(.push).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, PushHandler.Step.ayah.rawValue)
                Field(FieldName.confirmation.rawValue, label: strings[.pushAyah], hint: strings[.pushAyahHint])
                    .toggle(form.map { $0.last(.confirmation) == "on" } ?? setup.hasAyah)
                Field(
                    FieldName.start.rawValue, label: strings[.pushAyahTime],
                    error: problem?.field == .start ? problem?.message : nil
                ).machine(form?[.start] ?? setup.ayahTime.description, type: "time")
                submitButton(strings[.pushAyahSave], icon: .check)
            }
        }
    }
}
