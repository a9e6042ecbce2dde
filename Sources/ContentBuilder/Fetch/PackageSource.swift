import Foundation

/// A source of wheels.
public protocol PackageSource: Sendable {
    /// Downloads the wheel of a package into a folder and returns its file. The caller checks its hash.
    func fetch(name: String, version: String, hashes: [String], into folder: URL) throws(ContentError) -> URL
}
