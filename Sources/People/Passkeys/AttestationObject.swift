/// A new passkey with what the authenticator says about itself (WebAuthn, section 6.5).
struct AttestationObject: Hashable, Sendable {
    let format: String
    let statement: CBOR
    /// The authenticator's data as it was signed.
    let dataBytes: [UInt8]
    let data: AuthenticatorData

    init(reading bytes: [UInt8]) throws(PasskeyError) {
        guard let value = try? CBOR(reading: bytes), let format = value["fmt"]?.text, let statement = value["attStmt"],
            statement.entries != nil, let dataBytes = value["authData"]?.bytes
        else { throw .malformedAttestation }
        self.format = format
        self.statement = statement
        self.dataBytes = dataBytes
        data = try AuthenticatorData(reading: dataBytes)
    }

    /// Checks the statement as far as this server needs it. It asks for none (`none`, section 8.7) and trusts no maker,
    /// so that every passkey counts as one that nobody vouches for: as section 7.1 allows, other statements are accepted
    /// unread, for some authenticators send them unasked. A self attestation (`packed` without certificates, section
    /// 8.2) is checked, because it proves that the sender has the private key.
    func checkStatement(key: COSEKey, clientDataHash: [UInt8]) throws(PasskeyError) {
        switch format {
        case "none":
            guard statement.entries?.isEmpty == true else { throw .malformedAttestation }
        case "packed" where statement["x5c"] == nil:
            guard let signature = statement["sig"]?.bytes, let algorithm = statement["alg"]?.integer,
                statement.entries?.count == 2, algorithm == key.algorithm.rawValue
            else { throw .malformedAttestation }
            guard key.verifies(signature, over: dataBytes + clientDataHash) else { throw .wrongSignature }
        default: break
        }
    }
}
