import Almanac
import Interface
import Planner
import Records

// The two entry points keep their bodies in this module. Otherwise Embedded Swift compiles everything they call again
// into the worker's own module, and constant arrays of one copy were seen to replace those of the other.
extension App {
    /// Answers a request from what has been loaded, or says what is still needed.
    @export(interface)
    public func handle(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let dispatcher = Dispatcher(
            check: Access.check, hidden: Screens.hidden, gate: Screens.gate,
            foreseen: { route, form in route.foreseen(form) }, show: Screens.show, apply: Screens.apply,
            crossings: .whole)
        return handle(request, Library(workspace: workspace, resources: resources), at: dispatcher)
    }

    /// Like ``handle(_:workspace:resources:)``, but with the everyday screens only; other requests need the whole app.
    @export(interface)
    public func handleEveryday(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let dispatcher = Dispatcher(
            check: EverydayScreens.check, hidden: EverydayScreens.hidden, gate: EverydayScreens.gate,
            foreseen: EverydayScreens.foreseen, show: EverydayScreens.show, apply: EverydayScreens.apply,
            crossings: .everyday)
        return handle(request, Library(workspace: workspace, resources: resources), at: dispatcher)
    }

    /// Decides on a request about something shared, over the records of the space itself: its changes hold for all
    /// members. ``Request/member`` says who asks; what they may do, the space's records say.
    public func handleShared(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let dispatcher = Dispatcher(
            check: Access.check, hidden: { _ in nil }, gate: Screens.gate, foreseen: { _, _ in [] },
            show: { context throws(NeedsData) in
                // The command line reads the school's own pages there; everybody else reads their copy.
                guard case .course(let route) = context.route, case .school = route else {
                    return ErrorScreen.notFound(context)
                }
                return try CourseScreens.show(route, context)
            },
            apply: { form, idempotencyKey, context, changeSet throws(NeedsData) in
                if case .course(let route) = context.route, route.isSchools {
                    return try CourseScreens.apply(route, form, idempotencyKey, context, &changeSet)
                }
                guard case .shared(let route) = context.route, route != .refused else {
                    return Applied(ErrorScreen.notFound(context))
                }
                return try SharedScreens.apply(route, form, idempotencyKey, context, &changeSet)
            }, crossings: .none)
        return handle(request, Library(workspace: workspace, resources: resources), at: dispatcher)
    }

    /// Answers with the screens of a dispatcher; a host's own jobs have dispatchers of their own.
    func handle(_ request: Request, _ library: Library, at dispatcher: Dispatcher) -> Outcome {
        do throws(NeedsData) {
            return try answer(request, library, at: dispatcher)
        } catch {
            return .needs(error.needs)
        }
    }

    private func answer(_ request: Request, _ library: Library, at dispatcher: Dispatcher) throws(NeedsData) -> Outcome
    {
        let query = (try? FormFields(query: request.query)) ?? FormFields()
        guard let route = Route(path: request.path) else {
            let context = try RequestContext(
                request, route: .planner(.today), query: query, bundle: bundle, library: library,
                crossings: dispatcher.crossings)
            return finish(
                UnreachedScreen.isAsked(context) ? UnreachedScreen.show(context) : ErrorScreen.notFound(context),
                context)
        }
        let form = Self.form(of: request)
        let context = try RequestContext(
            request, route: route, query: query, bundle: bundle, library: library, crossings: dispatcher.crossings,
            foreseen: Self.foreseen(request, route, form, at: dispatcher))
        guard let method = Method(rawValue: request.method), route.methods.contains(method) else {
            return finish(ErrorScreen.notAllowed(context), context, allow: route.methods)
        }
        do throws(NeedsData) {
            if let refusal = try dispatcher.check(context) {
                return finish(refusal, context, incident: Access.incident(refusal))
            }
            if let hidden = try dispatcher.hidden(context) { return finish(hidden, context) }
            if UnreachedScreen.isAsked(context) { return finish(UnreachedScreen.show(context), context) }
            guard method == .post else {
                if let gate = context.gate(.read) { return finish(try dispatcher.gate(gate, context, nil), context) }
                return finish(try dispatcher.show(context), context)
            }
            return try post(context, form, at: dispatcher)
        } catch {
            guard let refusal = error.refusal else { throw error }
            return finish(TextRefusalScreen.show(refusal, context), context)
        }
    }

    /// The posted form. `nil` for a page, for a form that can't be read, and for a file, which is too large to be read
    /// before it is known who sends it.
    private static func form(of request: Request) -> FormFields? {
        guard request.method == Method.post.rawValue, request.body.count <= BodyLimits.form else { return nil }
        return try? FormFields(request)
    }

    /// What a request surely needs: a form also the note of whether it was applied before.
    private static func foreseen(
        _ request: Request, _ route: Route, _ form: FormFields?, at dispatcher: Dispatcher
    ) -> [RecordQuery] {
        guard let form else {
            return request.method == Method.post.rawValue ? [] : dispatcher.foreseen(route, nil)
        }
        let applied = IdempotencyKey(request, form: form).recordKey
        return [RecordQuery(applied.kind, in: applied.scope, .id(applied.id))] + dispatcher.foreseen(route, form)
    }

    /// Applies a form once: the same operation again gets the same answer and changes nothing.
    ///
    /// - Parameter read: the form, where it was read already.
    private func post(_ context: RequestContext, _ read: FormFields?, at dispatcher: Dispatcher) throws(NeedsData)
        -> Outcome
    {
        guard context.request.body.count <= BodyLimits.limit(path: context.request.path) else {
            return finish(ErrorScreen.tooLarge(context), context)
        }
        let form: FormFields
        if let read {
            form = read
        } else {
            do throws(FormError) { form = try FormFields(context.request) } catch {
                return finish(ErrorScreen.badForm(context), context)
            }
        }
        if let refusal = FormProof.refusal(of: form, context) { return finish(refusal, context) }
        let idempotencyKey = IdempotencyKey(context.request, form: form)
        if let applied = try context.library.record(idempotencyKey.recordKey), let target = applied.text(.back) {
            return finish(repeated(context, target: target), context)
        }
        // A field with the value that was shown asks for nothing.
        if context.account != nil, let gate = context.gate(.write, form.withoutUntouched()) {
            return finish(try dispatcher.gate(gate, context, form), context)
        }
        var changeSet = ChangeSet(workspace: context.library.workspace, now: context.request.now)
        let reply = try dispatcher.apply(form, idempotencyKey, context, &changeSet)
        if !changeSet.changes.isEmpty, reply.isRemembered, case .seeOther(let link) = reply.page {
            changeSet.remember(idempotencyKey, target: link.text, on: context.request.now)
        }
        for record in changeSet.changes.records where !record.isWithinLimits {
            return finish(ErrorScreen.tooLarge(context), context)
        }
        for scope in changeSet.changes.erased where !changeSet.workspace.canErase(scope) {
            return finish(ErrorScreen.refused(context, context.strings[.errorEraseLimit]), context)
        }
        return finish(
            context.wantsJSON ? reply.json ?? reply.page : reply.page, context, changes: changeSet.changes,
            incident: reply.incident)
    }

    /// The answer to an operation that was already applied.
    private func repeated(_ context: RequestContext, target: String) -> Reply {
        context.wantsJSON
            ? .json(.object(["repeated": .bool(true), "location": .string(target)]))
            : .seeOther(Link(path: target))
    }
}
