import Records

/// The planner's numbers and lists: `PlannerConfig.json`. All lengths and times of day are minutes.
public struct PlannerConfig: Hashable, Sendable {
    /// Starts lie on multiples of this.
    public var grid: Int
    /// A line is drawn at each multiple of this; every hour has a stronger one.
    public var mark: Int
    /// The height of an hour at scale 1, in CSS pixels.
    public var hourHeight: Int
    /// A task is drawn at least this long, so that it can be read and touched.
    public var minimumExtent: Int
    /// Where the timeline begins while no place is known.
    public var startWithoutPlace: Int
    /// How many days before and after today can be opened.
    public var reach: Int
    /// The durations a task can have.
    public var durations: [Int]
    public var defaultDuration: Int
    public var title: TextLimit
    public var notes: TextLimit
    /// At most this many steps are in a task's checklist.
    public var checklist: Int
    /// The lengths in minutes and the ages in days that the inbox may be narrowed down to.
    public var inboxLengths: [Int]
    public var inboxAges: [Int]
    /// At most this many starts are suggested when one is refused.
    public var suggestions: Int
    /// Shorter gaps invite to nothing.
    public var minimumInvitation: Int
    /// The waking hours of somebody who set none of their own.
    public var waking: WakingHours
    /// Which days of the week are free, by country.
    public var weekend: Weekend
    /// How each category looks, in the order they are offered.
    public var categories: [CategoryLook]

    /// How long a text may be.
    public struct TextLimit: Hashable, Sendable {
        /// What the person is told: characters as they are read (extended grapheme clusters).
        public var characters: Int
        /// A safety net, since one character may carry any number of combining marks: bytes of UTF-8.
        public var bytes: Int

        public init(characters: Int, bytes: Int) {
            self.characters = characters
            self.bytes = bytes
        }

        /// How many characters a text has where that, or its bytes, are too many; `nil` where it fits.
        public func excess(_ text: String) -> Int? {
            // Bytes first: they are counted already.
            guard text.utf8.count <= bytes else { return max(text.count, characters + 1) }
            let count = text.count
            return count > characters ? count : nil
        }
    }

    /// A category's colour token, icon and whether it is part of the free tier (self-hosting has all).
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
        /// By language; none for a category that the product's texts name.
        var names: [Name] = []

        /// The category whose colour and icon it has.
        public var tint: TaskCategory {
            for category in TaskCategory.allCases where colour == "category-" + category.rawValue { return category }
            return .work
        }

        /// Its own name in a language, in English or Arabic where the file doesn't have the language; `nil` where the
        /// product's texts name it.
        public func name(in code: String) -> String? {
            for wanted in [code, "en", "ar"] {
                for name in names where name.code == wanted { return name.text }
            }
            return nil
        }
    }

    /// How a category looks.
    public func look(of category: TaskCategory) -> CategoryLook? {
        for look in categories where look.category == category { return look }
        return nil
    }

    /// The nearest start on the grid within the day (0 to the last start before 24:00); halves round up.
    public func snapped(_ minute: Int) -> Int {
        let last = (CivilDay.minutes - 1) / grid * grid
        guard minute > 0 else { return 0 }
        guard minute < CivilDay.minutes else { return last }
        return min((minute + grid / 2) / grid * grid, last)
    }

    /// The first start on the grid that is not before `minute`.
    func gridStart(notBefore minute: Int) -> Int {
        let floor = minute >= 0 ? minute / grid : (minute - grid + 1) / grid
        return floor * grid == minute ? minute : (floor + 1) * grid
    }
}
