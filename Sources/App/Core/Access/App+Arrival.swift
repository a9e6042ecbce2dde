import Almanac
import Interface
import Records

extension App {
    /// The page of one's own account, which hosts answer themselves; no worker has it.
    public static let accountPath = "/account"

    /// Notes the device of a person who has just signed in: the host knows who it is, and brings the new session's
    /// secret, 64 hexadecimal digits, in `session`, and `{"name"}` in the body. No address leads here.
    ///
    /// The worship path stays with the devices it was written on until the person says otherwise. Where there are as many
    /// devices as there may be, the one that was used longest ago makes room.
    ///
    /// - Returns: 200, or 400 without a session.
    @export(interface)
    public func handleArrival(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            try library.require([PairedDevice.query])
            guard let id = PairedDevice.id(ofSession: request.session) else {
                return .respond(Response(status: 400), changes: Changes())
            }
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            let devices = try PairedDevice.all(library).sorted { a, b in
                (a.used?.dayNumber ?? 0) > (b.used?.dayNumber ?? 0)
            }
            for device in devices.dropFirst(PairedDevice.limit - 1) { device.end(&changeSet) }
            let name = PairedDevice.checkedName((try? JSON(reading: request.body))?["name"]?.string ?? "") ?? ""
            let today = CivilDateTime(utcSeconds: request.now.seconds).date
            changeSet.set(PairedDevice.key(id), PairedDevice.fields(name, hasPath: false, on: today))
            return .respond(Response(status: 200), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }

    /// Ends the session whose secret the host brings: that of a person who signs out. No address leads here.
    ///
    /// - Returns: 200 if it was one, otherwise 404.
    @export(interface)
    public func handleDeparture(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            guard let id = PairedDevice.id(ofSession: request.session),
                let device = PairedDevice(try library.record(PairedDevice.key(id)))
            else { return .respond(Response(status: 404), changes: Changes()) }
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            device.end(&changeSet)
            return .respond(Response(status: 200), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }
}
