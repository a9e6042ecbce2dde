import Records

/// How scopes' generations are written in answers.
enum Generations {
    /// The object `{"own":1}` in the order of the names; what has never been erased is left out.
    static func json(_ generations: [Scope: Int64]) -> JSON {
        var object = JSONObject()
        for entry in generations.sorted(by: { $0.key < $1.key }) where entry.value > 0 {
            object[entry.key.name] = .int(entry.value)
        }
        return .object(object)
    }
}
