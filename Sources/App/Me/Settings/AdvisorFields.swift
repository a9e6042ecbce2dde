import Interface

/// The settings of the assistant, which say what it would be told before it can be switched on. Shown only if the
/// operator has one.
struct AdvisorFields {
    let context: RequestContext

    @NodeBuilder var node: Node {
        let strings = context.strings
        if let address = context.bundle.advisor.address {
            card(.class("part"), .id("assistant")) {
                h2 { strings[.advisorTitle] }
                p { strings(.advisorLead, .text("address", address.host)) }
                p(.class("field-hint")) { strings[.advisorSent] }
                toggle(.advisor, .advisorOn, nil, context.settings.asksAdvisor)
                toggle(.advisorTitles, .advisorTitles, .advisorTitlesHint, context.settings.tellsTitles)
            }
        }
    }

    /// A switch. An unticked box sends nothing, so a hidden "off" comes before it.
    private func toggle(_ field: FieldName, _ label: Phrase, _ hint: Phrase?, _ isOn: Bool) -> Node {
        group {
            hiddenInput(field.rawValue, "off")
            Field(field.rawValue, label: context.strings[label], hint: hint.map { context.strings[$0] }).toggle(isOn)
        }
    }
}
