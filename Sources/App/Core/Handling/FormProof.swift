import Interface
import Records

/// Whether a form came from a page of the app on this device: what a worker asks before it changes anything.
enum FormProof {
    /// What is known of a form.
    enum Verdict: Hashable, Sendable {
        case own
        /// One of the app's pages sent it, and not one that this device has made: the server made it, or a version of the app
        /// that sealed none.
        case unsealed
        case foreign
    }

    /// Holds a form against its sender. Where there is none the host has seen to it itself.
    static func verdict(on form: FormFields, from sender: Sender?) -> Verdict {
        guard let sender else { return .own }
        guard sender.isOwnPage else { return .foreign }
        guard sender.isNavigation else { return .own }
        return FormSeal(secret: sender.secret).holds(form[.operation] ?? "") ? .own : .unsealed
    }

    /// The answer to a form that is not to be taken, which the host gives out where the server can't be asked; `nil` where
    /// nothing stands against the form.
    static func refusal(of form: FormFields, _ context: RequestContext) -> Reply? {
        switch verdict(on: form, from: context.request.sender) {
        case .own: nil
        case .unsealed: SendAgainScreen.show(form, context)
        case .foreign: ErrorScreen.foreign(context)
        }
    }
}
