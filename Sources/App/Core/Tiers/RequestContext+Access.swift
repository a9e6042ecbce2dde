import Almanac
import Interface
import Planner
import Records

extension RequestContext {
    /// The row that closes the request to the person, or `nil` if it is open.
    func gate(_ use: Gate.Use, _ form: FormFields = FormFields()) -> Gate? {
        guard let account, !account.entitlement.isOpen else { return nil }
        return account.tiers.gate(use, at: request.path, form) { account.entitlement.closes($0) }
    }

    /// Whether a feature is closed to the person.
    func isClosed(_ feature: String) -> Bool {
        account.map { $0.entitlement.access(to: feature) != .open } ?? false
    }

    /// A link to what opens a control that writes a value into a field, or `nil` if the control is open.
    func lock(_ route: Route, _ field: String, _ value: String = "on") -> Link? {
        guard let account, !account.entitlement.isOpen,
            let feature = account.tiers.feature(writing: route.path, field, value), isClosed(feature)
        else { return nil }
        return PlanGate.link(feature, back: ReturnPath(self))
    }

    /// The settings record as it takes effect now.
    func inForce(_ record: Record?) -> Record? { account == nil ? record : account?.inForce(record) }

    /// The day from which a feature's results have no effect, or `nil` while it is open.
    func rest(of feature: String, in zone: Zone) -> CivilDate? {
        account?.entitlement.rest(of: feature).map { zone.date(at: $0) }
    }
}
