import Interface

/// The language of the page that a person stands on, carried on by links where the settings no longer tell it.
extension RequestContext {
    /// The present language, for the page after the settings have been erased with everything else; nothing where it is the
    /// one that comes by itself.
    var sameLanguage: [QueryItem] {
        let code = strings.language.code
        return code == bundle.locales.standard.code ? [] : [QueryItem(.language, code)]
    }

    /// The language that this page's own address names.
    var askedLanguage: [QueryItem] { parameter(.language) == nil ? [] : sameLanguage }
}
