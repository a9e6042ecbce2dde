import Interface

/// The other languages by their own names, for who can't read the one that comes by itself: a press, and the page is in it.
struct LanguageSwitch {
    let context: RequestContext
    /// The page that it stands on.
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
