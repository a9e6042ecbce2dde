import Interface
import Quran
import Records

extension AppBundle {
    /// How the rules of tajweed are shown; `nil` where the configuration holds nothing that can be read. It is read when the
    /// Quran is, so that a day's page doesn't carry it.
    var tajweed: TajweedConfig? {
        guard let json = config["TajweedConfig"] else { return nil }
        return try? TajweedConfig(json: json)
    }

    /// The direction in which a language is written, of a text that stands beside the Quran's.
    func direction(code: String) -> Direction { locales.language(code: code)?.direction ?? .leftToRight }
}
