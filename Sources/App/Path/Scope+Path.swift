import Records

extension Scope {
    /// What belongs to the worship path: answers, plans, days, intentions, weeks of rest, what was reached, its settings.
    ///
    /// It stays on the device; `Web/js/worker/storage.js` sends none of it to another machine until the person says so (K28).
    static let path = Scope("path")
}
