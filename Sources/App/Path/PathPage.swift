import Almanac
import WorshipPath

/// The addresses of the worship path, below `/path`.
enum PathPage: Hashable, Sendable {
    /// Its first page: the introduction, and once it was begun the day.
    case home
    /// What it is and where its data stays.
    case about
    /// One question of a round; posting answers it or leaves it out.
    case question(QuestionRound, PathQuestion)
    /// The plan; posting changes what stands in it.
    case plan
    /// The plan that a round's answers give; posting takes it.
    case proposal(QuestionRound)
    /// A day of the past, or today; posting notes something on it.
    case day(CivilDate)
    /// A week of rest; posting begins or ends one.
    case rest
    /// Where one is on the way.
    case journey
    case settings
    /// Its lock; posting opens it, closes it, sets it or takes it away.
    case lock
    /// Posting answers what the path asked.
    case prompt
    /// Posting erases what belongs to the path, and nothing else.
    case erase
    /// What belongs to the path, for the person to read.
    case export

    /// The page of a path's parts after `path`; `nil` where there is none.
    init?(_ parts: ArraySlice<Substring>) {
        let parts = Array(parts)
        switch (parts.first, parts.count) {
        case (nil, 0): self = .home
        case ("about", 1): self = .about
        case ("plan", 1): self = .plan
        case ("plan", 2):
            guard let round = QuestionRound(rawValue: String(parts[1])) else { return nil }
            self = .proposal(round)
        case ("questions", 3):
            guard let round = QuestionRound(rawValue: String(parts[1])),
                let question = PathQuestion(rawValue: String(parts[2])), round.position(of: question) != nil
            else { return nil }
            self = .question(round, question)
        case ("day", 2):
            guard let date = CivilDate(parts[1]) else { return nil }
            self = .day(date)
        case ("rest", 1): self = .rest
        case ("journey", 1): self = .journey
        case ("settings", 1): self = .settings
        case ("lock", 1): self = .lock
        case ("asked", 1): self = .prompt
        case ("erase", 1): self = .erase
        case ("wird-path.json", 1): self = .export
        default: return nil
        }
    }

    var path: String {
        switch self {
        case .home: "/path"
        case .about: "/path/about"
        case .question(let round, let question): "/path/questions/\(round.rawValue)/\(question.rawValue)"
        case .plan: "/path/plan"
        case .proposal(let round): "/path/plan/\(round.rawValue)"
        case .day(let date): "/path/day/\(date.description)"
        case .rest: "/path/rest"
        case .journey: "/path/journey"
        case .settings: "/path/settings"
        case .lock: "/path/lock"
        case .prompt: "/path/asked"
        case .erase: "/path/erase"
        case .export: "/path/wird-path.json"
        }
    }

    /// Whether it is a page of its own, to look at.
    var isReadable: Bool {
        switch self {
        case .lock, .prompt, .erase, .export: false
        default: true
        }
    }

    /// The methods that it answers.
    var methods: [Method] {
        switch self {
        case .home, .about, .journey, .export: [.get, .head]
        case .question, .plan, .proposal, .day, .rest, .settings, .lock: [.get, .head, .post]
        case .prompt, .erase: [.post]
        }
    }
}
