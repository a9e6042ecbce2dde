import Records

/// What lists hold at most: `SharedConfig.json`, which its schema has checked when the bundle was built. It is read by the
/// pages of lists alone.
struct SharedLimits: Sendable {
    private let json: JSON

    init(_ bundle: AppBundle) { json = bundle.config["SharedConfig"] ?? .null }

    /// The most characters of a list's or a member's name. Bytes would punish Arabic and Urdu.
    var name: Int { number("name") }
    /// The most characters of an item.
    var text: Int { number("text") }
    /// The most items of a list.
    var items: Int { number("items") }
    /// The most people in a list.
    var members: Int { number("members") }
    /// The most lists that one person is in.
    var lists: Int { number("lists") }

    private func number(_ name: String) -> Int { Int(clamping: json[name]?.int ?? 0) }
}
