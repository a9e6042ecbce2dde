import App
import Foundation
import Records
import Storage
import Synchronization

/// Records each request that the app handles, one JSON object per line, so that the same requests can be replayed
/// natively and in WebAssembly and their answers compared.
final class Recorder: Sendable {
    private let file: Mutex<FileHandle>

    /// Opens a file to append to; `nil` if it can't be written.
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
