import Almanac
import Interface
import Records

/// The paired devices, and a code for another: `/me/devices`. The records are the server's alone, so a worker leaves
/// the page to it (`Web/js/sw.js`) and otherwise says that it can't be reached.
enum DevicesScreen {
    static func show(
        _ context: RequestContext, form: FormFields? = nil, problem: (field: FieldName, message: String)? = nil,
        status: Int = 200
    ) throws(NeedsData) -> Reply {
        try context.library.require([PairedDevice.query, HomeAddress.query])
        let devices = try PairedDevice.all(context.library)
        let home = HomeAddress(try context.library.record(HomeAddress.key))
        guard !context.wantsJSON else { return .json(json(devices, home)) }
        let strings = context.strings
        let changed = form?[.device] ?? context.parameter(.device)
        return .page(
            Page(
                title: strings[.devicesTitle], area: .me, name: "devices",
                header: PageHeader(
                    strings[.devicesTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack]
                ).node,
                content: group {
                    if let problem { errorSummary(strings[.errorSummary], [(problem.field.rawValue, problem.message)]) }
                    p(.class("part-lead")) { strings[.devicesLead] }
                    if context.parameter(.unreached) != nil {
                        banner(strings[.devicesAway], tone: .notice, icon: .offline)
                    } else {
                        list(devices, changed: changed, context, form, problem)
                        if let home {
                            another(home, strings)
                            div(.class("form-actions")) {
                                linkButton(
                                    strings[.devicesAccount], href: Link(path: App.accountPath), icon: .family)
                            }
                        } else {
                            banner(strings[.devicesClosed], tone: .notice, icon: .info)
                        }
                    }
                }), status: status)
    }

    private static func list(
        _ devices: [PairedDevice], changed: String?, _ context: RequestContext, _ form: FormFields?,
        _ problem: (field: FieldName, message: String)?
    ) -> Node {
        let strings = context.strings
        let own = PairedDevice.id(ofSession: context.request.session)
        guard !devices.isEmpty else { return p(.class("field-hint")) { strings[.devicesNone] } }
        return group {
            rows {
                for device in devices where device.id != changed { entry(device, isOwn: device.id == own, strings) }
            }
            for device in devices where device.id == changed {
                DeviceForm(device: device, form: form, problem: problem, strings: strings).node
            }
            if devices.count > 1 {
                postForm(Route.me(.devices).link(), operation: IdempotencyKeySlot.mark) {
                    hiddenInput(FieldName.step.rawValue, DevicesHandler.Step.revokeAll.rawValue)
                    submitButton(strings[.devicesRevokeAll], kind: .danger, icon: .trash)
                }
            }
        }
    }

    private static func entry(_ device: PairedDevice, isOwn: Bool, _ strings: Strings) -> Node {
        var details: [Node] = []
        if isOwn { details.append(.text(strings[.devicesThis])) }
        if let day = device.created {
            details.append(.text(strings(.devicesSince, .word("date", strings.date(day)))))
        }
        if let day = device.used { details.append(.text(strings(.devicesUsed, .word("date", strings.date(day))))) }
        let change = Route.me(.devices).link(QueryItem(.device, device.id))
        return row(
            bdi { device.name }, detail: strings.parted(details),
            trailing: linkButton(
                strings[.devicesChange], href: change, icon: .edit,
                .aria("label", strings(.devicesChangeNamed, .text("name", device.name)))))
    }

    private static func another(_ home: HomeAddress, _ strings: Strings) -> Node {
        guard home.signIn == nil else { return signIn(home.signIn ?? "", strings) }
        return card(.class("part")) {
            h2 { strings[.devicesNew] }
            p(.class("field-hint")) { strings[.devicesNewHint] }
            postForm(Route.me(.devices).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, DevicesHandler.Step.code.rawValue)
                submitButton(strings[.devicesMake], icon: .plus)
            }
        }
    }

    /// Where somebody who isn't the owner signs in on another device.
    private static func signIn(_ address: String, _ strings: Strings) -> Node {
        card(.class("part")) {
            h2 { strings[.devicesNew] }
            p(.class("field-hint")) { strings[.devicesSignIn] }
            if let code = QRCode(address) { div(.class("qr-code")) { code.node(label: strings[.devicesPicture]) } }
            p(.class("secret")) { code(.dir(.leftToRight)) { address } }
        }
    }

    private static func json(_ devices: [PairedDevice], _ home: HomeAddress?) -> JSON {
        .object([
            "home": home.map { .string($0.origin) } ?? .null,
            "devices": .array(
                devices.map { device in
                    .object([
                        "id": .string(device.id), "name": .string(device.name), "path": .bool(device.hasPath),
                        "created": device.created.map { .string($0.description) } ?? .null,
                        "used": device.used.map { .string($0.description) } ?? .null,
                    ])
                }),
        ])
    }
}
