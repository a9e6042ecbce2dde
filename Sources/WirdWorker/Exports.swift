// The functions that the worker's script calls. They only move bytes over the border; `Bridge` does the rest.

/// The worker is single-threaded: one instance of the module holds one bridge.
nonisolated(unsafe) private var bridge = Bridge()

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
@_expose(wasm, "wird_call") @_cdecl("wird_call")
public func wirdCall(_ pointer: UnsafeRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
    let message = [UInt8](UnsafeRawBufferPointer(start: pointer, count: Int(count)))
    let answer = bridge.call(message)
    let place = wirdAllocate(UInt32(answer.count))
    answer.withUnsafeBytes { place.copyMemory(from: $0.baseAddress!, byteCount: answer.count) }
    return place
}
