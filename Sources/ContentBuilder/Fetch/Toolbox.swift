import Foundation
import Records

/// The pinned tools (fontTools, Brotli), installed only in the content folder.
struct Toolbox: Sendable {
    var folder: URL
    var pins: [PackagePin]
    var store: PackageStore

    /// The folder from which Python imports the tools, or `nil` if they are not installed for this Python.
    func installed() throws(ContentError) -> URL? {
        let place = try place()
        return Files.exists(place) ? place : nil
    }

    /// The folder from which Python imports the tools, which are installed first if missing.
    func library(tell: (String) -> Void) throws(ContentError) -> URL {
        let place = try place()
        if Files.exists(place) { return place }
        var wheels: [String] = []
        for pin in pins { wheels.append(try store.wheel(pin, tell: tell).path) }
        return try Files.withTemporaryFolder(in: folder) { (partial) throws(ContentError) in
            let target = partial.appendingPathComponent("library")
            let result = try store.python.run(
                ["-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]
                    + ["--no-input", "--root-user-action", "ignore", "--target", target.path] + wheels)
            guard result.status == 0 else {
                throw ContentError(
                    "the tools can't be installed (\(result.lastLine))", in: folder.path,
                    remedy: "Check that `python3 -m pip --version` works and is 22.1 or later")
            }
            try Files.move(target, to: place)
            return place
        }
    }

    /// The folder for this Python: another one needs other wheels of the same tools, and so another folder.
    private func place() throws(ContentError) -> URL {
        let version = try store.python.run(["-c", "import sys; print(sys.version, sys.platform)"]).output
        let key = SHA256.hex(Array((pins.flatMap { $0.wheels }.joined() + version).utf8)).prefix(16)
        return folder.appendingPathComponent(String(key))
    }
}
