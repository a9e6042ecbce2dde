import Quran
import Records

extension Scope {
    /// The scope of reading the Quran: how it is shown, where the person stopped, bookmarks, plans, and what was read
    /// on a day.
    static let quran = Scope("quran")
}
