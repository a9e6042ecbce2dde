import Records

/// What a host must load before the app can answer.
public struct Needs: Hashable, Sendable {
    public var records: [RecordQuery]
    public var resources: [ResourceName]
    /// Whether the whole app is needed: the everyday part was asked and can't answer this request. The whole app never
    /// sets it.
    public var wholeApp = false

    public init(records: [RecordQuery] = [], resources: [ResourceName] = []) {
        self.records = records
        self.resources = resources
    }

    /// A need for the whole app and nothing else.
    public static var wholeApp: Needs {
        var needs = Needs()
        needs.wholeApp = true
        return needs
    }
}
