/// The address of a widget: its kind, its format, and the secret link if there is one.
struct WidgetAddress: Hashable, Sendable {
    /// The formats of a widget.
    enum Format: String, CaseIterable, Hashable, Sendable {
        case page = ""
        case drawing = ".svg"
        case facts = ".json"
    }

    var kind: WidgetKind
    var format = Format.page
    /// The secret of a link that shows the widget to whoever has it, or `nil` for the person's own page.
    var secret: String?

    init(_ kind: WidgetKind, _ format: Format = .page, secret: String? = nil) {
        self.kind = kind
        self.format = format
        self.secret = secret
    }

    /// Reads the last part of an address, `small`, `small.svg` or `small.json`; `nil` for any other.
    init?(_ name: Substring, secret: String?) {
        let dot = name.firstIndex(of: ".") ?? name.endIndex
        guard let kind = WidgetKind(rawValue: String(name[..<dot])),
            let format = Format(rawValue: String(name[dot...]))
        else { return nil }
        self.init(kind, format, secret: secret)
    }

    var path: String {
        "/widgets/" + (secret.map { $0 + "/" } ?? "") + kind.rawValue + format.rawValue
    }
}

extension Route {
    /// The addresses of all widgets with a secret link.
    static func widgets(secret: String) -> [Route] {
        WidgetKind.allCases.map { kind in .planner(.widget(WidgetAddress(kind, secret: secret))) }
    }
}
