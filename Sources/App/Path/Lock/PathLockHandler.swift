import Almanac
import Interface
import Records
import WorshipPath

/// Opens and closes the path, and sets, changes or removes its lock.
///
/// None of these is remembered as an operation: an operation's key is made from its form and would be a quick hash of
/// the code.
struct PathLockHandler {
    let context: RequestContext
    let form: FormFields
    let gate: PathGate

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        var applied = try answer(&changeSet)
        applied.isRemembered = false
        return applied
    }

    private func answer(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        switch form.pathStep {
        case .open: return try open(&changeSet)
        case .close:
            PathGate.keep(PathOpening(tries: gate.opening.tries, tried: gate.opening.tried), &changeSet)
            return done(.home, isOpen: !gate.isLocked)
        case .set: return try set(&changeSet)
        case .unlock:
            if gate.isLocked {
                if let wrong = try check(.current, &changeSet) { return wrong }
                changeSet.set(PathGate.lock, [Record.deletedField: .bool(true)])
                PathGate.keep(PathOpening(), &changeSet)
            }
            return done(.settings, .settingsSaved, isOpen: true)
        default: return PathReply.refuse(context, from: [.open, .close, .set, .unlock] as [PathStep])
        }
    }

    private func open(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        if gate.isLocked {
            if let wrong = try check(.code, &changeSet) { return wrong }
            PathGate.keep(gate.opening.opened(at: gate.now, gate.rule), &changeSet)
        }
        return done(target, isOpen: true)
    }

    /// Sets a lock, or changes its code after the present code was entered. The code that is already set is taken again:
    /// a device sets a lock at its server first, and a sync may bring it here before the device does the same.
    private func set(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard try PathBook(context, .noDays) != nil else { return Applied(PathReply.unbegun(context)) }
        let code = form.value(.code) ?? ""
        if ASCIIDigits.folded(code).count < gate.rule.least || code.count > gate.rule.most {
            return try wrong(
                .code,
                context.strings(.pathLockShort, .number("least", gate.rule.least), .number("most", gate.rule.most)))
        }
        if code != form.value(.again) { return try wrong(.again, context.strings[.pathLockDiffers]) }
        if gate.isLocked, let wrong = try check(.current, &changeSet, form.value(.current) ?? code) { return wrong }
        let lock = PathLock(code: ASCIIDigits.folded(code), salt: salt, rounds: gate.rule.rounds)
        var fields = lock.fields
        fields[Record.deletedField] = .bool(false)
        changeSet.set(PathGate.lock, fields)
        PathGate.keep(PathOpening().opened(at: gate.now, gate.rule), &changeSet)
        return done(.settings, .settingsSaved, isOpen: true)
    }

    /// The refusal of a code, or `nil` if it opens the lock.
    private func check(
        _ field: PathField, _ changeSet: inout ChangeSet, _ entered: String? = nil
    ) throws(NeedsData) -> Applied? {
        if gate.wait > 0 { return try wrong(field, PathLockScreen.wait(gate, context.strings)) }
        if gate.lock?.opens(with: ASCIIDigits.folded(entered ?? form.value(field) ?? "")) == true { return nil }
        PathGate.keep(gate.opening.failed(at: gate.now), &changeSet)
        var answer = try wrong(field, context.strings[.pathLockWrong])
        answer.incident = .wrongCode
        return answer
    }

    private func wrong(_ field: PathField, _ message: String) throws(NeedsData) -> Applied {
        let page =
            gate.isClosed
            ? PathLockScreen.ask(context, gate, for: target, problem: message)
            : PathLockScreen.settings(context, gate, problem: (field, message))
        return Applied(page, json: .refusal("code", message, named: field.rawValue, status: 422))
    }

    private func done(_ page: PathRoute, _ notice: Notice? = nil, isOpen: Bool) -> Applied {
        PathReply.done(page, notice, json: ["locked": .bool(!isOpen)])
    }

    /// The page of the path that was requested while it was closed.
    private var target: PathRoute {
        guard let back = form[.back], case .path(let page) = Route(path: back), page.isReadable else { return .home }
        return page
    }

    /// 16 random bytes for the salt. The host's bits also make the number of an operation; once hashed, they reveal
    /// nothing about it.
    private var salt: [UInt8] {
        let bits = Hex.encode(context.request.entropy.high) + Hex.encode(context.request.entropy.low)
        return Array(SHA256.hash(Array(("wird path lock " + bits).utf8)).prefix(16))
    }
}
