import Foundation
import Interface
import Records

/// The page that leads an iPhone and an Android phone through trusting the authority, each in its own words. It needs no
/// other file, because its listener serves none.
struct TrustPage {
    let language: Language
    let words: Messages
    let authority: AuthorityCertificate
    let origin: String

    /// Only the page's own style holds, known by its hash (CSP level 3 §2.3.1); nothing else is loaded or run.
    static let policy =
        "default-src 'none'; style-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    private static let digest = Data(SHA256.hash(Array(style.description.utf8))).base64EncodedString()

    private static let style: StaticString = """
        :root{color-scheme:light dark;font:100%/1.7 system-ui,sans-serif}body{margin:0 auto;padding:1rem;max-width:38rem}\
        h1{font-size:1.5rem}h2{font-size:1.2rem;margin-block-start:2rem}li{margin-block:.5rem}\
        a{color:inherit}a.go{display:inline-block;padding:.75rem 1.25rem;border:2px solid;border-radius:.75rem;font-weight:600}\
        code{display:block;font:1rem/1.8 ui-monospace,monospace;direction:ltr;text-align:start;overflow-wrap:anywhere}\
        :lang(ar) ol{list-style:arabic-indic}:lang(ur) ol{list-style:persian}\
        nav a{display:inline-block;padding:.75rem .5rem}
        """

    func render() -> [UInt8] {
        html(.lang(language.code), .dir(language.direction)) {
            head {
                Node.markup(
                    "<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                title { word("trust.title") }
                Node.markup("<style>")
                Node.markup(Self.style)
                Node.markup("</style>")
            }
            body {
                main {
                    h1 { word("trust.title") }
                    p { word("trust.lead") }
                    fingerprint
                    walk("trust.iphone", file: "/wird.mobileconfig", steps: 4)
                    walk("trust.android", file: "/wird-authority.crt", steps: 4)
                    h2 { word("trust.next") }
                    p { word("trust.nextHint") }
                    if let link = Link(https: origin + "/pair") {
                        p { a(href: link, .class("go")) { word("trust.go") } }
                    }
                }
                nav { for other in words.languages { way(to: other) } }
            }
        }.renderDocument()
    }

    private func word(_ key: String) -> String {
        words.text(key, ["name": authority.name], language: language.code)
    }

    @NodeBuilder private var fingerprint: Node {
        h2 { word("trust.fingerprint") }
        p { word("trust.fingerprintHint") }
        code {
            for line in authority.fingerprintLines {
                bdi { line }
                br()
            }
        }
    }

    /// The steps of one kind of phone, which begin with a file.
    @NodeBuilder private func walk(_ key: String, file: String, steps: Int) -> Node {
        h2 { word(key) }
        p { a(href: Link(path: file), .class("go")) { word("\(key).get") } }
        ol { for step in 1...steps { li { word("\(key).\(step)") } } }
    }

    private func way(to other: Language) -> Node {
        a(href: Link(segments: [""], query: [(name: "lang", value: other.code)]), .lang(other.code)) { other.name }
    }
}
