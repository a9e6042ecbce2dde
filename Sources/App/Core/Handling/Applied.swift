import Records

/// What applying a form gives: the answer for a page, and the one for a program where it differs.
struct Applied: Sendable {
    var page: Reply
    var json: Reply?
    /// Whether sending it again is answered without being done again. What holds a secret is not remembered: the record
    /// would hold a quick hash of it.
    var isRemembered = true
    /// What the host's operator should hear of.
    var incident: Incident?

    init(_ page: Reply, json: Reply? = nil) {
        self.page = page
        self.json = json
    }
}
