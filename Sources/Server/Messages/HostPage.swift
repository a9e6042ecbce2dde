import App
import HTTPTypes
import HummingbirdCore
import Interface
import NIOCore

/// A page of the server's own with the app's looks, for who isn't inside yet: it uses public files alone.
struct HostPage {
    var language: Language
    var title: String
    var content: Node
    var assets: [String: String]
    /// The script of the page, by its plain name.
    var script: String?

    func response(_ status: HTTPResponse.Status) -> Response {
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
        for header in SecurityHeaders.page {
            guard let name = HTTPField.Name(header.name) else { continue }
            headers[name] = header.value
        }
        // The address of the page may have held a code; it is told to nobody.
        headers[HTTPField.Name("referrer-policy")!] = "same-origin"
        return Response(
            status: status, headers: headers.withSecurity,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: node.renderDocument())))
    }

    private var node: Node {
        html(.lang(language.code), .dir(language.direction), .data("mode", "auto"), .data("air", "me")) {
            head {
                Node.markup(
                    "<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                Interface.title { title }
                if let sheet = assets["app.css"] { link(.rel("stylesheet"), .href(Link(path: sheet))) }
                if let name = script, let module = assets[name] {
                    Interface.script(src: Link(path: module), .type("module"))
                }
            }
            body {
                div(.class("backdrop"), .ariaHidden)
                div(.class("shell", "shell-bare")) {
                    div(.class("head")) { PageHeader(title).node }
                    main(.id("content"), .class("main")) { content }
                }
            }
        }
    }
}
