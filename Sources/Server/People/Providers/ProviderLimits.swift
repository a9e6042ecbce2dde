import Records

/// How long and how much of a provider's answers is waited for and believed: `provider` in `Config/PeopleConfig.json`.
/// All times are in seconds.
struct ProviderLimits: Hashable, Sendable {
    /// How long one answer may take.
    var patience: Int64 = 10
    /// The most bytes of an answer.
    var largest = 262_144
    /// How long a description and keys are kept.
    var keep: Int64 = 3_600
    /// The least time between two requests for keys that weren't known, and after one that failed.
    var again: Int64 = 30
    /// By how much a provider's clock may differ.
    var leeway: Int64 = 60
    /// The age from which an ID token isn't taken.
    var oldest: Int64 = 600
    /// How long a secret that is signed for a request is valid.
    var secret: Int64 = 300

    init() {}

    init(_ config: JSON?) {
        func number(_ name: String, _ standard: Int64) -> Int64 { config?[name]?.int ?? standard }
        patience = number("timeout", patience)
        largest = Int(number("largest", Int64(largest)))
        keep = number("keep", keep)
        again = number("again", again)
        leeway = number("leeway", leeway)
        oldest = number("oldest", oldest)
        secret = number("secret", secret)
    }
}
