import Records

/// The result of applying a form: the answer as a page, and the one for a program if it differs.
struct Applied: Sendable {
    var page: Reply
    var json: Reply?
    /// Whether the same form sent again gets the same answer without being applied again. An answer with a secret is
    /// not remembered, because the record would hold a quick hash of it.
    var isRemembered = true
    /// What the host's operator should know, if anything.
    var incident: Incident?

    init(_ page: Reply, json: Reply? = nil) {
        self.page = page
        self.json = json
    }
}
