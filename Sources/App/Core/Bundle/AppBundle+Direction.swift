import Interface

extension AppBundle {
    /// The writing direction of a language, for a text shown beside the Quran's.
    func direction(code: String) -> Direction { locales.language(code: code)?.direction ?? .leftToRight }
}
