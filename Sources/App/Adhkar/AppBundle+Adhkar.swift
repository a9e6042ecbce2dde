import Records

extension AppBundle {
    /// The adhkar and the counter's phrases, or `nil` if the configuration has nothing readable. It is read when one of
    /// their pages is requested, so that everyday pages don't carry it.
    var adhkar: AdhkarConfig? {
        guard let json = config["AdhkarConfig"] else { return nil }
        return try? AdhkarConfig(json: json)
    }
}
