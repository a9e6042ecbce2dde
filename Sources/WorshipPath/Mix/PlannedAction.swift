/// An action in a plan, with its suggested minutes; 0 if none are suggested.
public struct PlannedAction: Hashable, Sendable {
    public var id: String
    public var area: WorshipArea
    public var minutes: Int

    public init(id: String, area: WorshipArea, minutes: Int) {
        self.id = id
        self.area = area
        self.minutes = minutes
    }
}
