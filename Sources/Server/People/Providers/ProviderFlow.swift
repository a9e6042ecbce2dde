import Almanac
import People

/// That somebody was sent to a provider, and what for.
struct ProviderFlow: Sendable {
    var provider: IdentityProvider
    var request: AuthorizationRequest
    var purpose: Purpose
    var begun: Instant

    /// What follows when the provider has said who they are.
    enum Purpose: Sendable {
        case signIn
        /// Joining or recovering, with the secret of that step.
        case way(step: String)
        /// One more way in for a person who is signed in.
        case connecting(person: String)
        /// A person who is signed in shows that it is them.
        case confirming(person: String)
    }
}
