import Records

/// What the browser says and the authenticator signs (collected client data, WebAuthn, section 5.8.1).
public struct ClientData: Hashable, Sendable {
    /// Which of the two things a passkey is used for.
    public enum Ceremony: String, Hashable, Sendable {
        case create = "webauthn.create"
        case get = "webauthn.get"
    }

    public var ceremony: Ceremony
    public var challenge: [UInt8]
    public var origin: String
    /// Whether the page was inside a page of another origin.
    public var isCrossOrigin: Bool
    /// The origin of that page, if the browser says it.
    public var topOrigin: String?

    /// Reads the JSON. Members that later versions may add are ignored.
    ///
    /// - Throws: ``PasskeyError/malformedClientData``, and ``PasskeyError/wrongCeremony`` for an unknown one.
    public init(reading bytes: [UInt8]) throws(PasskeyError) {
        guard bytes.count <= Self.largestSize, let json = try? JSON(reading: bytes, limits: JSONLimits(depth: 8)) else {
            throw .malformedClientData
        }
        guard let type = json["type"]?.string, let text = json["challenge"]?.string,
            let challenge = Base64.decode(text, .url), let origin = json["origin"]?.string
        else { throw .malformedClientData }
        guard let ceremony = Ceremony(rawValue: type) else { throw .wrongCeremony }
        self.ceremony = ceremony
        self.challenge = challenge
        self.origin = origin
        switch json["crossOrigin"] {
        case nil: isCrossOrigin = false
        case .bool(let value): isCrossOrigin = value
        default: throw .malformedClientData
        }
        switch json["topOrigin"] {
        case nil: topOrigin = nil
        case .string(let value): topOrigin = value
        default: throw .malformedClientData
        }
    }

    private static let largestSize = 1 << 14

    /// Checks type, challenge and origins as sections 7.1 and 7.2 demand. This server's pages are never inside others.
    func check(_ ceremony: Ceremony, challenge: [UInt8], for party: RelyingParty) throws(PasskeyError) {
        guard self.ceremony == ceremony else { throw .wrongCeremony }
        // A challenge is random and has at least 16 bytes (section 13.4.3): an empty one must never match.
        guard challenge.count >= 16, self.challenge == challenge else { throw .wrongChallenge }
        guard party.origins.contains(where: { $0.utf8.elementsEqual(origin.utf8) }) else { throw .wrongOrigin }
        guard !isCrossOrigin, topOrigin == nil else { throw .embedded }
    }
}
