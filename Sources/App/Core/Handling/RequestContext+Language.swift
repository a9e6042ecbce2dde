import Interface

/// The language of the current page, carried on by links when the settings no longer hold it.
extension RequestContext {
    /// The current language, for the page after the settings were erased with everything else; empty if it is the
    /// default language.
    var sameLanguage: [QueryItem] {
        let code = strings.language.code
        return code == bundle.locales.standard.code ? [] : [QueryItem(.language, code)]
    }

    /// The language that this page's own address names, if it names one.
    var askedLanguage: [QueryItem] { parameter(.language) == nil ? [] : sameLanguage }
}
