import Interface
import Planner
import Records

/// Imports tasks from another program's file: `/me/data/tasks`. It has a form for the file and shows its contents
/// before they are imported.
enum TaskImportScreen {
    static func show(_ context: RequestContext, problem: (field: FieldName, message: String)? = nil) -> Reply {
        guard context.place != nil else { return .seeOther(Route.times(.place).link()) }
        return .page(
            page(context, back: .me(.data)) {
                if let problem {
                    errorSummary(
                        context.strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
                }
                form(context, error: problem?.field == .file ? problem?.message : nil)
            }, status: problem == nil ? 200 : 422)
    }

    /// A preview of a file's tasks, with the button that imports them.
    static func preview(_ context: RequestContext, _ found: TaskImport) -> Reply {
        .page(page(context, back: .planner(.importTasks)) { TaskImportView(context, found).node })
    }

    /// The page for a file without tasks: what is wrong with it, and the form again.
    static func refused(_ context: RequestContext, _ found: TaskImport) -> Reply {
        .page(
            page(context, back: .me(.data)) {
                TaskImportView(context, found).problems
                form(context, text: found.text.flatMap { $0.utf8.count <= 64 << 10 ? $0 : nil } ?? "")
            }, status: 422)
    }

    private static func page(_ context: RequestContext, back: Route, @NodeBuilder content: () -> Node) -> Page {
        Page(
            title: context.strings[.taskImportTitle], area: .me, name: "task-import",
            header: PageHeader(
                context.strings[.taskImportTitle], back: back.link(), backLabel: context.strings[.navBack]
            ).node,
            content: content())
    }

    private static func form(_ context: RequestContext, error: String? = nil, text: String = "") -> Node {
        let strings = context.strings
        return group {
            p(.class("part-lead")) { strings[.taskImportLead] }
            card(.class("part")) {
                postForm(
                    Route.planner(.importTasks).link(), operation: IdempotencyKeySlot.mark, .multipart,
                    .class("settings")
                ) {
                    hiddenInput(FieldName.step.rawValue, TaskImportHandler.Step.preview.rawValue)
                    let field = Field(
                        FieldName.file.rawValue, label: strings[.taskImportFile], hint: strings[.taskImportFileHint],
                        error: error)
                    field.node(
                        input(
                            field.attributes + [
                                .type("file"), .class("control"),
                                .accept(".csv,.tsv,.txt,.ics,text/csv,text/calendar,text/plain"),
                            ]))
                    Field(FieldName.text.rawValue, label: strings[.taskImportPaste]).lines(text, rows: 3)
                    div(.class("form-actions")) { submitButton(strings[.taskImportRead], icon: .forward) }
                }
                details(.class("example")) {
                    summary { strings[.taskImportExample] }
                    pre(.lang("en"), .dir(.leftToRight), .tabindex(0)) { example }
                }
            }
        }
    }

    /// A table as spreadsheets write it. It isn't text of the page: its headings and values are the same in every
    /// language.
    private static let example = """
        title,date,start,duration,category,notes
        Call the dentist,2026-11-25,10:30,15,personal,
        Read chapter 3,,,60,study,Pages 40 to 65
        """
}
