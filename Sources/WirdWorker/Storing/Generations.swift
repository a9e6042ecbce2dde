import Records

/// The form of scopes' generations in answers.
enum Generations {
    /// The object `{"own":1}` sorted by name; scopes that were never erased are omitted.
    static func json(_ generations: [Scope: Int64]) -> JSON {
        var object = JSONObject()
        for entry in generations.sorted(by: { $0.key < $1.key }) where entry.value > 0 {
            object[entry.key.name] = .int(entry.value)
        }
        return .object(object)
    }
}
