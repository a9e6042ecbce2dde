import Almanac
import Planner
import Records

extension App {
    /// Records what a shop reports as bought, for a host that has verified the sender (SY-044). No address leads here.
    ///
    /// `POST` has a webhook's body (``PurchaseEvent``) and answers `{"taken": true}`, or `false` with the reason: an
    /// event that is a repetition, is older than what is known, or is about something or somebody else changes nothing
    /// and needs no retry. A body that can't be read gets 400; a self-hosted product answers 404.
    public func handlePurchase(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            let context = try RequestContext(
                request, route: .me(.pro), query: FormFields(), bundle: bundle, library: library)
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            try library.require([Payments.query])
            let (status, answer) = try Self.take(context, &changeSet)
            return .respond(Response(status: status, body: answer.bytes()), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }

    private static func take(
        _ context: RequestContext, _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> (Int, JSON) {
        guard let account = context.account else { return (404, ["error": ["code": "not_found"]]) }
        guard context.request.body.count <= BodyLimits.form, let json = try? JSON(reading: context.request.body),
            let event = PurchaseEvent(json: json)
        else { return (400, ["error": ["code": "invalid"]]) }
        var plan = account.plan
        guard let customer = plan.customer, event.customers.contains(customer) else {
            return (200, ["taken": false, "reason": "customer"])
        }
        guard plan.take(event, account.tiers.purchases) else { return (200, ["taken": false, "reason": "known"]) }
        changeSet.keep(plan)
        var payments = Payments(try context.library.record(Payments.key))
        if let kind = plan.kind, payments.take(event, of: kind, json) { changeSet.set(Payments.key, payments.values) }
        return (200, ["taken": true])
    }
}

extension ChangeSet {
    /// Stores what was bought, and the customer's name.
    mutating func keep(_ plan: Plan) {
        var fields: JSONObject = [Record.deletedField: .bool(false)]
        if plan.status != nil { fields[Plan.Name.purchase] = plan.purchase }
        if let customer = plan.customer, workspace[Plan.key]?.value(Plan.Name.customer)?.string != customer {
            fields[Plan.Name.customer] = .string(customer)
        }
        set(Plan.key, fields)
    }

    /// Stores that the trial begins now.
    mutating func beginTrial() {
        set(Plan.key, [Plan.Name.trial: .int(now.milliseconds), Record.deletedField: .bool(false)])
    }
}
