/// What an authenticator says and signs (WebAuthn, section 6.1).
public struct AuthenticatorData: Hashable, Sendable {
    /// The flags, by their bits. The two that are reserved are ignored.
    public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// UP: somebody touched the authenticator or the like.
        public static let userPresent = Flags(rawValue: 0x01)
        /// UV: it knows who that was, by a PIN, a finger or a face.
        public static let userVerified = Flags(rawValue: 0x04)
        /// BE: the passkey may be on several devices.
        public static let backupEligible = Flags(rawValue: 0x08)
        /// BS: it is backed up now.
        public static let backedUp = Flags(rawValue: 0x10)
        /// AT: a new passkey follows.
        public static let attested = Flags(rawValue: 0x40)
        /// ED: what extensions say follows.
        public static let extended = Flags(rawValue: 0x80)
    }

    /// The SHA-256 of the relying party's id.
    public var partyHash: [UInt8]
    public var flags: Flags
    public var signCount: UInt32
    public var attested: AttestedCredential?
    public var extensions: CBOR?

    /// Reads the data, of which nothing may be left over.
    ///
    /// - Throws: ``PasskeyError/malformedAuthenticatorData``.
    public init(reading bytes: [UInt8]) throws(PasskeyError) {
        guard bytes.count >= Self.fixedSize else { throw .malformedAuthenticatorData }
        partyHash = Array(bytes[..<32])
        flags = Flags(rawValue: bytes[32])
        signCount = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        var index = Self.fixedSize
        if flags.contains(.attested) { attested = try Self.attested(bytes, &index) }
        if flags.contains(.extended) {
            let value = try Self.value(bytes, &index)
            guard value.entries != nil else { throw .malformedAuthenticatorData }
            extensions = value
        }
        guard index == bytes.count else { throw .malformedAuthenticatorData }
    }

    private static let fixedSize = 37

    private static func attested(_ bytes: [UInt8], _ index: inout Int) throws(PasskeyError) -> AttestedCredential {
        let idStart = index + 18
        guard idStart <= bytes.count else { throw .malformedAuthenticatorData }
        let model = Array(bytes[index..<index + 16])
        let keyStart = idStart + (Int(bytes[index + 16]) << 8 | Int(bytes[index + 17]))
        guard keyStart <= bytes.count, (1...AttestedCredential.longestID).contains(keyStart - idStart) else {
            throw .malformedAuthenticatorData
        }
        index = keyStart
        _ = try value(bytes, &index)
        return AttestedCredential(
            model: model, id: Array(bytes[idStart..<keyStart]), publicKey: Array(bytes[keyStart..<index]))
    }

    /// A key and the extensions don't say how long they are: they end where their CBOR ends.
    private static func value(_ bytes: [UInt8], _ index: inout Int) throws(PasskeyError) -> CBOR {
        do throws(CBORError) {
            var reader = try CBORReader(bytes, from: index)
            let value = try reader.value()
            index = reader.index
            return value
        } catch {
            throw .malformedAuthenticatorData
        }
    }
}
