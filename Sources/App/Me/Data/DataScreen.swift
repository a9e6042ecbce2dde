import Interface
import Planner
import Records

/// The person's own data: export, import and erase it.
enum DataScreen {
    static func show(_ context: RequestContext, problem: (field: FieldName, message: String)? = nil) throws(NeedsData)
        -> Reply
    {
        let strings = context.strings
        let erased = try ErasedData(context)
        let isShut = try PathGate(context).isShut
        return .page(
            Page(
                title: strings[.dataTitle], area: .me, name: "data",
                header: PageHeader(
                    strings[.dataTitle], back: Route.me(.home).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.data, context)
                ).node,
                content: group {
                    if let problem {
                        let field = problem.field == .forget ? FieldName.confirmation : problem.field
                        let heading: Phrase = field == .confirmation ? .errorFirst : .errorSummary
                        errorSummary(strings[heading], [(field: field.rawValue, text: problem.message)])
                    }
                    p(.class("part-lead")) { strings[.dataWhere] }
                    ErasedView(context: context, erased: erased, problem: problem).node
                    export(context, withoutPath: isShut)
                    sync(context)
                    bringIn(context, problem)
                    if context.opens(.planner(.importTasks)) {
                        rows {
                            linkRow(strings[.taskImportOpen], href: Route.planner(.importTasks).link(), icon: .calendar)
                        }
                    }
                    erase(context, problem)
                    rows {
                        linkRow(
                            strings[.diagnosticsTitle], href: Route.me(.diagnostics).link(),
                            detail: strings[.diagnosticsBrief], icon: .clock)
                    }
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func export(_ context: RequestContext, withoutPath: Bool) -> Node {
        let strings = context.strings
        return card(.class("part")) {
            p { strings[.dataExportHint] }
            if withoutPath { p(.class("field-hint")) { strings[.dataExportLocked] } }
            // Without `download`, because browsers fetch such a link past the worker. The answer itself says that it is
            // a file.
            linkButton(strings[.dataExport], href: Route.me(.export).link(), icon: .download)
            if context.opens(.planner(.exportTasks)) {
                linkButton(
                    strings[.dataExportTasks], href: Route.planner(.exportTasks).link(), kind: .quiet, icon: .download)
            }
        }
    }

    /// If the server doesn't accept the person's data: a note that it stays here, and the way to what opens it
    /// (MZ-270).
    @NodeBuilder private static func sync(_ context: RequestContext) -> Node {
        if context.isClosed(App.syncFeature) {
            rows {
                linkRow(
                    context.strings[key: "pro.feature." + App.syncFeature],
                    href: PlanGate.link(App.syncFeature, back: ReturnPath(context)),
                    detail: context.strings[.stateClosed],
                    icon: .sync, value: context.strings[.proBadge], isLocked: true)
            }
        }
    }

    private static func bringIn(_ context: RequestContext, _ problem: (field: FieldName, message: String)?) -> Node {
        let strings = context.strings
        return card(.class("part")) {
            h2 { strings[.dataImport] }
            postForm(Route.me(.importData).link(), operation: IdempotencyKeySlot.mark, .multipart) {
                let error = problem?.field == .file ? problem?.message : nil
                let field = Field(
                    FieldName.file.rawValue, label: strings[.dataImportFile], hint: strings[.dataImportHint],
                    error: error)
                field.node(
                    input(field.attributes + [.type("file"), .class("control"), .accept("application/json,.json")]))
                submitButton(strings[.dataImportSubmit], kind: .secondary, icon: .upload)
            }
        }
    }

    private static func erase(_ context: RequestContext, _ problem: (field: FieldName, message: String)?) -> Node {
        let strings = context.strings
        return card(.class("part")) {
            h2 { strings[.dataErase] }
            p { strings[.dataEraseBody] }
            postForm(Route.me(.erase).link(), operation: IdempotencyKeySlot.mark) {
                Field(FieldName.extent.rawValue, label: strings[.dataErase], isLabelHidden: true).segments(
                    [
                        Choice(DataErasure.Extent.planner.rawValue, strings[.dataErasePlanner]),
                        Choice(DataErasure.Extent.quran.rawValue, strings[.dataEraseQuran]),
                        Choice(DataErasure.Extent.all.rawValue, strings[.dataEraseAll]),
                    ], selected: DataErasure.Extent.planner.rawValue)
                Field(
                    FieldName.confirmation.rawValue, label: strings[.dataEraseConfirm],
                    error: problem?.field == .confirmation ? problem?.message : nil
                ).toggle(false)
                submitButton(strings[.dataErase], kind: .danger, icon: .trash)
            }
        }
    }
}
