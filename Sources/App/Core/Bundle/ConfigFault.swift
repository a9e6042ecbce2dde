import Records

/// A fault in a file of the operator's configuration, whose last good state is used instead.
struct ConfigFault: Hashable, Sendable {
    /// The file's name, relative to its folder.
    var file: String
    var key: String
    /// What is wrong and what is allowed, as the command line words it.
    var reason: String

    init(_ json: JSON) {
        file = json["file"]?.string ?? ""
        key = json["key"]?.string ?? ""
        reason = json["reason"]?.string ?? ""
    }

    var json: JSON { ["file": .string(file), "key": .string(key), "reason": .string(reason)] }
}
