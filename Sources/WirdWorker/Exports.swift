// The functions that the worker's script calls. They only move bytes over the border; `Bridge` does the rest.
//
// Which of the two calls a module exports is the linker's to say (Scripts/build-worker): exposed here, each would be in both,
// with all that it leads to.

/// The worker is single-threaded: one instance of a module holds one bridge. The two are never linked into one module.
nonisolated(unsafe) private var bridge = Bridge(.whole)
nonisolated(unsafe) private var everydayBridge = Bridge(.everyday)

/// Reserves room for a message of `count` bytes.
@_expose(wasm, "wird_allocate") @_cdecl("wird_allocate")
public func wirdAllocate(_ count: UInt32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
}

/// Gives the room of a message back, with the size it was reserved with.
@_expose(wasm, "wird_release") @_cdecl("wird_release")
public func wirdRelease(_ pointer: UnsafeMutableRawPointer, _ count: UInt32) {
    pointer.deallocate()
}

/// Takes a framed message and returns the framed answer, which the caller releases.
@_cdecl("wird_call")
public func wirdCall(_ pointer: UnsafeRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
    handOver(bridge.call(message(pointer, count)))
}

/// As `wird_call`, of the module that holds the screens of every day alone.
@_cdecl("wird_call_everyday")
public func wirdCallEveryday(_ pointer: UnsafeRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
    handOver(everydayBridge.call(message(pointer, count)))
}

private func message(_ pointer: UnsafeRawPointer, _ count: UInt32) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: pointer, count: Int(count)))
}

private func handOver(_ answer: [UInt8]) -> UnsafeMutableRawPointer {
    let place = wirdAllocate(UInt32(answer.count))
    answer.withUnsafeBytes { place.copyMemory(from: $0.baseAddress!, byteCount: answer.count) }
    return place
}
