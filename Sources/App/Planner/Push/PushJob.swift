import Almanac
import Interface
import Planner
import Records

extension App {
    /// Works out which alerts are to be sent by push, for the host that sends them. No address leads here.
    ///
    /// `GET` answers `{"on", "next", "due": [{"device", "key"}], "retry", "sending"}`: whether anything is ever to be
    /// sent, when the next alert is due, and what is due now. `POST` does one of these:
    /// - `{"step": "key", "key"}` notes the key that browsers bind their subscriptions to;
    /// - `{"step": "claim", "owner"}` takes the right to send, and answers `{"until", "contact", "near", "messages"}`, or
    ///   `{"until", "messages": null}` while another process has it;
    /// - `{"step": "report", "owner", "sent", "gone"}` notes what became of the messages, and gives the right back.
    ///
    /// In `GET` and `claim`, `trying` holds what a service was too busy for: it stays due as long as it is of use.
    @export(interface)
    public func handlePush(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            let context = try RequestContext(
                request, route: .planner(.push), query: FormFields(), bundle: bundle, library: library,
                crossings: .whole, foreseen: PushJob.queries)
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            let answer = try PushJob(context).answer(&changeSet)
            return .respond(Response(status: 200, body: answer.bytes()), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }
}

/// One round of sending alerts.
struct PushJob {
    static let queries = [PushDevice.query, PushSetup.query, PushLease.query, PairedDevice.query]

    let context: RequestContext
    private let config: PushConfig
    private let setup: PushSetup
    private let devices: [PushDevice]
    private let body: JSON
    private var now: Instant { context.request.now }

    init(_ context: RequestContext) throws(NeedsData) {
        self.context = context
        config = PushConfig(context.standing)
        setup = PushSetup(try context.library.record(PushSetup.key), config)
        devices = try PushDevice.all(context.library)
        body = (try? JSON(reading: context.request.body)) ?? .null
    }

    func answer(_ changeSet: inout ChangeSet) throws(NeedsData) -> JSON {
        switch body["step"]?.string {
        case "key": return note(&changeSet)
        case "claim": return try claim(&changeSet)
        case "report": return report(&changeSet)
        default: return try plan()
        }
    }

    /// Notes the host's key. Subscriptions that were bound to another can't be served any more.
    private func note(_ changeSet: inout ChangeSet) -> JSON {
        guard let key = body["key"]?.string, key != setup.publicKey else { return ["noted": false] }
        changeSet.set(PushSetup.key, [PushSetup.publicKeyField: .string(key), Record.deletedField: .bool(false)])
        if setup.publicKey != nil { for device in devices { remove(device.id, &changeSet) } }
        return ["noted": true]
    }

    private func plan() throws(NeedsData) -> JSON {
        guard setup.contact != nil, !devices.isEmpty else {
            return ["on": false, "next": .null, "due": [], "retry": config.retry, "sending": config.sending]
        }
        let due = try PushDue(context, config, setup, devices, trying)
        return [
            "on": true, "next": due.next.map { .int($0.milliseconds) } ?? .null,
            "due": .array(due.alerts.map { ["device": .string($0.device.id), "key": .string($0.key)] }),
            "retry": config.retry, "sending": config.sending,
        ]
    }

    private func claim(_ changeSet: inout ChangeSet) throws(NeedsData) -> JSON {
        guard let owner = body["owner"]?.string, let contact = setup.contact else {
            return ["until": .int(now.milliseconds), "messages": []]
        }
        if let lease = PushLease(try context.library.record(PushLease.key)),
            lease.bars(owner, at: now, longest: config.lease)
        {
            return ["until": .int(lease.until.milliseconds), "messages": .null]
        }
        let messages = try PushDue(context, config, setup, devices, trying).messages
        let lease = PushLease(owner: owner, until: now + .seconds(config.lease))
        if !messages.isEmpty { changeSet.set(PushLease.key, lease.fields) }
        return [
            "until": .int(lease.until.milliseconds), "contact": .string(contact),
            "near": NearHosts.json(context.standing), "messages": .array(messages),
        ]
    }

    /// Notes what was sent. That is a fact even if the lease has ended meanwhile; only its owner gives it back.
    private func report(_ changeSet: inout ChangeSet) -> JSON {
        for device in devices {
            if (body["gone"]?.array ?? []).contains(.string(device.id)) {
                remove(device.id, &changeSet)
                continue
            }
            var notes: [PushNote] = []
            var refusal: Int?
            for entry in body["sent"]?.array ?? [] where entry["device"]?.string == device.id {
                guard let key = entry["key"]?.string else { continue }
                notes.append(PushNote(key: key, at: now))
                refusal = entry["refusal"]?.int.map { Int(clamping: $0) }
            }
            guard !notes.isEmpty else { continue }
            let kept = device.sent.filter { note in note.at > now - .minutes(config.minutes * 2) && note.at <= now }
            changeSet.set(
                PushDevice.key(device.id),
                [
                    PushDevice.sentField: .array((kept + notes).suffix(200).map { $0.json }),
                    PushDevice.refusalField: refusal.map { .int(Int64($0)) } ?? .null,
                ])
        }
        if let lease = PushLease(context.library.workspace[PushLease.key]), lease.owner == body["owner"]?.string {
            changeSet.set(PushLease.key, PushLease(owner: lease.owner, until: now).fields)
        }
        return ["noted": true]
    }

    private func remove(_ id: String, _ changeSet: inout ChangeSet) {
        changeSet.set(PushDevice.key(id), PushDevice.removed)
    }

    private var trying: [String] { (body["trying"]?.array ?? []).compactMap { $0.string } }
}
