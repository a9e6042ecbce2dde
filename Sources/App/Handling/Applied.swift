import Records

/// What applying a form gives: the answer for a page, and the one for a program where it differs.
struct Applied: Sendable {
    var page: Reply
    var json: Reply?

    init(_ page: Reply, json: Reply? = nil) {
        self.page = page
        self.json = json
    }
}
