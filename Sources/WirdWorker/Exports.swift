// The functions that the worker's script calls. They only move bytes across the boundary; `Bridge` does the rest.
//
// The linker decides which of the two calls a module exports (Scripts/build-worker): with `@_expose` here, each would
// be in both modules, along with all the code it leads to.

/// The worker is single-threaded, and one instance of a module has one bridge. The two are never linked into the same
/// module.
nonisolated(unsafe) private var bridge = Bridge(.whole)
nonisolated(unsafe) private var everydayBridge = Bridge(.everyday)

/// Allocates memory for a message of `count` bytes.
@_expose(wasm, "wird_allocate") @_cdecl("wird_allocate")
public func wirdAllocate(_ count: UInt32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
}

/// Frees the memory of a message, given the size it was allocated with.
@_expose(wasm, "wird_release") @_cdecl("wird_release")
public func wirdRelease(_ pointer: UnsafeMutableRawPointer, _ count: UInt32) {
    pointer.deallocate()
}

/// Takes a framed message and returns the framed answer, which the caller releases.
@_cdecl("wird_call")
public func wirdCall(_ pointer: UnsafeRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
    handOver(bridge.call(message(pointer, count)))
}

/// Like `wird_call`, for the module that contains only the everyday screens.
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
