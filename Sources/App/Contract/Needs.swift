import Records

/// What a host must load before the app can answer.
public struct Needs: Hashable, Sendable {
    public var records: [RecordQuery]
    public var resources: [ResourceName]

    public init(records: [RecordQuery] = [], resources: [ResourceName] = []) {
        self.records = records
        self.resources = resources
    }
}
