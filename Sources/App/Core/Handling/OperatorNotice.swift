import Interface

/// Says that a configuration file of this installation can't be used and what holds instead (MZ-214).
struct OperatorNotice {
    let visit: Visit
    private var strings: Strings { visit.strings }

    init(_ visit: Visit) {
        self.visit = visit
    }

    /// One quiet line with the way to what is wrong.
    @NodeBuilder var node: Node {
        if let fault = visit.bundle.problems.first {
            banner(
                strings(.configurationOperator, .text("file", fault.file)),
                actions: linkButton(
                    strings[.configurationOperatorOpen], href: Route.me(.configuration).link(), kind: .secondary))
        }
    }

    /// Every fault with its file, its key and what is allowed there.
    var whole: Node {
        div(.class("banner", "tone-notice")) {
            Icon.info.node()
            div {
                p { strong { strings[.configurationOperatorTitle] } }
                ul(.class("problems"), .dir(.leftToRight), .lang("en")) {
                    for fault in visit.bundle.problems {
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
