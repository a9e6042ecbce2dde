import Almanac
import Interface
import Records

extension App {
    /// Answers a request from what has been loaded, or names what is still needed.
    public func handle(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(Missing) {
            return try answer(request, library: library)
        } catch {
            return .needs(error.needs)
        }
    }

    private func answer(_ request: Request, library: Library) throws(Missing) -> Outcome {
        let query = (try? FormFields(query: request.query)) ?? FormFields()
        guard let route = Route(path: request.path) else {
            let visit = try Visit(request, route: .today, query: query, bundle: bundle, library: library)
            return finish(ErrorScreen.notFound(visit), visit)
        }
        let visit = try Visit(request, route: route, query: query, bundle: bundle, library: library)
        guard let method = Method(rawValue: request.method), route.methods.contains(method) else {
            return finish(ErrorScreen.notAllowed(visit), visit, allow: route.methods)
        }
        guard method == .post else { return finish(try Screens.show(visit), visit) }
        return try post(visit)
    }

    /// Applies a form once: the same operation again gets the same answer and changes nothing.
    private func post(_ visit: Visit) throws(Missing) -> Outcome {
        guard visit.request.body.count <= BodyLimits.limit(path: visit.request.path) else {
            return finish(ErrorScreen.tooLarge(visit), visit)
        }
        let form: FormFields
        do throws(FormError) { form = try FormFields(visit.request) } catch {
            return finish(ErrorScreen.badForm(visit), visit)
        }
        let operation = Operation(visit.request, form: form)
        if let applied = try visit.library.record(operation.recordKey), let target = applied.text(.back) {
            return finish(Screens.repeated(visit, target: target), visit)
        }
        var outbox = Outbox(workspace: visit.library.workspace, now: visit.request.now)
        let reply = try Screens.apply(form, operation, visit, &outbox)
        if !outbox.changes.isEmpty, case .seeOther(let link) = reply.page {
            outbox.remember(operation, target: link.text, on: visit.request.now)
        }
        for record in outbox.changes.records where !record.isWithinLimits {
            return finish(ErrorScreen.tooLarge(visit), visit)
        }
        return finish(visit.wantsJSON ? reply.json ?? reply.page : reply.page, visit, changes: outbox.changes)
    }
}
