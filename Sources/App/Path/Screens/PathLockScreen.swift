import Interface
import Records
import WorshipPath

/// The lock of the path: what asks for the code, and where it is set: `/path/lock`.
enum PathLockScreen {
    static func show(_ context: RequestContext, _ gate: PathGate) throws(NeedsData) -> Reply {
        guard try PathBook(context, .noDays) != nil else { return PathReply.unbegun(context) }
        guard !context.wantsJSON else {
            return .json(.object(["set": .bool(gate.isLocked), "locked": .bool(gate.isClosed)]))
        }
        return settings(context, gate, problem: nil)
    }

    /// What stands in the place of every page of a path that is closed. It says nothing of what lies behind it.
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

    /// What a program is told that asks a closed path (RFC 4918 §11.3).
    static func refusal(_ context: RequestContext) -> Reply {
        .refusal("path_locked", context.strings[.pathLockedBody], named: nil, status: 423)
    }

    /// Where it is set, changed, closed and taken away.
    static func settings(_ context: RequestContext, _ gate: PathGate, problem: (field: PathField, text: String)?)
        -> Reply
    {
        PathScreens.page(
            context, context.strings[.pathLock], "path-lock", back: .settings, status: problem == nil ? 200 : 422
        ) { PathLockView(context: context, gate: gate).settings(problem) }
    }

    /// How long the next code has to wait.
    static func wait(_ gate: PathGate, _ strings: Strings) -> String {
        strings(.pathLockWait, .word("minutes", strings(.minutes, count: max(1, (gate.wait + 59) / 60))))
    }
}
