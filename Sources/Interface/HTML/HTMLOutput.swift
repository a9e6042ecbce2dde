/// A page's bytes while it is rendered: one piece of memory that doubles, without an array's checks at each of a page's
/// thousands of pieces.
struct HTMLOutput: ~Copyable {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    init(capacity: Int = 98_304) {
        self.capacity = max(capacity, 64)
        memory = .allocate(capacity: self.capacity)
    }

    deinit { memory.deallocate() }

    /// What was written, as an array.
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

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
        memory.deallocate()
        memory = larger
    }
}
