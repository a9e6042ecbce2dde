import Records

extension AppBundle {
    /// The adhkar and the counter's phrases; `nil` where the configuration holds nothing that can be read. It is read when one
    /// of their pages is asked for, so that a day's page doesn't carry it.
    var adhkar: AdhkarConfig? {
        guard let json = config["AdhkarConfig"] else { return nil }
        return try? AdhkarConfig(json: json)
    }
}
