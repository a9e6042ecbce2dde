import Records

/// What a host must load before the app can answer.
public struct Needs: Hashable, Sendable {
    public var records: [RecordQuery]
    public var resources: [ResourceName]
    /// The rest of the app: the everyday part, which was asked, leaves this request to it. The whole app never needs it.
    public var wholeApp = false

    public init(records: [RecordQuery] = [], resources: [ResourceName] = []) {
        self.records = records
        self.resources = resources
    }

    /// The rest of the app and nothing else.
    public static var wholeApp: Needs {
        var needs = Needs()
        needs.wholeApp = true
        return needs
    }
}
