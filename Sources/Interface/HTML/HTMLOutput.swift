/// The bytes of a page while it is rendered, in a single block of memory that doubles when full. It avoids an array's
/// checks for each of a page's thousands of pieces.
struct HTMLOutput: ~Copyable {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0
    /// Whether the page outgrew the array it is written into and continues in memory of its own.
    private var hasOutgrown = false

    private init(into start: UnsafeMutablePointer<UInt8>, capacity: Int) {
        memory = start
        self.capacity = capacity
    }

    deinit {
        if hasOutgrown { memory.deallocate() }
    }

    /// Returns what is written as an array. It is written directly into the array, so that a page isn't copied at the
    /// end.
    static func bytes(capacity: Int = 98_304, _ write: (inout HTMLOutput) -> Void) -> [UInt8] {
        var larger: [UInt8]?
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            var output = HTMLOutput(into: start, capacity: buffer.count)
            write(&output)
            if output.hasOutgrown {
                larger = Array(UnsafeBufferPointer(start: output.memory, count: output.count))
            } else {
                count = output.count
            }
        }
        return larger ?? bytes
    }

    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        memory[count] = byte
        count += 1
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress, bytes.count > 0 else { return }
        if capacity - count < bytes.count { grow(by: bytes.count) }
        (memory + count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    private mutating func grow(by needed: Int) {
        capacity = max(capacity * 2, count + needed)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: memory, count: count)
        if hasOutgrown { memory.deallocate() }
        memory = larger
        hasOutgrown = true
    }
}
