import Records

/// A task as the app gives it to programs.
struct CalDAVItem: Sendable {
    let name: String
    let tag: String
    let text: String

    init?(_ json: JSON) {
        guard let name = json["name"]?.string, let tag = json["tag"]?.string, let text = json["text"]?.string else {
            return nil
        }
        (self.name, self.tag, self.text) = (name, tag, text)
    }

    /// The tasks of an answer.
    static func all(_ answer: JSON) -> [CalDAVItem] { (answer["items"]?.array ?? []).compactMap { CalDAVItem($0) } }
}
