import Almanac
import Interface
import Records
import WorshipPath

/// A plan in plain language: a few essentials, bonuses that are never owed, the focus of the week, and how it adapts.
struct PathPlanView {
    let context: RequestContext
    let mix: WorshipMix
    /// The focus of the week, or `nil` if none is shown.
    let focus: String?
    /// Whether the suggested minutes are shown (WP-092).
    var hasNumbers = true
    /// Returns the controls for an action of the plan.
    var tools: (PlannedAction, Bool) -> Node = { _, _ in .nothing }
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        titledSection(strings[.pathEssentials], id: "essentials") {
            p(.class("part-lead")) { strings[.pathEssentialsNote] }
            list(mix.essentials, isEssential: true)
        }
        if !mix.bonuses.isEmpty {
            titledSection(strings[.pathBonuses], id: "bonuses") {
                p(.class("part-lead")) { strings[.pathBonusesNote] }
                list(mix.bonuses, isEssential: false)
            }
        }
        if let focus {
            titledSection(strings[.pathFocus], id: "focus") {
                card { p { strings(.pathFocusWeek, .word("theme", strings.theme(focus))) } }
            }
        }
        section(.class("part")) {
            p { strings[.pathRecovery] }
            details(.class("card", "part")) {
                summary { strings[.pathAdapts] }
                PathAdapts(strings: strings).node
            }
        }
    }

    private func list(_ actions: [PlannedAction], isEssential: Bool) -> Node {
        rows {
            for action in actions {
                row(
                    .text(strings.action(action.id)),
                    detail: detail(action),
                    leading: span(.class("row-icon")) { action.area.icon.node() }, trailing: tools(action, isEssential))
            }
        }
    }

    private func detail(_ action: PlannedAction) -> Node {
        guard action.minutes > 0 else { return .text(strings[.pathInItsTime]) }
        return hasNumbers ? .text(strings(.minutes, count: action.minutes)) : .nothing
    }
}

extension WorshipArea {
    /// The icon of the area.
    var icon: Icon {
        switch self {
        case .salah: .mosque
        case .quran: .quran
        case .dhikr: .repeats
        case .dua: .star
        case .sadaqah: .errands
        case .zakat: .sun
        case .goodDeed: .family
        }
    }
}
