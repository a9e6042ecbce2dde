import Records

/// The planner's numbers and lists, from `PlannerConfig.json`. All lengths and times of day are in minutes.
public struct PlannerConfig: Hashable, Sendable {
    /// Tasks start at multiples of this.
    public var grid: Int
    /// A line is drawn at every multiple of this, with a stronger one at every hour.
    public var mark: Int
    /// The height of an hour at scale 1, in CSS pixels.
    public var hourHeight: Int
    /// The shortest length at which a task is drawn, so that it can be read and touched.
    public var minimumExtent: Int
    /// The start of the timeline while no place is known.
    public var startWithoutPlace: Int
    /// The number of days before and after today that can be opened.
    public var reach: Int
    /// The durations a task can have.
    public var durations: [Int]
    public var defaultDuration: Int
    public var title: TextLimit
    public var notes: TextLimit
    /// The most steps in a task's checklist.
    public var checklist: Int
    /// The filters of the inbox: lengths in minutes, and ages in days.
    public var inboxLengths: [Int]
    public var inboxAges: [Int]
    /// The most starts that are suggested when one is refused.
    public var suggestions: Int
    /// The shortest gap for which adding a task is suggested.
    public var minimumInvitation: Int
    /// The default waking hours.
    public var waking: WakingHours
    /// The free days of the week, by country.
    public var weekend: Weekend
    /// The look of each category, in the order in which they are offered.
    public var categories: [CategoryLook]

    /// The largest allowed length of a text.
    public struct TextLimit: Hashable, Sendable {
        /// The limit people are told, in characters as they see them (extended grapheme clusters).
        public var characters: Int
        /// The limit in bytes of UTF-8, as a safeguard, because one character may carry any number of combining marks.
        public var bytes: Int

        public init(characters: Int, bytes: Int) {
            self.characters = characters
            self.bytes = bytes
        }

        /// Returns the number of characters of a text that is too long in characters or bytes; `nil` if it fits.
        public func excess(_ text: String) -> Int? {
            // Bytes first, because their number is already known.
            guard text.utf8.count <= bytes else { return max(text.count, characters + 1) }
            let count = text.count
            return count > characters ? count : nil
        }
    }

    /// A category's colour token and icon, and whether it is part of the free tier (self-hosting includes all).
    public struct CategoryLook: Hashable, Sendable {
        /// A category's name in a language.
        struct Name: Hashable, Sendable {
            var code: String
            var text: String
        }

        public var category: TaskCategory
        public var colour: String
        public var icon: String
        public var isFree: Bool
        /// The names by language; none for a category that the product's texts already name.
        var names: [Name] = []

        /// The built-in category with the same colour.
        public var tint: TaskCategory {
            for category in TaskCategory.allCases where colour == "category-" + category.rawValue { return category }
            return .work
        }

        /// The category's own name in a language, or in English or else Arabic if the file doesn't have the language;
        /// `nil` if the product's texts name it.
        public func name(in code: String) -> String? {
            for wanted in [code, "en", "ar"] {
                for name in names where name.code == wanted { return name.text }
            }
            return nil
        }
    }

    /// Returns the look of a category.
    public func look(of category: TaskCategory) -> CategoryLook? {
        for look in categories where look.category == category { return look }
        return nil
    }

    /// Returns the nearest start on the grid within the day (0 to the last start before 24:00). Halves round up.
    public func snapped(_ minute: Int) -> Int {
        let last = (CivilDay.minutes - 1) / grid * grid
        guard minute > 0 else { return 0 }
        guard minute < CivilDay.minutes else { return last }
        return min((minute + grid / 2) / grid * grid, last)
    }

    /// Returns the first start on the grid that is not before `minute`.
    func gridStart(notBefore minute: Int) -> Int {
        let floor = minute >= 0 ? minute / grid : (minute - grid + 1) / grid
        return floor * grid == minute ? minute : (floor + 1) * grid
    }
}
