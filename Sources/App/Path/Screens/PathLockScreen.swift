import Interface
import Records
import WorshipPath

/// The path's lock: the page that asks for the code, and the page that sets it: `/path/lock`.
enum PathLockScreen {
    static func show(_ context: RequestContext, _ gate: PathGate) throws(NeedsData) -> Reply {
        guard try PathBook(context, .noDays) != nil else { return PathReply.unbegun(context) }
        guard !context.wantsJSON else {
            return .json(.object(["set": .bool(gate.isLocked), "locked": .bool(gate.isClosed)]))
        }
        return settings(context, gate, problem: nil)
    }

    /// The page in place of every page of a closed path. It reveals nothing about what is behind it.
    static func ask(
        _ context: RequestContext, _ gate: PathGate, for page: PathRoute, problem: String? = nil, erasing: String? = nil
    )
        -> Reply
    {
        let strings = context.strings
        guard !context.wantsJSON else { return refusal(context) }
        let view = PathLockView(context: context, gate: gate)
        let hasProblem = problem != nil || erasing != nil
        return .page(
            Page(
                title: strings[.pathTitle], area: .path, name: "path-locked",
                header: PageHeader(strings[.pathLockedTitle]).node,
                content: view.ask(page, problem: problem, erasing: erasing)), status: hasProblem ? 422 : 200)
    }

    /// The answer to a program that requests a closed path (RFC 4918 §11.3).
    static func refusal(_ context: RequestContext) -> Reply {
        .refusal("path_locked", context.strings[.pathLockedBody], named: nil, status: 423)
    }

    /// The page on which the lock is set, changed, closed and removed.
    static func settings(_ context: RequestContext, _ gate: PathGate, problem: (field: PathField, text: String)?)
        -> Reply
    {
        PathScreens.page(
            context, context.strings[.pathLock], "path-lock", back: .settings, status: problem == nil ? 200 : 422
        ) { PathLockView(context: context, gate: gate).settings(problem) }
    }

    /// How long until the next code may be tried.
    static func wait(_ gate: PathGate, _ strings: Strings) -> String {
        strings(.pathLockWait, .word("minutes", strings(.minutes, count: max(1, (gate.wait + 59) / 60))))
    }
}
