import Interface

/// Buttons for the other languages, each by its own name, for people who can't read the default one: one press shows
/// the page in that language.
struct LanguageSwitch {
    let context: RequestContext
    /// The page that contains the switch.
    let back: Route

    var node: Node {
        postForm(
            Route.me(.settings).link(), operation: IdempotencyKeySlot.mark, .class("languages"),
            .aria("label", context.strings[.settingsLanguage])
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            for language in context.bundle.locales.languages where language.code != context.strings.language.code {
                submitButton(
                    language.name, kind: .quiet, .name(FieldName.language.rawValue), .value(language.code),
                    .lang(language.code), .dir(language.direction))
            }
        }
    }
}
