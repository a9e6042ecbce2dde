import App
import Records
import Server
import Storage

extension Installation {
    /// Removes the path's lock without its code. The app has no address for this, so only this machine's commands can
    /// do it.
    func removePathLock() throws -> JSON {
        let library = library()
        let app = try HostedApp.Running(try bundle(library).bundle.json)
        let host = try host(house(), BundledSections(try bundle(library).bundle, library: library), app)
        let request = AppRequest(method: "POST", path: "/path/lock", now: world.now(), entropy: world.entropy())
        return try reporting { () throws(StoreError) in
            let answer = try host.handle(request, by: app.unlocking).response
            return (try? JSON(reading: answer.body)) ?? .null
        }
    }
}
