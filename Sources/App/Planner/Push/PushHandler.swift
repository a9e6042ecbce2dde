import Almanac
import Interface
import Records

/// Switches alerts by push on and off for a browser, tries them out, and keeps the contact without which none is sent.
struct PushHandler {
    /// What a form of the page asks for.
    enum Step: String, CaseIterable {
        /// Notes a browser's subscription, anew or again; with `change`, in place of the one it had.
        case subscribe
        case remove
        /// What alerts say is shown, or only that there is a reminder.
        case show, hide
        case test
        case contact
        /// Whether and when the ayah of the day comes.
        case ayah
    }

    let context: RequestContext
    let form: FormFields
    private let config: PushConfig

    init(_ context: RequestContext, _ form: FormFields) {
        self.context = context
        self.form = form
        config = PushConfig(context.standing)
    }

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        try context.library.require([PushDevice.query, PushSetup.query])
        switch form[.step].flatMap({ Step(rawValue: $0) }) {
        case .subscribe: return try subscribe(&changeSet)
        case .contact: return try contact(&changeSet)
        case .ayah: return try ayah(&changeSet)
        case .remove: return try change(PushDevice.removed, &changeSet)
        case .show: return try change([PushDevice.hiddenField: .bool(false)], &changeSet)
        case .hide: return try change([PushDevice.hiddenField: .bool(true)], &changeSet)
        case .test:
            let number = IdempotencyKey.number(now: context.request.now, entropy: context.request.entropy)
            return try change(
                [
                    PushDevice.testField: .string(number),
                    PushDevice.testTimeField: .int(context.request.now.milliseconds),
                ], &changeSet, test: number)
        case nil: return try refuse(.step, context.strings.choose(from: Step.allCases))
        }
    }

    /// Notes a subscription. One that is known already and hasn't changed changes nothing: pages send theirs at every
    /// start, because browsers may replace it at any time.
    private func subscribe(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let setup = PushSetup(try context.library.record(PushSetup.key), config)
        guard setup.contact != nil else { return try refuse(.text, context.strings[.pushContactNeeded], status: 409) }
        guard let endpoint = form[.endpoint], isEndpoint(endpoint),
            let key = Base64.decode(form[.pushKey] ?? "", .url), key.count == 65, key[0] == 4,
            let secret = Base64.decode(form[.secret] ?? "", .url), secret.count == 16,
            let publicKey = form[.pushKey], let secretText = form[.secret]
        else { return try refuse(.endpoint, context.strings[.pushUnusable]) }
        let id = PushDevice.id(of: endpoint)
        let devices = try PushDevice.all(context.library)
        let earlier = form[.change].flatMap { old in devices.first { $0.id == PushDevice.id(of: old) } }
        let known = devices.first { $0.id == id }
        guard known != nil || devices.count - (earlier == nil ? 0 : 1) < config.devices else {
            return try refuse(.device, context.strings[.pushFull], status: 409)
        }
        var values: JSONObject = [
            PushDevice.publicKeyField: .string(publicKey), PushDevice.secretField: .string(secretText),
            PushDevice.originField: .string(origin),
            PushDevice.pairedField: PairedDevice.id(ofSession: context.request.session).map { .string($0) } ?? .null,
        ]
        if let name = PairedDevice.checkedName(form[.name] ?? "") { values[PushDevice.nameField] = .string(name) }
        if known == nil {
            values[PushDevice.endpointField] = .string(endpoint)
            values[Record.deletedField] = .bool(false)
            values[PushDevice.hiddenField] = .bool(earlier?.isHidden ?? false)
            // What the earlier subscription was sent isn't sent again.
            values[PushDevice.createdField] = .int((earlier?.created ?? context.request.now).milliseconds)
            values[PushDevice.sentField] = .array((earlier?.sent ?? []).map { $0.json })
        }
        let record = try context.library.record(PushDevice.key(id))
        if known == nil || values.members.contains(where: { record?.value($0.name) ?? .null != $0.value }) {
            changeSet.set(PushDevice.key(id), values)
        }
        if let earlier, earlier.id != id { changeSet.set(PushDevice.key(earlier.id), PushDevice.removed) }
        return done(["device": .string(id)])
    }

    /// Whether alerts may be sent to an address: `https`, and on the public network unless the operator names its host.
    /// Where its name leads is looked at again whenever something is sent.
    private func isEndpoint(_ text: String) -> Bool {
        guard text.utf8.count <= PushDevice.longestEndpoint, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            return false
        }
        let isSecure = text.utf8.starts(with: "https://".utf8)
        guard isSecure || text.utf8.starts(with: "http://".utf8) else { return false }
        let rest = text.utf8.dropFirst(isSecure ? 8 : 7)
        let authority = Array(rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") })
        guard !authority.isEmpty, !authority.contains(UInt8(ascii: "@")) else { return false }
        let end =
            authority.first == UInt8(ascii: "[")
            ? authority.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? authority.count
            : authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.count
        let host = NearHosts.plain(String(decoding: authority[..<end], as: UTF8.self))
        if context.standing.near.contains(host) { return true }
        return isSecure && !SourceAddress.isNear(host) && NetworkAddress(host)?.reach ?? .far == .far
    }

    /// The origin of the app in the browser, as far as it is one that browsers allow push on; empty otherwise.
    private var origin: String {
        let text = form[.origin] ?? ""
        guard text.utf8.count <= PushContact.longest, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x22 })
        else { return "" }
        for beginning in ["https://", "http://127.0.0.1", "http://[::1]"]
        where text.utf8.starts(with: beginning.utf8) { return text }
        return ""
    }

    private func change(_ values: JSONObject, _ changeSet: inout ChangeSet, test: String? = nil)
        throws(NeedsData) -> Applied
    {
        let id = form[.device] ?? ""
        guard try PushDevice.all(context.library).contains(where: { $0.id == id }) else {
            return try refuse(.device, context.strings[.pushGone], status: 404)
        }
        changeSet.set(PushDevice.key(id), values)
        return done(["device": .string(id), "test": test.map { .string($0) } ?? .null])
    }

    private func contact(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let typed = form[.text] ?? ""
        guard let contact = PushContact.checked(typed) else {
            guard !typed.utf8.contains(where: { $0 > 0x20 }) else {
                return try refuse(.text, context.strings[.pushContactProblem])
            }
            // Emptied: nothing is sent from now on.
            changeSet.set(PushSetup.key, [PushSetup.contactField: .null])
            return done(["contact": .null])
        }
        changeSet.set(PushSetup.key, [PushSetup.contactField: .string(contact), Record.deletedField: .bool(false)])
        return done(["contact": .string(contact)])
    }

    private func ayah(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let time = ClockTime(ASCIIDigits.folded(form[.start] ?? "")) else {
            return try refuse(.start, context.strings[.errorStart])
        }
        let isOn = form.last(.confirmation) == "on"
        changeSet.set(
            PushSetup.key,
            [
                PushSetup.ayahField: .bool(isOn), PushSetup.ayahTimeField: .string(time.description),
                Record.deletedField: .bool(false),
            ])
        return done(["ayah": .bool(isOn), "start": .string(time.description)])
    }

    private func done(_ json: JSONObject) -> Applied {
        Applied(
            .seeOther(Route.planner(.push).link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(.object(json)))
    }

    private func refuse(_ field: FieldName, _ message: String, status: Int = 422) throws(NeedsData) -> Applied {
        Applied(
            try PushScreen.show(context, form: form, problem: (field, message), status: status),
            json: .refusal(status == 404 ? "not_found" : "invalid", message, field: field, status: status))
    }
}
