import Records

extension Scope {
    /// The scope of the worship path: answers, plans, days, intentions, weeks of rest, levels and badges, and settings.
    ///
    /// It stays on the device: `Web/js/worker/storage.js` sends none of it to another machine until the person allows
    /// it (K28).
    static let path = Scope("path")
}
