import Records

extension App {
    /// Takes the person's request to ask the assistant, for a host that reaches the network.
    ///
    /// Answers with what to ask as `{"ask": {"address", "timeout", "largest", "body", "about"}}` and status 200. Any
    /// other answer is for the person: the assistant is off or closed to them, or there is nothing to arrange. Nothing
    /// is stored.
    public func handleAdvice(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        handle(request, Library(workspace: workspace, resources: resources), at: Self.dispatcher(AdviceJob.ask))
    }

    /// Takes the result of asking, `{"about", "answer"}` or `{"about", "failure"}`, and answers the person: with the
    /// plan if it keeps every rule, otherwise with the planner's own and the reason. Nothing is stored.
    public func handleAdviceAnswer(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        handle(request, Library(workspace: workspace, resources: resources), at: Self.dispatcher(AdviceJob.take))
    }

    private static func dispatcher(
        _ apply:
            @escaping @Sendable (FormFields, IdempotencyKey, RequestContext, inout ChangeSet) throws(NeedsData) ->
            Applied
    ) -> Dispatcher {
        Dispatcher(
            check: Access.check, hidden: Screens.hidden, gate: Screens.gate,
            foreseen: { route, form in route.foreseen(form) }, show: Screens.show, apply: apply, crossings: .whole)
    }
}
