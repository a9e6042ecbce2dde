import Interface

/// The other languages by their own names, for who can't read the one that comes by itself: a press, and the page is in it.
struct LanguageSwitch {
    let visit: Visit
    /// The page that it stands on.
    let back: Route

    var node: Node {
        postForm(
            Route.me(.settings).link(), operation: OperationSlot.mark, .class("languages"),
            .aria("label", visit.strings[.settingsLanguage])
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            for language in visit.bundle.locales.languages where language.code != visit.strings.language.code {
                submitButton(
                    language.name, kind: .quiet, .name(FieldName.language.rawValue), .value(language.code),
                    .lang(language.code), .dir(language.direction))
            }
        }
    }
}
