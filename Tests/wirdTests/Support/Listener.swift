import Foundation
import Testing

/// A socket that holds a port of this machine.
struct Listener {
    let port: Int
    private let descriptor: Int32

    init() throws {
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        self.descriptor = descriptor
        try #require(descriptor >= 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
        }
        try #require(bound == 0)
        try #require(listen(descriptor, 8) == 0)
        var length = size
        let named = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        try #require(named == 0)
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    /// The next connection; `nil` once the socket is closed.
    func accept() -> Int32? {
        let connection = Foundation.accept(descriptor, nil, nil)
        return connection >= 0 ? connection : nil
    }

    func close() {
        // Who waits for a connection is let go first.
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
        _ = Foundation.close(descriptor)
    }
}
