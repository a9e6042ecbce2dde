extension Route {
    /// The methods a route answers, in the order the `Allow` header names them (RFC 9110 §10.2.1).
    var methods: [Method] {
        switch self {
        case .today, .day, .dayPicker, .inbox, .newTask, .taskActions, .thisMonth, .month, .explanation, .hijriYear, .qibla,
            .me, .methods, .data, .export, .sources, .about, .manifest, .aladhan:
            [.get, .head]
        case .task, .place, .settings, .thisHijriYear: [.get, .head, .post]
        case .tasks, .taskAction, .importData, .erase: [.post]
        }
    }
}
