import Almanac
import WorshipPath

/// The addresses of the worship path, below `/path`.
enum PathRoute: Hashable, Sendable {
    /// The first page: the introduction, or the day once the path was begun.
    case home
    /// What the path is and where its data stays.
    case about
    /// One question of a round; posting answers or skips it.
    case question(QuestionRound, PathQuestion)
    /// The plan; posting changes it.
    case plan
    /// The plan that a round's answers give; posting accepts it.
    case proposal(QuestionRound)
    /// Today or a past day; posting notes something on it.
    case day(CivilDate)
    /// A week of rest; posting begins or ends one.
    case rest
    /// How far the person has come.
    case journey
    case settings
    /// The lock; posting opens, closes, sets or removes it.
    case lock
    /// Posting answers a question of the path.
    case prompt
    /// Posting erases the path's data and nothing else.
    case erase
    /// The path's data in a readable form.
    case export

    /// Creates the page of a path's parts; `nil` if there is none.
    init?(_ parts: [Substring]) {
        guard parts[0] == "path" else { return nil }
        let parts = Array(parts.dropFirst())
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

    var facts: RouteFacts {
        switch self {
        case .home: facts("", .page, returns: true)
        case .about: facts("/about", .page, returns: false)
        case .question(let round, let question):
            facts("/questions/\(round.rawValue)/\(question.rawValue)", .form, returns: false)
        case .plan: facts("/plan", .form, returns: true)
        case .proposal(let round): facts("/plan/\(round.rawValue)", .form, returns: false)
        case .day(let date): facts("/day/\(date.description)", .form, returns: true)
        case .rest: facts("/rest", .form, returns: true)
        case .journey: facts("/journey", .page, returns: false)
        case .settings: facts("/settings", .form, returns: true)
        case .lock: facts("/lock", .form, returns: false)
        case .prompt: facts("/asked", .action, returns: false)
        case .erase: facts("/erase", .action, returns: false)
        case .export: facts("/wird-path.json", .page, returns: false)
        }
    }

    /// The facts of a route. The path is private to the person, so no token reaches any of it.
    private func facts(_ path: String, _ methods: RouteMethods, returns: Bool) -> RouteFacts {
        RouteFacts("/path" + path, methods, .person, returns: returns, owner: .path, bar: .path)
    }

    /// Whether it is a page that can be viewed.
    var isReadable: Bool {
        switch self {
        case .home, .about, .question, .plan, .proposal, .day, .rest, .journey, .settings: true
        case .lock, .prompt, .erase, .export: false
        }
    }
}
