import Interface
import Planner
import Records

/// A widget as a page of its own: the drawing in the theme's colours, without scripts, with the prayers that can be
/// noted below it.
struct WidgetPage {
    let context: RequestContext
    let facts: WidgetFacts
    let address: WidgetAddress

    var node: Node {
        let strings = context.strings
        let appearance = PageFrame.appearance(context)
        let drawing = WidgetDrawing(address.kind, facts, context, WidgetInk(palette: nil))
        return html(
            .lang(strings.language.code), .dir(strings.language.direction), .data("theme", appearance.theme),
            .data("mode", appearance.mode.name), .data("air", "today"), .class("widget-page")
        ) {
            head {
                meta(.charsetUTF8)
                title { "\(strings[address.kind.label]) – \(strings[.appName])" }
                meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
                meta(.name("robots"), .content("noindex"))
                link(.rel("stylesheet"), .href(context.asset("app.css")))
            }
            body {
                main(.id("content"), .class("widget-main", "widget-" + address.kind.rawValue)) {
                    h1(.class("spoken")) { strings[address.kind.label] }
                    drawing.node()
                    if address.kind == .rectNafil { marks }
                }
            }
        }
    }

    /// A button for each voluntary prayer of today that has not been noted.
    @NodeBuilder private var marks: Node {
        for nafl in facts.nafil where !nafl.isDone {
            postForm(Route.planner(.widgetMark(address.secret)).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.mark.rawValue, nafl.id)
                submitButton(
                    context.strings(.suggestionCheck, .text("name", nafl.name)), kind: .secondary, icon: .check)
            }
        }
    }
}
