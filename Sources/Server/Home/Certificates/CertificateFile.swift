import Foundation
import SwiftASN1
import X509

/// Reading and writing certificates and keys as PEM files (RFC 7468).
enum CertificateFile {
    /// The first certificate in a file: the server's own, before those of its authorities.
    static func certificate(_ path: String) throws(CertificateProblem) -> Certificate {
        let text: String
        do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
            throw .certificate(path: path, reason: reason(error, path))
        }
        do { return try Certificate(pemEncoded: text) } catch {
            throw .certificate(path: path, reason: "PEM")
        }
    }

    static func key(_ path: String) throws(CertificateProblem) -> Certificate.PrivateKey {
        let text: String
        do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
            throw .key(path: path, reason: reason(error, path))
        }
        do { return try Certificate.PrivateKey(pemEncoded: text) } catch { throw .key(path: path, reason: "PEM") }
    }

    /// Writes a file in one step, readable by its owner alone.
    static func write(_ text: String, to path: String) throws(CertificateProblem) {
        let draft = path + ".new"
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data(text.utf8))
            try file.synchronize()
        } catch {
            throw .unwritable(path: path, reason: reason(error, path))
        }
        guard rename(draft, path) == 0 else {
            throw .unwritable(path: path, reason: String(cString: strerror(errno)))
        }
    }

    private static func reason(_ error: any Error, _ path: String) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(underlying.code)))
        }
        if !FileManager.default.fileExists(atPath: path) { return String(cString: strerror(ENOENT)) }
        if access(path, R_OK) != 0 { return String(cString: strerror(errno)) }
        return (error as NSError).localizedDescription
    }
}
