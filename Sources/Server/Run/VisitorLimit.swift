import App
import NIOCore
import Synchronization

/// How many connections each address of a network has, and may have: one that opens connections without end takes its own
/// places, and not everybody's.
final class VisitorCount: Sendable {
    let most: Int
    private let counts = Mutex<[String: Int]>([:])

    init(_ most: Int) { self.most = most }

    /// Counts a connection; whether there is a place for it. Of this machine itself there may be any number: behind its
    /// address stand all its programs.
    func enter(_ visitor: String) -> Bool {
        guard NetworkAddress(visitor)?.isLoopback == false else { return true }
        return counts.withLock { counts in
            counts[visitor, default: 0] += 1
            return counts[visitor, default: 0] <= most
        }
    }

    /// Counts that a connection has ended.
    func leave(_ visitor: String) {
        counts.withLock { counts in
            guard let count = counts[visitor] else { return }
            counts[visitor] = count > 1 ? count - 1 : nil
        }
    }
}

/// Closes a connection for which its address has no place any more.
final class VisitorLimit: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let count: VisitorCount
    private var visitor: String?

    init(_ count: VisitorCount) { self.count = count }

    func handlerAdded(context: ChannelHandlerContext) {
        guard let address = context.channel.remoteAddress?.ipAddress else { return }
        visitor = address
        guard !count.enter(address) else { return }
        let channel = context.channel
        // Once the channel is set up, so that nothing is added to one that is closed.
        context.eventLoop.execute { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { leave() }

    func channelInactive(context: ChannelHandlerContext) {
        leave()
        context.fireChannelInactive()
    }

    private func leave() {
        if let visitor { count.leave(visitor) }
        visitor = nil
    }
}
