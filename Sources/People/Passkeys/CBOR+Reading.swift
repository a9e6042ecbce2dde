extension CBOR {
    /// Reads a document that nothing may follow. As CTAP2's canonical form demands (FIDO CTAP 2.1, section 8), lengths
    /// are definite and everything is as short as it can be. The order of keys is not demanded: it changes no meaning,
    /// and clients put the outer map together, not authenticators.
    ///
    /// - Throws: ``CBORError`` for anything else; no input makes it trap.
    public init(reading bytes: [UInt8]) throws(CBORError) {
        var reader = try CBORReader(bytes)
        let value = try reader.value()
        guard reader.index == bytes.count else { throw .trailingBytes }
        self = value
    }
}
