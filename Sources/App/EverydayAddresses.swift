/// How the addresses begin that the screens of every day answer. A browser's worker chooses by them which part of the
/// app it starts for a page. The address alone is a guess: some of these need the whole app all the same.
enum EverydayAddresses {
    /// Whole addresses.
    static var whole: [String] { [Route.planner(.today).path, Route.planner(.inbox).path, Route.planner(.undo).path] }

    /// What others begin with.
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
