/// The addresses that the everyday screens answer. A browser's worker uses them to choose which part of the app to
/// start for a page. The address alone is a guess: some of these need the whole app after all.
enum EverydayAddresses {
    /// Complete addresses.
    static var whole: [String] { [Route.planner(.today).path, Route.planner(.inbox).path, Route.planner(.undo).path] }

    /// The prefixes of the others.
    static var beginnings: [String] {
        [
            Route.planner(.dayPicker).path + "/", "/manifest.", Route.planner(.reminders).path,
            Route.planner(.tasks).path,
        ]
    }

    static func contains(_ path: String) -> Bool {
        whole.contains(path) || beginnings.contains { beginning in path.utf8.starts(with: beginning.utf8) }
    }
}
