import People
import Records

/// The numbers of `Config/PeopleConfig.json`.
struct PeopleConfig: Sendable {
    /// For how many days an invitation can last.
    var invitationDays = [7]
    var standardInvitation = 7
    var password = PasswordRule()
    var cost = PasswordHash.Cost.standard
    /// How many passwords are hashed at once.
    var hashesAtOnce = 2
    /// How long what was begun can be finished, in seconds.
    var step: Int64 = 600
    /// For how many days the closing of an account can be taken back.
    var graceDays: Int64 = 7

    /// For how many seconds it counts that a person has shown who they are.
    var confirmed: Int64 = 300
    var provider = ProviderLimits()

    /// Reads the file out of a bundle, whose builder held it against its schema.
    init(bundle: JSON) {
        guard let config = bundle["config"]?["PeopleConfig"] else { return }
        func number(_ part: String, _ name: String) -> Int? { (config[part]?[name]?.int).map { Int($0) } }
        invitationDays = (config["invitation"]?["days"]?.array ?? []).compactMap { $0.int.map { Int($0) } }
        standardInvitation = number("invitation", "default") ?? standardInvitation
        password = PasswordRule(
            alone: number("password", "alone") ?? password.alone,
            besidePasskey: number("password", "besidePasskey") ?? password.besidePasskey,
            longest: number("password", "longest") ?? password.longest)
        cost = PasswordHash.Cost(
            rounds: number("hash", "rounds") ?? cost.rounds, blockSize: number("hash", "blockSize") ?? cost.blockSize,
            parallelism: number("hash", "parallelism") ?? cost.parallelism)
        hashesAtOnce = number("hash", "atOnce") ?? hashesAtOnce
        step = config["step"]?.int ?? step
        graceDays = config["graceDays"]?.int ?? graceDays
        confirmed = config["confirmed"]?.int ?? confirmed
        provider = ProviderLimits(config["provider"])
    }
}
