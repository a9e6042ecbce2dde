import Records

extension Route {
    /// The records that a request surely needs besides the settings and the place. A host that has loaded nothing yet loads
    /// them together, instead of hearing of one after the other.
    func foreseen(_ form: FormFields?) -> [RecordQuery] {
        switch self {
        case .planner(let route): route.foreseen(form)
        case .path(let route): route.foreseen(form)
        case .times, .quran, .adhkar, .me, .aladhan: []
        }
    }
}
