import Almanac
import People

/// What the page of one's own account shows.
struct AccountPage {
    var person: Person
    var passkeys: [KeptPasskey]
    var hasPassword: Bool
    var identities: [KeptIdentity]
    var recovery: (made: Instant, byOperator: Bool)?
    var happenings: [Happening]
    /// Whether the page was reached by signing in, rather than on this machine.
    var isSignedIn: Bool
    var problem: Problem?

    /// How many of the latest happenings are listed.
    static let happenings = 10

    /// What was wrong with a form.
    struct Problem {
        var field: String
        var key: String
        var values: [String: String] = [:]
    }
}

extension AccountPage.Problem {
    /// What is wrong with a password.
    init(_ problem: PasswordRule.Problem) {
        switch problem {
        case .tooShort(let least): self.init(field: "password", key: "account.tooShort", values: ["count": "\(least)"])
        case .tooLong(let most): self.init(field: "password", key: "account.tooLong", values: ["count": "\(most)"])
        case .common: self.init(field: "password", key: "account.common")
        }
    }
}

/// What the page about everybody shows.
struct PeoplePage {
    var people: [Person]
    var invitations: [Invitation]
    /// For how many days an invitation can last, and the choice at first.
    var days: [Int]
    var standardDays: Int
    var graceDays: Int64
    /// The id of who looks.
    var own: String
    var now: Instant
}
