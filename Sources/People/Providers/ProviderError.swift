/// Why what a provider sent isn't accepted. The raw value is a word for the log.
public enum ProviderError: String, Error, Hashable, Sendable {
    /// It can't be reached, or answers with an error.
    case unreachable
    /// Its description can't be used.
    case badDescription
    /// Its description is somebody else's.
    case otherDescription
    /// The answer belongs to nothing that this browser asked.
    case wrongState
    /// It doesn't take the code.
    case codeRefused
    /// The answer to the code holds no ID token.
    case noToken
    case malformedToken
    /// No signature, or one that anybody could make who knows what is public.
    case weakAlgorithm
    /// None of the provider's keys is the one that the token names.
    case unknownKey
    case wrongSignature
    case wrongIssuer
    case wrongAudience
    case expired
    /// It is from the future, or was made long before it was asked for.
    case wrongTime
    case wrongNonce
    case wrongAccessToken
    /// The operator's key for Apple can't be read.
    case badClientKey
}
