import Interface
import Planner
import Records

/// Erases the planner's tasks, or everything. Both raise the scope's generation, so that nothing comes back from
/// another device.
enum DataErasure {
    /// What may be erased.
    enum Extent: String {
        case planner
        case all
    }

    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) -> Applied {
        guard form[.confirmation] == "on", let extent = form[.extent].flatMap({ Extent(rawValue: $0) }) else {
            let message = visit.strings[.errorConfirm]
            return Applied(
                DataScreen.show(visit, problem: (.confirmation, message)),
                json: .refusal("confirmation_needed", message, status: 422))
        }
        outbox.erase(.planner)
        if extent == .all {
            outbox.erase(.own)
            outbox.erase(.quran)
            outbox.erase(.path)
            outbox.erase(.device)
        }
        let notice: Notice = extent == .all ? .erased : .erasedPlanner
        let target: Route = extent == .all ? .today : .data
        return Applied(
            .seeOther(target.link(QueryItem(.notice, notice.rawValue))),
            json: .json(.object(["erased": .string(extent.rawValue)])))
    }
}
