import Almanac
import Interface
import Records

extension App {
    /// The address at which a device is paired. Hosts answer it themselves; no worker has it.
    public static let pairingPath = "/pair"
    /// The names of its form's fields.
    public static let pairingFields = (code: "code", name: "name", path: "path")

    /// The code that a request to pair shows, whose guessing a host counts; empty for none.
    public static func pairingCode(in request: Request) -> String {
        Base32.normalized((try? FormFields(request))?[.code] ?? "")
    }

    /// The number of days that a device which asks for nothing stays paired.
    public static let deviceIdleDays = PairedDevice.idleDays

    /// The longest name of a device, in characters.
    public static let deviceNameLimit = PairedDevice.nameLimit

    /// Pairs the device that shows the valid code, once: its form's fields are in the body, and the host brings the
    /// session's new secret, 64 hexadecimal digits, in `session`.
    ///
    /// The answers are the host's to word: 200 paired, 403 for a code that isn't valid, 422 for a name that doesn't do,
    /// 409 where there are as many devices as there may be, 400 for no form at all. Only 200 uses the code up.
    @export(interface)
    public func handlePairing(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            try library.require([PairingCode.query, PairedDevice.query])
            guard let form = try? FormFields(request), let id = PairedDevice.id(ofSession: request.session) else {
                return .respond(Response(status: 400), changes: Changes())
            }
            return try pair(id, form, request, library)
        } catch {
            return .needs(error.needs)
        }
    }

    private func pair(
        _ id: String, _ form: FormFields, _ request: Request, _ library: Library
    ) throws(NeedsData) -> Outcome {
        let code = try library.record(PairingCode.key)
        guard PairingCode.opens(form[.code] ?? "", code, at: request.now.milliseconds) else {
            var refusal = Response(status: 403)
            refusal.incident = .wrongPairingCode
            return .respond(refusal, changes: Changes())
        }
        guard let name = PairedDevice.checkedName(form[.name] ?? "") else {
            return .respond(Response(status: 422), changes: Changes())
        }
        guard try PairedDevice.all(library).count < PairedDevice.limit else {
            return .respond(Response(status: 409), changes: Changes())
        }
        var changeSet = ChangeSet(workspace: library.workspace, now: request.now)
        PairingCode.forget(&changeSet)
        let today = CivilDateTime(utcSeconds: request.now.seconds).date
        let hasPath = form.last(.path) == "on"
        changeSet.set(PairedDevice.key(id), PairedDevice.fields(name, hasPath: hasPath, on: today))
        return .respond(
            Response(status: 200, body: EnteredDevice(id: id, hasPath: hasPath).json.bytes()),
            changes: changeSet.changes)
    }

    /// Notes where the running server is found on the home network, or that it isn't, and makes a code where no device
    /// is paired yet. A host asks at its start; no address leads here.
    ///
    /// - Parameter request: its body is `{"origin", "trust", "signIn"}`, or empty for a server that listens on loopback
    ///   alone. With `signIn`, the page where a person signs in on another device, no code is made.
    /// - Returns: 200 with `{"code", "link"}` where a code was made, otherwise 204.
    @export(interface)
    public func handleHome(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            try library.require([HomeAddress.query, PairingCode.query, PairedDevice.query])
            return try home(request, library)
        } catch {
            return .needs(error.needs)
        }
    }

    private func home(_ request: Request, _ library: Library) throws(NeedsData) -> Outcome {
        var changeSet = ChangeSet(workspace: library.workspace, now: request.now)
        let stored = HomeAddress(try library.record(HomeAddress.key))
        let json = try? JSON(reading: request.body)
        guard let origin = json?["origin"]?.string else {
            if stored != nil {
                changeSet.set(HomeAddress.key, [Record.deletedField: .bool(true)])
                PairingCode.forget(&changeSet)
            }
            return .respond(Response(status: 204), changes: changeSet.changes)
        }
        let address = HomeAddress(origin: origin, trust: json?["trust"]?.string, signIn: json?["signIn"]?.string)
        if stored != address { changeSet.set(HomeAddress.key, address.fields) }
        guard address.signIn == nil, try PairedDevice.all(library).isEmpty else {
            return .respond(Response(status: 204), changes: changeSet.changes)
        }
        let code = PairingCode.make(request, &changeSet)
        let made: JSON = ["code": .string(code), "link": .string(address.link(code))]
        return .respond(Response(status: 200, body: made.bytes()), changes: changeSet.changes)
    }
}
