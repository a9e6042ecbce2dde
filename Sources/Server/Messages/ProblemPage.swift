import Interface

/// The page for failures below the app: one sentence and a link back.
struct ProblemPage {
    var language: Language
    var message: String
    var back: String

    /// Renders the page as HTML. It needs no file of the app.
    func render() -> [UInt8] {
        html(.lang(language.code), .dir(language.direction)) {
            head {
                Node.markup("<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">")
                title { message }
            }
            body {
                main {
                    p { message }
                    p { a(href: Link(path: "/")) { back } }
                }
            }
        }.renderDocument()
    }
}
