import Interface
import Records

/// Checks whether a form came from a page of the app on this device, which a worker asks before it changes anything.
enum FormProof {
    /// The origin of a form.
    enum Verdict: Hashable, Sendable {
        case own
        /// One of the app's pages sent it, but not one that this device made: the server made it, or a version of the
        /// app that didn't seal forms.
        case unsealed
        case foreign
    }

    /// Checks a form against its sender. Without a sender, the host has already checked it.
    static func verdict(on form: FormFields, from sender: Sender?) -> Verdict {
        guard let sender else { return .own }
        guard sender.isOwnPage else { return .foreign }
        guard sender.isNavigation else { return .own }
        return FormSeal(secret: sender.secret).holds(form[.operation] ?? "") ? .own : .unsealed
    }

    /// The answer to a form that must not be applied, which the host sends if the server can't be asked; `nil` if the
    /// form may be applied.
    static func refusal(of form: FormFields, _ context: RequestContext) -> Reply? {
        switch verdict(on: form, from: context.request.sender) {
        case .own: nil
        case .unsealed: SendAgainScreen.show(form, context)
        case .foreign: ErrorScreen.foreign(context)
        }
    }
}
