import App
import Foundation
import Records
import Storage
import Synchronization

/// Writes down each request the app handles, one JSON object a line, so that the same requests can be replayed in
/// WebAssembly and natively and their answers compared.
final class Recorder: Sendable {
    private let file: Mutex<FileHandle>

    /// Appends to a file; `nil` where it can't be written.
    init?(path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        file = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }

    func record(_ request: AppRequest) {
        var line = RecordedRequest(request).json.bytes()
        line.append(UInt8(ascii: "\n"))
        file.withLock { try? $0.write(contentsOf: Data(line)) }
    }
}
