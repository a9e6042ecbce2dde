import Almanac
import Interface
import Records

/// Alerts while every page is closed: what they need, the browsers that get them, and a trial: `/me/settings/push`. The
/// records are the server's alone, so a worker leaves the page to it (`Web/js/sw.js`) and otherwise says that it can't be
/// reached.
enum PushScreen {
    static func show(
        _ context: RequestContext, form: FormFields? = nil, problem: (field: FieldName, message: String)? = nil,
        status: Int = 200
    ) throws(NeedsData) -> Reply {
        try context.library.require([PushDevice.query, PushSetup.query])
        let devices = try PushDevice.all(context.library)
        let setup = PushSetup(try context.library.record(PushSetup.key), PushConfig(context.standing))
        guard !context.wantsJSON else { return .json(json(devices, setup)) }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.pushTitle], area: .me, name: "push",
                header: PageHeader(
                    strings[.pushTitle], back: Route.planner(.reminderSettings).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.reminders, context)
                ).node,
                content: group {
                    if let problem { errorSummary(strings[.errorSummary], [(problem.field.rawValue, problem.message)]) }
                    p(.class("part-lead")) { strings[.pushLead] }
                    if context.parameter(.unreached) != nil {
                        banner(strings[.pushAway], tone: .notice, icon: .offline)
                    } else if setup.publicKey == nil {
                        banner(strings[.pushNoServer], tone: .notice, icon: .info)
                    } else {
                        here(setup, strings)
                        contact(setup, form, problem, strings)
                        if context.shows(.quran) {
                            PushAyahView(setup: setup, form: form, problem: problem, strings: strings).node
                        }
                        list(devices, strings)
                    }
                }), status: status)
    }

    /// This device's part, which a script fills: nothing is asked of the browser before the button is pressed.
    private static func here(_ setup: PushSetup, _ strings: Strings) -> Node {
        card(
            .class("part"), .data("push", setup.publicKey ?? ""),
            .data("contact", setup.contact == nil ? "" : "on")
        ) {
            h2 { strings[.channelsTitle] }
            p(
                .data("push-state"), .role("status"), .data("off", strings[.pushOff]), .data("on", strings[.pushOn]),
                .data("denied", strings[.channelsDenied]), .data("none", strings[.pushUnsupported]),
                .data("missing", strings[.pushContactNeeded]), .data("failed", strings[.pushFailed])
            ) { strings[.pushScripts] }
            p(.class("field-hint")) { strings[.pushPrivacy] }
            div(.class("form-actions")) {
                scriptButton(strings[.pushTurnOn], kind: .primary, icon: .bell, .data("push-on"), .hidden())
                scriptButton(strings[.pushTurnOff], icon: .close, .data("push-off"), .hidden())
                scriptButton(
                    strings[.pushTest], icon: .check, .data("push-test"), .hidden(),
                    .data("title", strings[.channelsTestTitle]), .data("body", strings[.channelsTestBody]))
            }
            ul(.class("field-hint"), .data("push-results"), .role("status")) {
                for way in ["page", "notification", "push"] {
                    li(
                        .data("way", way), .hidden(), .data("waiting", strings[key: "push.test.waiting"]),
                        .data("came", strings[key: "push.test.came"]), .data("not", strings[key: "push.test.not"]),
                        .data("off", strings[key: "push.test.off"])
                    ) {
                        strings[key: "push.test." + way]
                        Node.text(" ")
                        b()
                    }
                }
            }
        }
    }

    private static func contact(
        _ setup: PushSetup, _ form: FormFields?, _ problem: (field: FieldName, message: String)?, _ strings: Strings
    ) -> Node {
        card(.class("part")) {
            h2 { strings[.pushContact] }
            if setup.isOperators {
                p(.class("field-hint")) { strings[.pushContactOperator] }
            } else {
                postForm(Route.planner(.push).link(), operation: IdempotencyKeySlot.mark) {
                    hiddenInput(FieldName.step.rawValue, PushHandler.Step.contact.rawValue)
                    Field(
                        FieldName.text.rawValue, label: strings[.pushContactLabel], hint: strings[.pushContactHint],
                        error: problem?.field == .text ? problem?.message : nil
                    ).text(
                        form?[.text] ?? shown(setup.contact), .maxlength(PushContact.longest), .autocomplete("email"))
                    submitButton(strings[.pushContactSave], icon: .check)
                }
            }
        }
    }

    /// A contact as people write it.
    private static func shown(_ contact: String?) -> String {
        guard let contact else { return "" }
        return contact.utf8.starts(with: "mailto:".utf8) ? String(contact.dropFirst(7)) : contact
    }

    private static func list(_ devices: [PushDevice], _ strings: Strings) -> Node {
        titledSection(strings[.pushDevices], id: "push-devices") {
            if devices.isEmpty { p(.class("field-hint")) { strings[.pushNone] } }
            if !devices.isEmpty { rows { for device in devices { entry(device, strings) } } }
        }
    }

    private static func entry(_ device: PushDevice, _ strings: Strings) -> Node {
        let name = device.name.isEmpty ? strings[.pushNameless] : device.name
        let day = CivilDateTime(utcSeconds: device.created.seconds).date
        var details: [Node] = [.text(strings(.devicesSince, .word("date", strings.date(day))))]
        if device.isHidden { details.append(.text(strings[.pushHiding])) }
        if let refusal = device.refusal { details.append(.text(strings(.pushRefused, .number("status", refusal)))) }
        let title = group {
            bdi { name }
            Node.text(" ")
            span(.class("badge"), .data("push-this"), .hidden()) { strings[.devicesThis] }
        }
        return row(
            title, detail: strings.parted(details),
            trailing: div(.class("row-actions")) {
                form(
                    device, device.isHidden ? .show : .hide,
                    submitButton(strings[device.isHidden ? .pushShow : .pushHide], kind: .secondary))
                form(
                    device, .remove,
                    submitButton(
                        strings[.pushRemove], kind: .danger, icon: .trash,
                        .aria("label", strings(.pushRemoveNamed, .text("name", name)))))
            }, .data("push-device", device.id))
    }

    private static func form(_ device: PushDevice, _ step: PushHandler.Step, _ button: Node) -> Node {
        postForm(Route.planner(.push).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            hiddenInput(FieldName.device.rawValue, device.id)
            button
        }
    }

    private static func json(_ devices: [PushDevice], _ setup: PushSetup) -> JSON {
        .object([
            "key": setup.publicKey.map { .string($0) } ?? .null, "contact": setup.contact.map { .string($0) } ?? .null,
            "ayah": setup.hasAyah ? .string(setup.ayahTime.description) : .null,
            "devices": .array(
                devices.map { device in
                    .object([
                        "id": .string(device.id), "name": .string(device.name), "hidden": .bool(device.isHidden),
                        "created": .int(device.created.milliseconds),
                        "refusal": device.refusal.map { .int(Int64($0)) } ?? .null,
                    ])
                }),
        ])
    }
}
