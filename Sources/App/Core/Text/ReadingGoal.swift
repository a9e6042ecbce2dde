import Quran
import Records

/// How much the person would like to read each day (register EN-02).
struct ReadingGoal: Hashable, Sendable {
    /// The unit that is counted. The raw value is the name in forms, records and configuration.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        case ayat
        case pages
        case minutes
    }

    var kind: Kind
    var amount: Int

    init(kind: Kind, amount: Int) {
        self.kind = kind
        self.amount = amount
    }

    /// Reads ``text``; `nil` for anything else.
    init?(text: String) {
        let parts = text.split(separator: "-")
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])), let amount = Int(parts[1]), amount > 0
        else { return nil }
        self.init(kind: kind, amount: amount)
    }

    /// The goal as records and forms write it: `pages-2`.
    var text: String { "\(kind.rawValue)-\(amount)" }
}
