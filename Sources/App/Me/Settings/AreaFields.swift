import Interface

/// The settings that show and hide areas.
struct AreaFields {
    let context: RequestContext
    let problem: (field: FieldName, message: String)?

    var node: Node {
        let strings = context.strings
        return card(.class("part"), .id("areas")) {
            h2 { strings[.settingsAreas] }
            p(.class("field-hint")) { strings[.settingsAreasHint] }
            for area in Area.allCases {
                if let field = area.field {
                    // An unticked box sends nothing, so a hidden "off" comes before it.
                    hiddenInput(field.rawValue, "off")
                    Field(
                        field.rawValue, label: strings[area.name], hint: strings[area.brief],
                        error: problem?.field == field ? problem?.message : nil
                    ).toggle(context.shows(area))
                }
            }
        }
    }
}
