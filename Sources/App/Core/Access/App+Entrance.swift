import Almanac
import Interface
import Records

extension App {
    /// Says whether a request that came from outside this machine may enter at all; what it then reaches is decided as
    /// always. Loopback never asks.
    ///
    /// The answers are the host's to word: 204 for the product's public files, for a known access token and for a secret
    /// link that was given out; 200 with ``EnteredDevice`` for a paired device; 410 for one that was revoked, with
    /// ``EnteredDevice/forgetting`` as its body where it is to forget what it has; 401 for everything else. A device's last use is noted once a day.
    @export(interface)
    public func handleEntrance(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            return try entrance(request, library)
        } catch {
            return .needs(error.needs)
        }
    }

    private func entrance(_ request: Request, _ library: Library) throws(NeedsData) -> Outcome {
        let address = HostAddress(path: request.path)
        // The bundle names the person's own texts, and only the worker of a paired device asks for it.
        if case .product = address, request.path != "/bundle.json" {
            return .respond(Response(status: 204), changes: Changes())
        }
        var record: Record?
        if let id = PairedDevice.id(ofSession: request.session) { record = try library.record(PairedDevice.key(id)) }
        let device = PairedDevice(record)
        let today = CivilDateTime(utcSeconds: request.now.seconds).date
        if let device, device.lasts(on: today) { return Self.welcome(device, on: today, request, library) }
        let secret = Self.shown(request, at: address)
        if let secret, try AccessToken.find(secret, in: library) != nil {
            return .respond(Response(status: 204), changes: Changes())
        }
        var refusal = Response(status: 401)
        if let record, device == nil {
            let forgets = record.value(PairedDevice.forgettingField) == .bool(true)
            refusal = Response(status: 410, body: forgets ? EnteredDevice.forgetting : [])
        }
        if secret != nil { refusal.incident = .unknownToken }
        if secret == nil, record == nil, !request.session.isEmpty { refusal.incident = .unknownDevice }
        return .respond(refusal, changes: Changes())
    }

    /// The secret that a request shows where one opens anything. A shop's key is no access token.
    private static func shown(_ request: Request, at address: HostAddress) -> String? {
        switch address {
        case .product, .shop: nil
        case .reading, .own: Access.bearer(request.authorization)
        case .calendar: Access.password(request.authorization)
        case .app:
            Access.bearer(request.authorization) ?? Route(path: request.path).flatMap { Access.secret(of: $0) }
        }
    }

    private static func welcome(
        _ device: PairedDevice, on today: CivilDate, _ request: Request, _ library: Library
    ) -> Outcome {
        var changeSet = ChangeSet(workspace: library.workspace, now: request.now)
        if device.used != today {
            changeSet.set(PairedDevice.key(device.id), [PairedDevice.usedField: .string(today.description)])
        }
        let entered = EnteredDevice(id: device.id, hasPath: device.hasPath, isFirstToday: device.used != today)
        return .respond(Response(status: 200, body: entered.json.bytes()), changes: changeSet.changes)
    }
}
