// The functions that a page calls to run tables in WebAssembly.

/// Reserves room for `count` bytes.
@_expose(wasm, "vectors_allocate") @_cdecl("vectors_allocate")
public func vectorsAllocate(_ count: UInt32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
}

/// Takes a table's name and its lines; gives a 32-bit little-endian length and that many bytes of answers, a line each.
@_expose(wasm, "vectors_answer") @_cdecl("vectors_answer")
public func vectorsAnswer(_ pointer: UnsafeRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
    let bytes = [UInt8](UnsafeRawBufferPointer(start: pointer, count: Int(count)))
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let name = String(decoding: bytes[..<end], as: UTF8.self)
    let answers = VectorTable.answers(name, to: [UInt8](bytes[end...]))
    let text = [UInt8](answers.joined(separator: [UInt8(ascii: "\n")]))
    let place = vectorsAllocate(UInt32(text.count) + 4)
    place.storeBytes(of: UInt32(text.count).littleEndian, as: UInt32.self)
    text.withUnsafeBytes { (place + 4).copyMemory(from: $0.baseAddress!, byteCount: text.count) }
    return place
}
