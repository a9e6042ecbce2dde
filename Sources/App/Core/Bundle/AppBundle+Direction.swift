import Interface

extension AppBundle {
    /// The direction in which a language is written, of a text that stands beside the Quran's.
    func direction(code: String) -> Direction { locales.language(code: code)?.direction ?? .leftToRight }
}
