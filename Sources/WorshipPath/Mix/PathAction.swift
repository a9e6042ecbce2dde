/// Something a plan can hold. The person logs it as done; nobody else ever asks.
public struct PathAction: Hashable, Sendable {
    /// The name in records, and in the keys of the texts: small letters and hyphens.
    public var id: String
    public var area: WorshipArea
    /// Whether it is suggested as one of the day's essentials, else as a bonus.
    public var isEssential: Bool
    /// Minutes by size; obligatory prayers count none (K59).
    public var short: Int
    public var standard: Int
    public var long: Int
    /// What in the app it leads to; `nil` for what is only marked as done.
    public var opens: Destination?
    /// What it is logged in, each an essential of its own: the five prayers. Empty where it is logged whole.
    public var parts: [String]

    /// How long a suggestion is.
    public enum Size: String, CaseIterable, Hashable, Sendable {
        case short
        case standard
        case long
    }

    /// What in the app an action leads to.
    public enum Destination: String, CaseIterable, Hashable, Sendable {
        /// The Quran's first page; an operator's own list of actions may lead there.
        case quran
        /// Where one stopped reading.
        case reading
        /// Where one stopped listening.
        case listening
        /// The ayah of the day.
        case ayah
        case morningAdhkar = "morning-adhkar"
        case eveningAdhkar = "evening-adhkar"
        case prayerAdhkar = "prayer-adhkar"
        case sleepAdhkar = "sleep-adhkar"
        case sebha

        /// Their names in a row, for messages.
        static var names: String {
            var names = ""
            for destination in allCases { names += (names.isEmpty ? "" : ", ") + destination.rawValue }
            return names
        }
    }

    /// Its minutes in a size.
    public func minutes(_ size: Size) -> Int {
        switch size {
        case .short: short
        case .standard: standard
        case .long: long
        }
    }

    /// The names under which it is logged.
    public var entries: [String] { parts.isEmpty ? [id] : parts }
}
