import Interface
import Planner
import Records

/// The fields of a page of the day's shape.
struct PrayerSettingsView {
    let context: RequestContext
    let page: PrayerSettingsPage
    /// The values typed into a form that could not be saved.
    let typed: FormFields?
    let problem: (name: String, message: String)?
    /// Today's blocks, which show what the choices come to.
    var today: [PrayerBlock] = []
    private var strings: Strings { context.strings }

    func group(_ group: PrayerSettingsGroup) -> Node {
        card(.class("part")) {
            h2 { group.title }
            if !group.lead.isEmpty { p(.class("field-hint")) { group.lead } }
            if let block = block(of: group) { times(block, isOther: block.kind != group.prayer) }
            for field in group.fields { self.field(field) }
        }
    }

    /// Today's block of a group's prayer; on a Friday that is Jummah in Dhuhr's place.
    private func block(of group: PrayerSettingsGroup) -> PrayerBlock? {
        guard let prayer = group.prayer else { return nil }
        return today.first { $0.kind == prayer } ?? today.first { prayer == .dhuhr && $0.kind == .jummah }
    }

    /// The parts of a page besides its fields.
    @NodeBuilder var more: Node {
        switch page {
        case .nawafil:
            for type in context.bundle.nawafil.types where type.isInformation {
                p(.class("field-hint")) { type.emoji + " " + type.name(in: strings.language.code) }
            }
            rows { linkRow(strings[.nawafilHistory], href: Route.planner(.nawafilHistory).link(), icon: .check) }
        case .travel:
            card(.class("part")) {
                h2 { strings[.shapeHome] }
                p(.class("field-hint")) {
                    strings[context.settings.shape[PrayerSettingsName.home] == nil ? .shapeHomeNone : .shapeHomeSet]
                }
                if context.place != nil {
                    submitButton(
                        strings[.shapeHomeHere], kind: .secondary, icon: .pin, .name(FieldName.step.rawValue),
                        .value("here"))
                }
            }
        case .special:
            p(.class("field-hint")) { strings[.shapeVariation] }
            rows {
                linkRow(strings[.reminderSettingsTitle], href: Route.planner(.reminderSettings).link(), icon: .bell)
            }
        case .prayers:
            p(.class("field-hint")) { strings[.shapeVariation] }
        }
    }

    /// When the prayer begins and ends today, and what is kept free around it.
    private func times(_ block: PrayerBlock, isOther: Bool) -> Node {
        dl(.class("facts")) {
            div {
                dt { isOther ? strings.name(block) : strings[.today] }
                dd {
                    strings(
                        .shapeToday, .word("times", strings.range(block.minutes)),
                        .word("kept", strings.range(block.reserved)))
                }
            }
        }
    }

    private func field(_ field: PrayerSettingsField) -> Node {
        let shown = Field(
            field.name, label: field.label, hint: field.hint,
            error: problem?.name == field.name ? problem?.message : nil)
        if let lock = context.lock(.planner(.shape(page)), field.name) {
            return lockedField(field.label, badge: strings[.proBadge], href: lock)
        }
        let value = typed?.values(of: field.name).last ?? field.value(context.settings)
        switch field.kind {
        case .toggle:
            return Interface.group {
                // An unticked box sends nothing, so a hidden "off" comes before it.
                hiddenInput(field.name, "off")
                shown.toggle(value == "on")
            }
        case .number(let range):
            return shown.machine(
                value, type: "number", .min("\(range.lowerBound)"), .max("\(range.upperBound)"), .step("1"),
                .placeholder(field.usual))
        case .time: return shown.machine(value, type: "time")
        case .choice(let choices): return shown.segments(choices, selected: value)
        case .shift(_, _, let choices): return shown.choice(choices, selected: value)
        }
    }
}
