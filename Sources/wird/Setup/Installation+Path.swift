import App
import Records
import Server
import Storage

extension Installation {
    /// Takes the path's lock away without its code. It is no address of the app: only this machine's commands reach it.
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
