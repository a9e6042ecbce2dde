/// An action that a plan can contain. The person logs it as done, and nobody else ever asks.
public struct PathAction: Hashable, Sendable {
    /// The name in records and in the keys of the texts: lower-case letters and hyphens.
    public var id: String
    public var area: WorshipArea
    /// Whether it is suggested as one of the day's essentials rather than as a bonus.
    public var isEssential: Bool
    /// The minutes by size; 0 for obligatory prayers (K59).
    public var short: Int
    public var standard: Int
    public var long: Int
    /// The part of the app it opens; `nil` if it is only marked as done.
    public var opens: Destination?
    /// The parts that are logged separately, each as an essential, such as the five prayers. Empty if it is logged as a
    /// whole.
    public var parts: [String]

    /// The size of a suggestion.
    public enum Size: String, CaseIterable, Hashable, Sendable {
        case short
        case standard
        case long
    }

    /// The part of the app that an action opens.
    public enum Destination: String, CaseIterable, Hashable, Sendable {
        /// The first page of the Quran, for an operator's own list of actions.
        case quran
        /// The place where the person stopped reading.
        case reading
        /// The place where the person stopped listening.
        case listening
        /// The ayah of the day.
        case ayah
        case morningAdhkar = "morning-adhkar"
        case eveningAdhkar = "evening-adhkar"
        case prayerAdhkar = "prayer-adhkar"
        case sleepAdhkar = "sleep-adhkar"
        case sebha

        /// The names separated by commas, for messages.
        static var names: String {
            var names = ""
            for destination in allCases { names += (names.isEmpty ? "" : ", ") + destination.rawValue }
            return names
        }
    }

    /// Returns the minutes for a size.
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
