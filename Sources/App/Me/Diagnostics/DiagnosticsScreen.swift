import Interface
import Records

/// The log of this device's own speed and faults: `/me/settings/diagnostics`. It is off until the person switches it on.
enum DiagnosticsScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        let logs = try DiagnosticLog.all(context)
        guard !context.wantsJSON else { return .json(json(logs, context)) }
        let strings = context.strings
        let isOn = context.settings.keepsDiagnostics
        return .page(
            Page(
                title: strings[.diagnosticsTitle], area: .me, name: "diagnostics",
                header: PageHeader(
                    strings[.diagnosticsTitle], back: Route.me(.data).link(), backLabel: strings[.navBack]
                )
                .node,
                content: group {
                    p(.class("part-lead")) { strings[.diagnosticsLead] }
                    card(.class("part")) {
                        p { strings[isOn ? .diagnosticsIsOn : .diagnosticsIsOff] }
                        button(
                            isOn ? .off : .on, strings[isOn ? .diagnosticsOff : .diagnosticsOn],
                            isOn ? .secondary : .primary)
                    }
                    if logs.isEmpty {
                        p(.class("field-hint")) { strings[.diagnosticsNone] }
                    } else {
                        list(
                            strings[.diagnosticsTimings], id: "timings", DiagnosticLog.merged(logs.map { $0.timings })
                        ) { entry in
                            strings(
                                .diagnosticsTiming, count: entry.count, .number("average", entry.average),
                                .number("longest", entry.longest))
                        }
                        list(strings[.diagnosticsFaults], id: "faults", DiagnosticLog.merged(logs.map { $0.faults })) {
                            entry in
                            strings(.diagnosticsFault, count: entry.count, .number("recovered", entry.recovered))
                        }
                        div(.class("form-actions")) {
                            linkButton(
                                strings[.diagnosticsExport], href: Route.me(.diagnosticsFile).link(), icon: .download)
                            button(.delete, strings[.diagnosticsDelete], .danger)
                        }
                    }
                }))
    }

    /// The complete log as a file.
    static func file(_ context: RequestContext) throws(NeedsData) -> Reply {
        .file(
            json(try DiagnosticLog.all(context), context).bytes(), type: "application/json",
            name: "wird-diagnostics.json")
    }

    private static func button(_ step: DiagnosticsHandler.Step, _ label: String, _ kind: ButtonKind) -> Node {
        postForm(Route.me(.diagnostics).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            submitButton(label, kind: kind)
        }
    }

    /// Names with their details; nothing if there are none.
    @NodeBuilder private static func list(
        _ title: String, id: String, _ entries: [DiagnosticLog.Entry], _ detail: (DiagnosticLog.Entry) -> String
    ) -> Node {
        if !entries.isEmpty {
            titledSection(title, id: id) {
                rows {
                    for entry in entries {
                        row(
                            code(.dir(.leftToRight)) { entry.name },
                            detail: group {
                                Node.text(detail(entry))
                                if !entry.trace.isEmpty {
                                    code(.dir(.leftToRight), .class("trace")) { DiagnosticTrace.text(entry.trace) }
                                }
                            })
                    }
                }
            }
        }
    }

    private static func json(_ logs: [DiagnosticLog], _ context: RequestContext) -> JSON {
        .object([
            "on": .bool(context.settings.keepsDiagnostics),
            "days": .array(
                logs.map { log in
                    .object([
                        "date": .string(log.date), "timings": .array(log.timings.map { entry($0, isTiming: true) }),
                        "faults": .array(log.faults.map { entry($0, isTiming: false) }),
                    ])
                }),
        ])
    }

    private static func entry(_ entry: DiagnosticLog.Entry, isTiming: Bool) -> JSON {
        guard !isTiming else {
            return .object([
                "name": .string(entry.name), "count": .int(entry.count), "average": .int(entry.average),
                "longest": .int(entry.longest),
            ])
        }
        var fault: JSONObject = [
            "name": .string(entry.name), "count": .int(entry.count), "recovered": .int(entry.recovered),
        ]
        if !entry.trace.isEmpty { fault["trace"] = .array(entry.trace.map { place in .string(place) }) }
        return .object(fault)
    }
}
