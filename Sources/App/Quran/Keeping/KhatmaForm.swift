import Interface
import Quran
import Records

/// The form for a new plan.
struct KhatmaForm {
    let context: RequestContext
    let typed: FormFields
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }

    var node: Node {
        card(.class("part")) {
            h2 { strings[.khatmaNew] }
            postForm(Route.quran(.khatma).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, KhatmaStep.add.rawValue)
                Field(FieldName.name.rawValue, label: strings[.khatmaNameLabel], error: error(.name)).text(
                    typed[.name] ?? "", .maxlength(Khatma.nameLimit), .autocomplete("off"))
                Field(FieldName.pace.rawValue, label: strings[.khatmaPace], error: error(.pace)).segments(
                    [
                        Choice("juz", strings[.khatmaByJuz]), Choice("pages", strings[.khatmaByPages]),
                        Choice("until", strings[.khatmaByDate]),
                    ], selected: typed[.pace] ?? "juz")
                div(.class("field-pair")) {
                    number(.juz, .khatmaByJuz, "1")
                    number(.pages, .khatmaByPages, "4")
                    Field(FieldName.until.rawValue, label: strings[.khatmaByDate], error: error(.until)).machine(
                        typed[.until] ?? "", type: "date")
                }
                submitButton(strings[.khatmaSave], icon: .check)
            }
        }
    }

    private func number(_ field: FieldName, _ label: Phrase, _ standard: String) -> Node {
        Field(field.rawValue, label: strings[label], error: error(field)).machine(
            typed[field] ?? standard, type: "text", .inputmode("numeric"))
    }

    private func error(_ name: FieldName) -> String? { problem?.field == name ? problem?.message : nil }
}
