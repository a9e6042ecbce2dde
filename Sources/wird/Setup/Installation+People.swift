import App
import Foundation
import People
import Records
import Server
import Storage

extension Installation {
    /// Who is on this server.
    ///
    /// - Parameter healing: whether a backup takes the place of a damaged file.
    func people(healing: Bool = false) throws -> PeopleStore {
        do throws(StoreError) { try data.prepare() } catch { throw terminal.failure(error.message) }
        do throws(PeopleError) {
            return try PeopleStore(path: data.accounts, healing: healing)
        } catch {
            throw Failure(terminal.text("malformed", ["path": data.accounts, "reason": "\(error)"]))
        }
    }

    /// What a server needs for what several people share: each space has a data folder of its own.
    func shared(_ library: PackLibrary, _ bundle: BuiltBundle, _ app: HostedApp.Running) -> SharedParts {
        let sections = BundledSections(bundle, library: library)
        let (data, world) = (data, world)
        let shared = app.shared
        return SharedParts(
            open: { id in
                let house = try DataHouse(data.folder(ofSpace: id), healing: true, now: world.now())
                let host = try LocalHost(
                    store: house.store, library: sections, handler: shared.decide, rules: { _ in .nothing })
                return (host, house)
            },
            all: { data.spaceIDs }, remove: { id in try data.folder(ofSpace: id).remove() }, decide: shared.decide,
            view: shared.view, project: shared.project, desk: shared.desk, file: shared.file, verdicts: shared.verdicts)
    }

    /// What a server needs to have several people: each has a data folder of their own.
    func household(_ library: PackLibrary, _ bundle: BuiltBundle, _ app: HostedApp.Running) throws -> HouseholdParts {
        let people = try people(healing: true)
        let sections = BundledSections(bundle, library: library)
        let (data, world) = (data, world)
        return HouseholdParts(
            people: people,
            open: { id in
                guard Person.isID(id), id != Person.owner else { throw PeopleError.unknown }
                let house = try DataHouse(data.folder(ofPerson: id), healing: true, now: world.now())
                let host = try LocalHost(
                    store: house.store, library: sections, handler: app.app, rules: app.rules(sections)
                ) {
                    // If this fails, it is repeated at the next check.
                    try? house.forgetErased(now: world.now())
                }
                return (host, house)
            },
            remove: { id in
                guard Person.isID(id), id != Person.owner else { throw PeopleError.unknown }
                try data.folder(ofPerson: id).remove()
            },
            common: { [contentFolder] in
                let file = FileManager.default.contents(atPath: contentFolder + "/lists/common-passwords.txt")
                return CommonPasswords(file.map { [UInt8]($0) } ?? [])
            })
    }
}
