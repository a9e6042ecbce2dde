/// Thrown by a screen that can't go on before a host has loaded something.
struct Missing: Error {
    var needs: Needs

    /// The request belongs to a part of the app that was not asked.
    static var elsewhere: Missing {
        var needs = Needs()
        needs.wholeApp = true
        return Missing(needs: needs)
    }
}
