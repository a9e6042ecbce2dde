import Records

extension ResourceFolder {
    /// The folder of schemas, one for each file of `Config`.
    public var schemas: String { config + "/Schemas" }

    /// The schema of a file of `Config`, by its name without extension, or `nil` if no schema can be read.
    public func schema(_ name: String) -> ConfigSchema? {
        (try? JSONFile.read("\(schemas)/\(name).json")).map { ConfigSchema($0) }
    }

    /// The parts of the schemas that each person may set for themselves, by file.
    func personalSchemas(of names: [String]) -> JSONObject {
        var parts = JSONObject()
        for name in names { parts[name] = schema(name)?.personal }
        return parts
    }
}
