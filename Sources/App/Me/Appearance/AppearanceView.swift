import Interface
import Records

/// The parts of the appearance page.
struct AppearanceView {
    let context: RequestContext
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }
    private var settings: Settings { context.settings }

    /// A theme's name; one that exists only in an operator's file goes by its own name.
    static func name(_ theme: String, _ strings: Strings) -> String {
        let key = "theme." + theme
        return strings.has(key: key) ? strings[key: key] : theme
    }

    /// A card for each theme, in its own colours; pressing one chooses it.
    var themes: Node {
        postForm(
            Route.me(.appearance).link(), operation: IdempotencyKeySlot.mark, .class("part"), .data("inplace"),
            .aria("labelledby", "themes")
        ) {
            h2(.id("themes")) { strings[.lookThemes] }
            if context.look.theme != context.look.chosen {
                p(.class("part-lead")) {
                    strings(.lookFestiveNow, .word("theme", Self.name(context.look.chosen, strings)))
                }
            }
            ul(.class("themes")) { for theme in context.bundle.theme.themes { li { card(theme) } } }
        }
    }

    private func card(_ theme: Theme) -> Node {
        let key = "theme.\(theme.name).brief"
        return button(
            .type("submit"), .class("theme-card"), .id("theme-" + theme.name), .name(FieldName.theme.rawValue),
            .value(theme.name), .aria("pressed", theme.name == context.look.theme), .data("theme", theme.name),
            .data("mode", settings.mode.rawValue), .data("tier", theme.tier == .pro ? "pro" : "free")
        ) {
            span(.class("theme-picture"), .ariaHidden) {
                span(.class("backdrop"))
                span(.class("theme-prayer")) { strings[key: "prayer.asr"] }
                span(.class("theme-task", "tint-work")) { strings[.lookSampleTask] }
                span(.class("theme-task", "tint-family")) { strings[.lookSampleOther] }
            }
            span(.class("theme-words")) {
                span(.class("theme-name")) { Self.name(theme.name, strings) }
                if strings.has(key: key) { span(.class("theme-brief")) { strings[key: key] } }
                if context.lock(.me(.appearance), FieldName.theme.rawValue, theme.name) != nil {
                    span(.class("theme-brief")) {
                        Icon.lock.node(.text)
                        badge(strings[.proBadge])
                    }
                }
            }
            Icon.check.node()
        }
    }

    /// The choices besides the theme. With scripts each applies at once; without them the button saves them.
    var choices: Node {
        ChoicesForm(context, .me(.appearance)).node(says: false) {
            Interface.card(.class("part")) {
                h2 { strings[.lookReading] }
                Field(FieldName.mode.rawValue, label: strings[.settingsMode], error: error(.mode)).segments(
                    modes, selected: settings.mode.rawValue)
                Field(
                    FieldName.textScale.rawValue, label: strings[.lookScale], hint: strings[.lookScaleHint],
                    error: error(.textScale)
                ).choice(scales, selected: "\(settings.textScale)")
                if context.bundle.theme.festive != nil {
                    toggle(.festiveTheme, .lookFestive, .lookFestiveHint, settings.festiveTheme != ThemeInForce.off)
                }
            }
            Interface.card(.class("part")) {
                h2 { strings[.lookMotion] }
                toggle(.still, .lookStill, .lookStillHint, settings.isStill)
                toggle(.lightEffects, .lookLight, .lookLightHint, settings.isLight)
                toggle(.haptics, .settingsHaptics, nil, settings.haptics)
                confetti
            }
        }
    }

    /// The choice of confetti for a completed task.
    private var confetti: Node {
        if let lock = context.lock(.me(.appearance), FieldName.confetti.rawValue) {
            return lockedField(
                strings[.lookConfetti], hint: strings[.lookConfettiHint], badge: strings[.proBadge], href: lock)
        }
        return toggle(.confetti, .lookConfetti, .lookConfettiHint, settings.celebrates)
    }

    private var modes: [Choice] {
        ModeChoice.allCases.map { mode in Choice(mode.rawValue, strings[key: "settings.mode.\(mode.rawValue)"]) }
    }

    private var scales: [Choice] {
        context.bundle.theme.scales.map { scale in Choice("\(scale)", strings(.lookPercent, .number("percent", scale)))
        }
    }

    /// A switch. An unticked box sends nothing, so a hidden "off" comes before it.
    private func toggle(_ field: FieldName, _ label: Phrase, _ hint: Phrase?, _ isOn: Bool) -> Node {
        group {
            hiddenInput(field.rawValue, "off")
            Field(field.rawValue, label: strings[label], hint: hint.map { strings[$0] }).toggle(isOn)
        }
    }

    private func error(_ field: FieldName) -> String? { problem?.field == field ? problem?.message : nil }
}
