import Records

/// What is wrong with a file of the operator's configuration; what was good last holds in its place.
struct ConfigFault: Hashable, Sendable {
    /// The file's name in its folder.
    var file: String
    var key: String
    /// What is wrong and what is allowed, in the words of the command line.
    var reason: String

    init(_ json: JSON) {
        file = json["file"]?.string ?? ""
        key = json["key"]?.string ?? ""
        reason = json["reason"]?.string ?? ""
    }

    var json: JSON { ["file": .string(file), "key": .string(key), "reason": .string(reason)] }
}
