/// Why something about people can't be done.
public enum PeopleError: Error, Hashable, Sendable {
    /// Another person has the name.
    case nameTaken
    /// The invitation is used, over, taken back or unknown.
    case invitationGone
    /// Nobody has this id.
    case unknown
    /// A person needs one way to sign in that is left.
    case lastWay
    /// A short password is a way in beside a passkey alone.
    case shortPassword
    /// The account at a provider is somebody's here already.
    case identityTaken
    /// As many of them as there may be.
    case tooMany
    /// The disk is full; nothing was changed.
    case full
    /// The file of accounts can't be used.
    case store(String)
}
