import Quran
import Records

extension Scope {
    /// What belongs to reading the Quran: how it is shown, where one stopped, bookmarks, plans, what was read on a day.
    static let quran = Scope("quran")
}
