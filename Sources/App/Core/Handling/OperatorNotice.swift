import Interface

/// A notice that a configuration file of this installation can't be used, and what is used instead (MZ-214).
struct OperatorNotice {
    let context: RequestContext
    private var strings: Strings { context.strings }

    init(_ context: RequestContext) {
        self.context = context
    }

    /// One quiet line with a link to the faults.
    @NodeBuilder var node: Node {
        if let fault = context.bundle.problems.first {
            banner(
                strings(.configurationOperator, .text("file", fault.file)),
                actions: linkButton(
                    strings[.configurationOperatorOpen], href: Route.me(.configuration).link(), kind: .secondary))
        }
    }

    /// Every fault with its file, its key and what is allowed.
    var whole: Node {
        div(.class("banner", "tone-notice")) {
            Icon.info.node()
            div {
                p { strong { strings[.configurationOperatorTitle] } }
                ul(.class("problems"), .dir(.leftToRight), .lang("en")) {
                    for fault in context.bundle.problems {
                        li {
                            span(.class("problem-place")) {
                                fault.key.isEmpty ? fault.file : "\(fault.file), \(fault.key)"
                            }
                            span { " " + fault.reason }
                        }
                    }
                }
            }
        }
    }
}
