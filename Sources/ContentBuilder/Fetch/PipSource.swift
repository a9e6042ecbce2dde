import Foundation

/// The Python Package Index, or the mirror that this machine's pip is configured for.
public struct PipSource: PackageSource {
    private let python: String

    public init(python: String = "python3") {
        self.python = python
    }

    public func fetch(name: String, version: String, hashes: [String], into folder: URL) throws(ContentError) -> URL {
        let python = try Python(python)
        let requirements = folder.appendingPathComponent("requirements.txt")
        let pins = hashes.map { " --hash=sha256:\($0)" }.joined()
        try Files.write(Array("\(name)==\(version)\(pins)\n".utf8), to: requirements)
        let result = try python.run([
            "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:",
            "--disable-pip-version-check", "--no-input", "--dest", folder.path, "-r", requirements.path,
        ])
        guard result.status == 0 else { throw Self.error(result, package: "\(name) \(version)") }
        let wheels = try Files.list(folder).filter { $0.pathExtension == "whl" }
        guard wheels.count == 1 else {
            throw ContentError(
                "pip ended well but left \(wheels.count) wheels", in: "\(name) \(version)",
                remedy: "Run the command again; if it stays, `python3 -m pip --version` says which pip this is")
        }
        return wheels[0]
    }

    /// Interprets pip's output for the person waiting.
    static func error(_ result: Python.Result, package: String) -> ContentError {
        let output = result.output
        if output.contains("No module named pip") {
            return ContentError(
                "this Python has no pip", in: package, remedy: "Install python3-pip, then try again")
        }
        if output.contains("DO NOT MATCH THE HASHES") {
            return ContentError(
                "the package on the index is not the pinned one (its SHA-256 differs)", in: package,
                remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json and the index that pip uses")
        }
        return ContentError(
            "pip could not fetch it (\(result.lastLine))", in: package,
            remedy: "Check the network and pip's index, then run the command again: what is fetched already stays")
    }
}
