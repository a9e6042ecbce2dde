extension JSON {
    /// Reads a document (RFC 8259) in UTF-8 without a byte order mark. Member names must be unique, and nothing may
    /// follow the value. Integers that fit become `.int`, however they are written; every other number becomes
    /// `.double`.
    ///
    /// - Throws: ``JSONError`` with the position of the first fault.
    public init(reading bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
        guard bytes.count <= limits.size else {
            throw JSONError(.tooLarge, offset: 0, line: 1, column: 1)
        }
        var fault = JSONFault(reason: .unexpectedEnd, offset: 0)
        let value = bytes.withUnsafeBufferPointer { buffer -> JSON? in
            var scanner = JSONScanner(bytes: buffer, depth: limits.depth)
            do throws(JSONFault) {
                return try scanner.document()
            } catch {
                fault = error
                return nil
            }
        }
        guard let value else { throw JSONError(fault, in: bytes) }
        self = value
    }

    /// Reads a document from a text.
    ///
    /// - Throws: ``JSONError`` with the position of the first fault.
    public init(reading text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        try self.init(reading: [UInt8](text.utf8), limits: limits)
    }
}
