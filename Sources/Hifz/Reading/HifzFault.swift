/// What is wrong with a file of reviews, and where in it.
public struct HifzFault: Error, Hashable, Sendable {
    /// The way from the root to the value: `reviews[3].grade`; empty for the whole.
    public var place: String
    public var reason: Reason

    public init(place: String, reason: Reason) {
        self.place = place
        self.reason = reason
    }

    public enum Reason: Hashable, Sendable {
        case missing
        /// Something of another form belongs there.
        case expected(Form)
        case outOfRange(first: Double, last: Double)
        /// The value is none of those that there are.
        case unknown(String, known: [String])
        /// It is not as many values as there have to be.
        case count(Int, expected: Int)
        /// The day is before that of the value in front of it.
        case earlier
        /// Something else has this name already.
        case twice(String)
    }

    public enum Form: String, CaseIterable, Hashable, Sendable {
        case object
        case list
        case text
        case number
        case date
        case item
    }
}
