import Interface
import Records

/// Makes codes that pair devices, and changes and revokes the devices.
enum DevicesHandler {
    /// What a form of the page asks for.
    enum Step: String, CaseIterable {
        case code, change, revoke, revokeAll
    }

    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        try context.library.require([PairedDevice.query, HomeAddress.query])
        switch form[.step].flatMap({ Step(rawValue: $0) }) {
        case .code: return try code(form, context, &changeSet)
        case .change: return try change(form, context, &changeSet)
        case .revoke: return try revoke(form, context, &changeSet)
        case .revokeAll: return try revokeAll(form, context, &changeSet)
        case nil: return try refuse(.step, context.strings.choose(from: Step.allCases), form, context)
        }
    }

    /// Makes the one valid code. Sent again, the form makes another, which takes the place of the first.
    private static func code(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        let home = HomeAddress(try context.library.record(HomeAddress.key))
        guard let home, home.signIn == nil else {
            return try refuse(.step, context.strings[.devicesClosed], form, context, status: 409)
        }
        let code = PairingCode.make(context.request, &changeSet)
        let page = PairingCodePage(strings: context.strings, code: code, home: home)
        return Applied(.page(page.page), json: .json(page.json))
    }

    private static func change(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        guard let device = try device(form, context) else { return try gone(form, context) }
        let strings = context.strings
        guard let name = PairedDevice.checkedName(form[.name] ?? device.name) else {
            return try refuse(
                .name, strings(.devicesNameNeeded, .number("limit", PairedDevice.nameLimit)), form, context)
        }
        let hasPath = form.last(.path) == "on"
        changeSet.set(
            PairedDevice.key(device.id),
            [PairedDevice.nameField: .string(name), PairedDevice.pathField: .bool(hasPath)])
        return Applied(
            .seeOther(Route.me(.devices).link(QueryItem(.notice, Notice.me(.deviceChanged).rawValue))),
            json: .json(
                .object(["id": .string(device.id), "name": .string(name), "path": .bool(hasPath)])))
    }

    /// Revokes a device.
    private static func revoke(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        guard let device = try device(form, context) else { return try gone(form, context) }
        device.end(&changeSet, forgets: form.last(.forget) == "on")
        return Applied(
            .seeOther(Route.me(.devices).link(QueryItem(.notice, Notice.me(.deviceRevoked).rawValue))),
            json: .json(.object(["revoked": .array([.string(device.id)])])))
    }

    private static func revokeAll(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        let devices = try PairedDevice.all(context.library)
        for device in devices { device.end(&changeSet, forgets: form.last(.forget) == "on") }
        return Applied(
            .seeOther(Route.me(.devices).link(QueryItem(.notice, Notice.me(.devicesRevoked).rawValue))),
            json: .json(.object(["revoked": .array(devices.map { .string($0.id) })])))
    }

    private static func device(_ form: FormFields, _ context: RequestContext) throws(NeedsData) -> PairedDevice? {
        let id = form[.device] ?? ""
        for device in try PairedDevice.all(context.library) where device.id == id { return device }
        return nil
    }

    private static func gone(_ form: FormFields, _ context: RequestContext) throws(NeedsData) -> Applied {
        try refuse(.device, context.strings[.devicesGone], form, context, status: 404)
    }

    private static func refuse(
        _ field: FieldName, _ message: String, _ form: FormFields, _ context: RequestContext, status: Int = 422
    ) throws(NeedsData) -> Applied {
        Applied(
            try DevicesScreen.show(context, form: form, problem: (field, message), status: status),
            json: .refusal(status == 404 ? "not_found" : "invalid", message, field: field, status: status))
    }
}
