import Foundation

/// One end of the pipe between the program and its helper.
struct Channel {
    /// Why nothing came.
    enum Fault: Error {
        case closed
        case late
    }

    let descriptor: Int32

    /// Sends a message. The other end may be gone: that is no signal here, only a fault.
    func send(_ message: [UInt8]) throws(Fault) {
        var writer = WireWriter()
        writer.number(message.count)
        let bytes = writer.bytes + message
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                #if canImport(Darwin)
                    Foundation.send(descriptor, buffer.baseAddress! + sent, bytes.count - sent, 0)
                #else
                    Foundation.send(descriptor, buffer.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .closed }
            sent += count
        }
    }

    /// Receives a message.
    ///
    /// - Parameter deadline: when to give up; never without one.
    func receive(by deadline: ContinuousClock.Instant? = nil) throws(Fault) -> [UInt8] {
        var reader = WireReader(try receive(4, deadline))
        guard let count = reader.number(), count <= Wire.most else { throw .closed }
        return try receive(count, deadline)
    }

    private func receive(_ count: Int, _ deadline: ContinuousClock.Instant?) throws(Fault) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            try wait(deadline)
            let more = bytes.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress! + received, count - received)
            }
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { throw .closed }
            received += more
        }
        return bytes
    }

    private func wait(_ deadline: ContinuousClock.Instant?) throws(Fault) {
        guard let deadline else { return }
        while true {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { throw .late }
            let milliseconds = Int32(
                clamping: left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000 + 1)
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = Foundation.poll(&poll, 1, milliseconds)
            if ready > 0 { return }
            if ready < 0, errno != EINTR { throw .closed }
        }
    }
}
