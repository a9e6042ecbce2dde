import Interface
import Quran

/// The parts of the reader's settings.
struct ReaderSettingsView {
    let context: RequestContext
    let settings: ReaderSettings
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }

    var node: Node {
        postForm(
            Route.quran(.settings).link(), operation: IdempotencyKeySlot.mark, .class("settings"), .data("inplace")
        ) {
            if let back = Return.route(context) { hiddenInput(FieldName.back.rawValue, back.path) }
            size
            Field(FieldName.paper.rawValue, label: strings[.readerPaper], error: error(.paper)).segments(
                [
                    Choice("auto", strings[.readerPaperAuto]), Choice("light", strings[.readerPaperLight]),
                    Choice("dark", strings[.readerPaperDark]), Choice("sepia", strings[.readerPaperSepia]),
                ], selected: settings.paper.rawValue)
            translations
            toggle(.transliteration, .readerTransliteration, settings.hasTransliteration)
            toggle(.tajweed, .readerTajweed, settings.hasColours)
            toggle(.signs, .readerSigns, settings.hasSigns)
            toggle(.accessible, .readerAccessible, settings.hasAccessibleColours)
            toggle(.awake, .readerAwake, settings.staysAwake)
            goal
            toggle(.hidesDays, .readerHidesDays, settings.hidesDays)
            div(.class("form-actions", "in-sight")) { submitButton(strings[.settingsSave], icon: .check) }
        }
    }

    private var size: Node {
        let config = context.bundle.reader
        let paper = ReaderPaper(settings, config)
        let name = FieldName.size.rawValue
        return Field(
            name, label: strings[.readerSize],
            hint: strings(
                .readerSizeHint, .number("low", config.sizes.lowerBound), .number("high", config.sizes.upperBound)),
            error: error(.size)
        ).node(
            input([
                .id(name), .name(name), .type("range"), .class("range"), .min("\(config.sizes.lowerBound)"),
                .max("\(config.sizes.upperBound)"), .step("1"), .value(paper.size), .data("reader-size"),
                .aria("describedby", name + "-hint"),
            ]))
    }

    @NodeBuilder private var translations: Node {
        let list = Translations(context, settings)
        if !list.installed.isEmpty {
            fieldset(.class("field")) {
                legend(.class("field-label")) { strings[.readerTranslations] }
                hiddenInput(FieldName.translations.rawValue, "")
                for item in list.installed {
                    label(.class("switch")) {
                        span(.class("switch-label")) {
                            bdi { item.name }
                            " "
                            small(.class("muted")) {
                                context.bundle.locales.language(code: item.code)?.name ?? item.code
                                if item.isOwn { strings.parting + strings[.readerOwnText] }
                            }
                        }
                        input(
                            .type("checkbox"), .name(FieldName.translations.rawValue), .value(item.pack),
                            .checked(list.chosen.contains(item)), .class("switch-box"))
                    }
                }
            }
        }
    }

    private var goal: Node {
        var choices = [Choice("", strings[.quranGoalNone])]
        for goal in context.bundle.reader.goals { choices.append(Choice(goal.text, strings.words(goal))) }
        return Field(
            FieldName.goal.rawValue, label: strings[.quranGoal], hint: strings[.quranGoalHint], error: error(.goal)
        ).choice(choices, selected: settings.goal?.text ?? "")
    }

    /// A switch with a hidden "off" before it, so that off and missing can be distinguished.
    private func toggle(_ field: FieldName, _ label: Phrase, _ isOn: Bool) -> Node {
        group {
            hiddenInput(field.rawValue, "off")
            Field(field.rawValue, label: strings[label]).toggle(isOn)
        }
    }

    private func error(_ name: FieldName) -> String? { problem?.field == name ? problem?.message : nil }
}
