import Almanac
import Interface
import Planner
import Records

// The two entries keep their bodies in this module. Embedded Swift otherwise compiles all that they lead to once more into
// the worker's own, and constant arrays of one copy were seen to stand in for those of the other.
extension App {
    /// Answers a request from what has been loaded, or names what is still needed.
    @export(interface)
    public func handle(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let desk = Desk(
            check: Access.check, hidden: Screens.hidden, gate: Screens.gate, show: Screens.show, apply: Screens.apply,
            crossings: .whole)
        return handle(request, Library(workspace: workspace, resources: resources), at: desk)
    }

    /// As ``handle(_:workspace:resources:)``, by the screens of every day alone; what belongs to others needs the whole app.
    @export(interface)
    public func handleEveryday(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let desk = Desk(
            check: EverydayScreens.check, hidden: EverydayScreens.hidden, gate: EverydayScreens.gate,
            show: EverydayScreens.show, apply: EverydayScreens.apply, crossings: .everyday)
        return handle(request, Library(workspace: workspace, resources: resources), at: desk)
    }

    /// Answers at a desk; a host's own errands have one of theirs.
    func handle(_ request: Request, _ library: Library, at desk: Desk) -> Outcome {
        do throws(Missing) {
            return try answer(request, library, at: desk)
        } catch {
            return .needs(error.needs)
        }
    }

    private func answer(_ request: Request, _ library: Library, at desk: Desk) throws(Missing) -> Outcome {
        let query = (try? FormFields(query: request.query)) ?? FormFields()
        guard let route = Route(path: request.path) else {
            let visit = try Visit(
                request, route: .planner(.today), query: query, bundle: bundle, library: library,
                crossings: desk.crossings)
            return finish(UnreachedScreen.isAsked(visit) ? UnreachedScreen.show(visit) : ErrorScreen.notFound(visit), visit)
        }
        let visit = try Visit(
            request, route: route, query: query, bundle: bundle, library: library, crossings: desk.crossings)
        guard let method = Method(rawValue: request.method), route.methods.contains(method) else {
            return finish(ErrorScreen.notAllowed(visit), visit, allow: route.methods)
        }
        do throws(Missing) {
            if let refusal = try desk.check(visit) {
                return finish(refusal, visit, incident: Access.incident(refusal))
            }
            if let hidden = try desk.hidden(visit) { return finish(hidden, visit) }
            if UnreachedScreen.isAsked(visit) { return finish(UnreachedScreen.show(visit), visit) }
            guard method == .post else {
                if let gate = visit.gate(.read) { return finish(try desk.gate(gate, visit, nil), visit) }
                return finish(try desk.show(visit), visit)
            }
            return try post(visit, at: desk)
        } catch {
            guard let refusal = error.refusal else { throw error }
            return finish(TextRefusalScreen.show(refusal, visit), visit)
        }
    }

    /// Applies a form once: the same operation again gets the same answer and changes nothing.
    private func post(_ visit: Visit, at desk: Desk) throws(Missing) -> Outcome {
        guard visit.request.body.count <= BodyLimits.limit(path: visit.request.path) else {
            return finish(ErrorScreen.tooLarge(visit), visit)
        }
        let form: FormFields
        do throws(FormError) { form = try FormFields(visit.request) } catch {
            return finish(ErrorScreen.badForm(visit), visit)
        }
        if let refusal = FormProof.refusal(of: form, visit) { return finish(refusal, visit) }
        let operation = Operation(visit.request, form: form)
        if let applied = try visit.library.record(operation.recordKey), let target = applied.text(.back) {
            return finish(repeated(visit, target: target), visit)
        }
        // A field that was left as it was shown asks for nothing.
        if visit.account != nil, let gate = visit.gate(.write, form.withoutUntouched()) {
            return finish(try desk.gate(gate, visit, form), visit)
        }
        var outbox = Outbox(workspace: visit.library.workspace, now: visit.request.now)
        let reply = try desk.apply(form, operation, visit, &outbox)
        if !outbox.changes.isEmpty, reply.isRemembered, case .seeOther(let link) = reply.page {
            outbox.remember(operation, target: link.text, on: visit.request.now)
        }
        for record in outbox.changes.records where !record.isWithinLimits {
            return finish(ErrorScreen.tooLarge(visit), visit)
        }
        for scope in outbox.changes.erased where !outbox.workspace.canErase(scope) {
            return finish(ErrorScreen.refused(visit, visit.strings[.errorEraseLimit]), visit)
        }
        return finish(
            visit.wantsJSON ? reply.json ?? reply.page : reply.page, visit, changes: outbox.changes,
            incident: reply.incident)
    }

    /// The answer to an operation that was applied before.
    private func repeated(_ visit: Visit, target: String) -> Reply {
        visit.wantsJSON
            ? .json(.object(["repeated": .bool(true), "location": .string(target)]))
            : .seeOther(Link(path: target))
    }
}
