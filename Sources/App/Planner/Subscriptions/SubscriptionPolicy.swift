import Almanac
import Records

/// How patiently, how often and how much calendars are fetched: `calendars` in `NetworkConfig.json`.
struct SubscriptionPolicy: Sendable {
    /// How many calendars a person may subscribe to.
    let most: Int
    /// What the host needs to know besides the address: seconds, bytes, and a number of redirects.
    let timeout: Int64
    let largest: Int64
    let redirects: Int64
    /// Minutes between two times: by itself, and the bounds of what a calendar asks for.
    let standard: Int
    let bounds: ClosedRange<Int>
    /// For how many minutes no demand has a calendar fetched again.
    let soonest: Int64
    /// Minutes after the first failure, and the most.
    let retry: ClosedRange<Int>
    /// Days after which an unchanged calendar is read as a whole again.
    let again: Int
    /// Days before and after the present one that are kept.
    let past: Int
    let ahead: Int

    /// `nil` without the operator's figures; then nothing is fetched.
    init?(_ bundle: AppBundle) {
        let json = bundle.config["NetworkConfig"]?["calendars"] ?? .null
        func number(_ value: JSON?) -> Int? { value?.int.map { Int(clamping: $0) } }
        guard let most = number(json["most"]), let timeout = json["timeout"]?.int, let largest = json["largest"]?.int,
            let redirects = json["redirects"]?.int, let refresh = json["refresh"],
            let standard = number(refresh["standard"]), let least = number(refresh["least"]),
            let longest = number(refresh["most"]), let soonest = refresh["soonest"]?.int,
            let first = number(json["retry"]?["first"]), let last = number(json["retry"]?["most"]),
            let again = number(json["again"]), let past = number(json["past"]), let ahead = number(json["ahead"])
        else { return nil }
        self.most = most
        self.timeout = timeout
        self.largest = largest
        self.redirects = redirects
        self.standard = standard
        bounds = least...max(least, longest)
        self.soonest = soonest
        retry = first...max(first, last)
        self.again = again
        self.past = past
        self.ahead = ahead
    }

    /// The minutes until a calendar is fetched again.
    func interval(_ wished: Int?) -> Int { min(max(wished ?? standard, bounds.lowerBound), bounds.upperBound) }

    /// The minutes until a calendar is tried again after a number of failures in a row.
    func pause(after failures: Int) -> Int {
        min(retry.lowerBound << min(max(failures - 1, 0), 12), retry.upperBound)
    }
}
