/// What a person is told when the server answers other devices: on the home network, behind a proxy, or both.
public struct HomeAnnouncement: Hashable, Sendable {
    /// The app's address for other devices: `https://laptop.local:8471`.
    public var origin: String
    /// The public address, where a proxy stands in front; links then lead there.
    public var publicOrigin: String?
    /// The same by an address of the machine, for networks that don't find names; `nil` if the certificate names none.
    public var plainOrigin: String?
    /// The link that pairs a device, which holds the one-time code; `nil` if a device is paired already.
    public var pairing: String?
    /// The page that leads through trusting the authority; `nil` with a certificate of the operator's own.
    public var trust: String?
    /// The authority's fingerprint, in lines to compare.
    public var fingerprint: [String]

    public init(
        origin: String, plainOrigin: String? = nil, pairing: String? = nil, trust: String? = nil,
        fingerprint: [String] = []
    ) {
        self.origin = origin
        self.plainOrigin = plainOrigin
        self.pairing = pairing
        self.trust = trust
        self.fingerprint = fingerprint
    }
}
