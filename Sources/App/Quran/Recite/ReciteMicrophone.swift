import Interface

/// The microphone of a session's page with one part for each of its states (QI-009), all of them hidden until the script shows
/// one: without scripts there is nothing to press.
struct ReciteMicrophone {
    private let strings: Strings

    init(_ strings: Strings) { self.strings = strings }

    var node: Node {
        div(.class("recite-mic", "card"), .data("mic-panel"), .hidden()) {
            scriptButton(
                strings[.reciteMic], kind: .primary, icon: .mic, .data("mic"),
                .data("text-begin", strings[.reciteMic]), .data("text-pause", strings[.reciteMicPause]),
                .data("text-resume", strings[.reciteMicResume]))
            scriptButton(strings[.reciteMicEnd], kind: .secondary, icon: .check, .data("mic-end"), .hidden())
            for state in State.allCases { part(state) }
            p(.class("spoken"), .role("status"), .data("recite-status"))
        }
    }

    private func part(_ state: State) -> Node {
        div([.class("recite-mic-state"), .data("mic-state", state.rawValue), .hidden()]) {
            p { strings[key: "recite.mic." + state.rawValue] }
            switch state {
            case .ask: scriptButton(strings[.reciteMicAllow], kind: .primary, icon: .mic, .data("mic-allow"))
            case .denied, .lost, .restarted:
                scriptButton(strings[.reciteMicAgain], icon: .repeats, .data("mic-again"))
            case .absent, .busy:
                linkButton(strings[.reciteMicSelf], href: Link(fragment: "check"), kind: .quiet, icon: .forward)
            case .paused: scriptButton(strings[.reciteMicResume], icon: .mic, .data("mic-resume"))
            case .loading: scriptButton(strings[.downloadsCancel], kind: .quiet, .data("mic-cancel"))
            // The buttons to pause and to end stand beside them.
            case .listening, .behind, .silent: Node.nothing
            }
        }
    }

    /// The states, by the names in the page.
    private enum State: String, CaseIterable {
        /// The browser is about to ask for the microphone, which is explained first.
        case ask
        case denied
        /// There is no recogniser.
        case absent
        /// Somebody else is being listened to.
        case busy
        case loading
        case listening
        /// The recogniser is some seconds behind the voice.
        case behind
        case paused
        case silent
        /// The recogniser began anew.
        case restarted
        /// The server isn't reached.
        case lost
    }
}

/// What the check is and isn't (QI-049).
struct ReciteDisclaimer {
    private let strings: Strings

    init(_ strings: Strings) { self.strings = strings }

    var node: Node {
        p(.class("recite-disclaimer", "field-hint"), .data("disclaimer")) { strings[.reciteDisclaimer] }
    }
}
