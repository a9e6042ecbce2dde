import Almanac
import Interface
import WorshipPath

/// The names of the path's parts.
extension Strings {
    /// An action of a plan, or part of one: `ورد قرآن قصير`, `صلاة الفجر`.
    func action(_ id: String) -> String { self[key: "path.action." + id] }

    func name(_ area: WorshipArea) -> String { self[key: "path.choice.areas." + area.rawValue] }

    /// An area within a sentence: `الصلاة`.
    func short(_ area: WorshipArea) -> String { self[key: "path.area." + area.rawValue] }

    func name(_ level: PathLevel) -> String { self[key: "path.level." + level.rawValue] }

    func name(_ badge: PathBadge) -> String { self[key: "path.badge." + badge.rawValue] }

    /// A badge's words for a person with a given intention (WP-020).
    func words(_ badge: PathBadge, _ intention: PrimaryIntention) -> String {
        self[key: "path.badgeWord." + badge.rawValue + "." + intention.rawValue]
    }

    func theme(_ id: String) -> String { self[key: "path.theme." + id] }

    /// A choice of a question, with the minutes that some choices name.
    func choice(_ name: String, of question: PathQuestion) -> String {
        let minutes: (low: Int, high: Int) =
            switch name {
            case TimeAvailability.veryLittle.rawValue: (5, 10)
            case TimeAvailability.medium.rawValue: (15, 30)
            default: (30, 30)
            }
        return self(
            Phrase("path.choice." + question.rawValue + "." + name), .number("low", minutes.low),
            .number("high", minutes.high))
    }

    /// A date with its weekday: `الخميس، ١٢ فبراير`.
    func pathDate(_ date: CivilDate) -> String {
        self(.pathDate, .word("weekday", weekday(date.weekday)), .word("date", dayAndMonth(date)))
    }

    /// The sentence under the date. It never says how long a person was away.
    func greeting(_ greeting: PathGreeting) -> String {
        switch greeting.line {
        case .newChance: self[key: "path.newChance." + greeting.part.rawValue]
        // The card of the week of rest already has this sentence.
        case .rest: self[key: "path.part." + greeting.part.rawValue]
        case .today, .next:
            self[key: "path.part." + greeting.part.rawValue] + "\n" + self[key: "path.line." + greeting.line.rawValue]
        }
    }

    /// The person's progress in one sentence.
    func journey(_ picture: JourneyPicture) -> String {
        guard let next = PathLevel.allCases.first(where: { $0 > picture.level && picture.stations.contains($0) }) else {
            return self(.pathJourneyWhole, .word("level", name(picture.level)))
        }
        return self(.pathJourneySentence, .word("level", name(picture.level)), .word("next", name(next)))
    }
}
