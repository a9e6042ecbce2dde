import Quran

extension ReadingGoal {
    /// How much of the goal was done on a day.
    func done(_ day: ReadingDay, _ pages: Int) -> Int {
        switch kind {
        case .ayat: day.ayat.count
        case .pages: pages
        case .minutes: day.seconds / 60
        }
    }
}
