import Almanac
import Records

/// A person's answers and when they were given. Everything personal on the path follows from them.
public struct WorshipProfile: Hashable, Sendable {
    /// The record's id.
    public let id: String
    public let createdAt: Instant
    /// When an answer last changed.
    public private(set) var updatedAt: Instant
    public private(set) var answers: PathAnswers

    /// - Parameter updatedAt: When an answer last changed; `createdAt` for a new profile.
    public init(id: String, createdAt: Instant, updatedAt: Instant? = nil, answers: PathAnswers) {
        self.id = id
        self.createdAt = createdAt
        self.updatedAt = max(createdAt, updatedAt ?? createdAt)
        self.answers = answers
    }

    /// Updates the answers. Nothing changes if they are the same.
    public mutating func update(_ answers: PathAnswers, at now: Instant) {
        guard answers != self.answers else { return }
        self.answers = answers
        updatedAt = max(updatedAt, now)
    }
}

extension WorshipProfile {
    /// The kind of its record, of which there is only one.
    public static let kind = Kind("path-profile")

    /// The fields of its record, with the specification's names (section 7). A skipped answer is `null`.
    public var fields: JSONObject {
        var areas: [JSON] = []
        for area in answers.areas.list { areas.append(.string(area.rawValue)) }
        return [
            "createdAt": .int(createdAt.milliseconds), "updatedAt": .int(updatedAt.milliseconds),
            "consistencyLevel": Self.name(answers.consistency?.rawValue),
            "timeAvailability": Self.name(answers.time?.rawValue),
            "primaryIntention": Self.name(answers.intention?.rawValue), "worshipAreas": .array(areas),
            "pace": Self.name(answers.pace?.rawValue), "trackingFeeling": Self.name(answers.tracking?.rawValue),
            "lifeContext": Self.name(answers.context?.rawValue),
        ]
    }

    /// Reads a record, in which answers that can't be read count as skipped; `nil` if it was deleted or is of another
    /// kind.
    public init?(_ record: Record) {
        guard record.key.kind == Self.kind, !record.isDeleted else { return nil }
        func name(_ field: String) -> String { record.value(field)?.string ?? "" }
        var answers = PathAnswers()
        answers.consistency = Consistency(rawValue: name("consistencyLevel"))
        answers.time = TimeAvailability(rawValue: name("timeAvailability"))
        answers.intention = PrimaryIntention(rawValue: name("primaryIntention"))
        var areas: [WorshipArea] = []
        for element in record.value("worshipAreas")?.array ?? [] {
            if let area = WorshipArea(rawValue: element.string ?? "") { areas.append(area) }
        }
        answers.areas = WorshipAreas(areas)
        answers.pace = Pace(rawValue: name("pace"))
        answers.tracking = TrackingFeeling(rawValue: name("trackingFeeling"))
        answers.context = LifeContext(rawValue: name("lifeContext"))
        self.init(
            id: record.key.id, createdAt: Instant(milliseconds: record.value("createdAt")?.int ?? 0),
            updatedAt: (record.value("updatedAt")?.int).map { Instant(milliseconds: $0) }, answers: answers)
    }

    private static func name(_ name: String?) -> JSON { name.map { .string($0) } ?? .null }
}
